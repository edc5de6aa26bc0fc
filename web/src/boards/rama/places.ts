/** What a place is called, and what is to be said of it in words. */
import type { Player, Say } from '../board';
import type { Atlas } from './atlas';
import { type Choices, fareOf } from './choices';
import { type Card, nameOf, type RamaView, shortName } from './view';

export interface Voice {
  say: Say;
  language: string;
}

/** A town by its name, a bead on the road by where it lies between two towns. */
export function placeName(atlas: Atlas, id: string, { say, language }: Voice): string {
  const space = atlas.space.get(id)!;
  if (space.town) return shortName(space, language);
  const lies = atlas.between.get(id);
  if (!lies) return id;
  const town = (end: string) => shortName(atlas.space.get(end)!, language);
  const slots = { steps: lies.steps, start: town(lies.start), end: town(lies.end) };
  return say(lies.sea ? 'rama-at-sea' : 'rama-on-road', slots);
}

/** Everything that can be seen at a place, as short phrases: for its slip and for a screen reader. */
export function placeFacts(
  atlas: Atlas,
  id: string,
  view: RamaView,
  players: readonly Player[],
  cards: ReadonlyMap<string, Card>,
  voice: Voice,
): string[] {
  const { say, language } = voice;
  const space = atlas.space.get(id)!;
  const facts: string[] = [];
  if (space.grid) facts.push(say('rama-square', { square: space.grid }));
  if (space.airport) facts.push(say('rama-is-airport'));
  if (space.port) facts.push(say('rama-is-port'));
  if (view.cow === id) facts.push(say('rama-cow-here'));
  view.players.forEach((traveller, seat) => {
    if (traveller.pawn === id) facts.push(say('rama-pawn-here', { name: players[seat]?.name ?? '' }));
  });
  for (const held of view.hand.filter((one) => one.town === id)) {
    const name = nameOf(cards.get(held.card)!, language);
    facts.push(say(held.bonus ? 'rama-my-bonus-here' : 'rama-my-card-here', { name }));
  }
  return facts;
}

/** Whether a place may be chosen now, and what it costs. */
export function choiceFact(id: string, choices: Choices, voice: Voice): string {
  const move = choices.spaces.get(id);
  return move ? voice.say(`rama-may-${fareOf(move)}`) : '';
}
