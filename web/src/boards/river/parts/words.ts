/** Names of cards and places in the reader's language. */
import type { Player, Translate } from '../../board';
import { colourOf, type DeltaView, isBlock, type Plank } from '../view';

type Options = Readonly<Record<string, string | number>>;

/** A card's full name: "walk one plank", "dragon against Red". */
export function cardName(card: string, edition: string, t: Translate): string {
  if (!isBlock(card)) return t(`river-card-${card}`);
  return t('river-card-block', { edition, who: t(`river-colour-${colourOf(card.charAt(1))}`) });
}

/** What a card does, and what happens when it cannot. */
export function cardHelp(card: string, edition: string, { misfit, move2 }: Options, t: Translate): string {
  if (isBlock(card)) {
    return t('river-help-block', { edition, who: t(`river-colour-${colourOf(card.charAt(1))}`) });
  }
  return t(`river-help-${card}`, { misfit: String(misfit), move2: String(move2) });
}

export function whoStandsOn(view: DeltaView, space: string, players: readonly Player[]): string {
  const names = view.players.flatMap((walker, seat) =>
    walker.space === space ? [players[seat]?.name ?? ''] : [],
  );
  return names.join(', ');
}

export function plankWords(view: DeltaView, plank: Plank, players: readonly Player[], t: Translate): string {
  return t('river-spot-plank', {
    colour: t(`river-colour-${plank.colour}`),
    number: plank.number,
    name: plank.name,
    a: plank.supports[0],
    b: plank.supports[1],
    who: whoStandsOn(view, plank.name, players) || 'none',
  });
}
