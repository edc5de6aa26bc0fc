/** Names of cards and places in the reader's language. */
import type { Player, Say } from '../board';
import { colourOf, type DeltaView, isBlock, type Plank } from './view';

type Options = Readonly<Record<string, string | number>>;

/** A card's full name: "walk one plank", "dragon against Red". */
export function cardName(card: string, edition: string, say: Say): string {
  if (!isBlock(card)) return say(`delta-card-${card}`);
  return say('delta-card-block', { edition, who: say(`delta-colour-${colourOf(card.charAt(1))}`) });
}

/** What a card does, and what happens when it cannot. */
export function cardHelp(card: string, edition: string, { misfit, move2 }: Options, say: Say): string {
  if (isBlock(card)) {
    return say('delta-help-block', { edition, who: say(`delta-colour-${colourOf(card.charAt(1))}`) });
  }
  return say(`delta-help-${card}`, { misfit: String(misfit), move2: String(move2) });
}

export function whoStandsOn(view: DeltaView, space: string, players: readonly Player[]): string {
  const names = view.players.flatMap((walker, seat) =>
    walker.space === space ? [players[seat]?.name ?? ''] : [],
  );
  return names.join(', ');
}

export function plankWords(view: DeltaView, plank: Plank, players: readonly Player[], say: Say): string {
  return say('delta-spot-plank', {
    colour: say(`delta-colour-${plank.colour}`),
    number: plank.number,
    name: plank.name,
    a: plank.supports[0],
    b: plank.supports[1],
    who: whoStandsOn(view, plank.name, players) || 'none',
  });
}
