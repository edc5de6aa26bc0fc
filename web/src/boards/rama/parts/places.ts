/** What a place is called, and what is to be said of it in words. */
import type { Player, Translate } from '../../board';
import type { Atlas } from './atlas';
import { type Choices, fareOf } from './choices';
import { type Card, nameOf, type RamaView, shortName } from '../view';

export interface I18n {
  t: Translate;
  language: string;
}

/** A town by its name, a bead on the road by where it lies between two towns. */
export function placeName(atlas: Atlas, id: string, { t, language }: I18n): string {
  const space = atlas.space.get(id)!;
  if (space.town) return shortName(space, language);
  const lies = atlas.between.get(id);
  if (!lies) return id;
  const town = (end: string) => shortName(atlas.space.get(end)!, language);
  const slots = { steps: lies.steps, start: town(lies.start), end: town(lies.end) };
  return t(lies.sea ? 'rama-at-sea' : 'rama-on-road', slots);
}

/** Everything that can be seen at a place, as short phrases: for its slip and for a screen reader. */
export function placeFacts(
  atlas: Atlas,
  id: string,
  view: RamaView,
  players: readonly Player[],
  cards: ReadonlyMap<string, Card>,
  i18n: I18n,
): string[] {
  const { t, language } = i18n;
  const space = atlas.space.get(id)!;
  const facts: string[] = [];
  if (space.grid) facts.push(t('rama-square', { square: space.grid }));
  if (space.airport) facts.push(t('rama-is-airport'));
  if (space.port) facts.push(t('rama-is-port'));
  if (view.cow === id) facts.push(t('rama-cow-here'));
  view.players.forEach((traveller, seat) => {
    if (traveller.pawn === id) facts.push(t('rama-pawn-here', { name: players[seat]?.name ?? '' }));
  });
  for (const held of view.hand.filter((one) => one.town === id)) {
    const name = nameOf(cards.get(held.card)!, language);
    facts.push(t(held.bonus ? 'rama-my-bonus-here' : 'rama-my-card-here', { name }));
  }
  return facts;
}

/** Whether a place may be chosen now, and what it costs. */
export function choiceFact(id: string, choices: Choices, i18n: I18n): string {
  const move = choices.spaces.get(id);
  return move ? i18n.t(`rama-may-${fareOf(move)}`) : '';
}
