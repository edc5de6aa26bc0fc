/** What the game declares, made by web/tools/write_codes.py: not to be edited. */

export const phases = ['first', 'program', 'stone', 'plank', 'place', 'remove', 'move', 'jump', 'over'] as const;
export type Phase = (typeof phases)[number];

export const endings = ['', 'arrival', 'cap', 'agreement', 'resign', 'limit'] as const;
export type Ending = Exclude<(typeof endings)[number], ''>;

export type Kind = 'lay' | 'agree' | 'first' | 'pick' | 'take' | 'lift' | 'span' | 'walk' | 'jump' | 'islet' | 'water';

export type EventName = 'colour' | 'starts' | 'round' | 'ready' | 'agrees' | 'revealed' | 'blocked' | 'stone' | 'plank' | 'short' | 'lost' | 'taken' | 'lifted' | 'stepped' | 'jumped' | 'fell' | 'touched' | 'nothing' | 'left' | 'ended';

/** Events that only say again what their move has said, and those that say all of it and more. */
export const echoes = { again: ['stepped'], whole: ['plank', 'short', 'lost'] } as const;

/** What a move touches. */
export type Targets = {
  card?: string;
  agree?: true;
  seat?: number;
  plank?: string;
  stone?: number;
  supports?: readonly [number, number];
  spaces?: readonly string[];
  over?: string;
  islet?: string;
  point?: readonly [number, number];
};

export type Options = {
  trip: 'oneway' | 'round';
  uturn: 'free' | 'last';
  misfit: 'lose' | 'keep' | 'loseShort';
  table: 'assisted' | 'byEye';
  board: 'islands' | 'open';
  stoneSpot: 'centre' | 'fine';
  move2: 'exact' | 'villageStop' | 'upTo';
  jumpLanding: 'farEnd' | 'anyNext';
  shoreLink: 'off' | 'on';
  order: 'villages' | 'seats';
  first: 'random' | 'chosen';
  colours: 'listed' | 'random';
  agree: 'off' | 'on';
  roundCap: number;
};

export const book = {
  SEATS: 6,
  COLOURS: 6,
  NUMBERS: 6,
  VILLAGES: 6,
  PLANKS: 36,
  SPACES: 42,
  STAY: 42,
  STOPS: 43,
  STONES: 40,
  SUPPORTS: 46,
  LANDINGS: 24,
  SLOTS: 5,
  TRIES: 6,
  LAST_ROUND: 300,
  ONE_COLOUR: 63,
  ONES: 1090785345,
} as const;
