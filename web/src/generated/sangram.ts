/** What the game declares, made by web/tools/write_codes.py: not to be edited. */

export const phases = ['play', 'act', 'give', 'recruit', 'over'] as const;
export type Phase = (typeof phases)[number];

export const warriors = ['acharya', 'maharaja', 'shoorveer', 'senapati', 'mantri', 'maharani', 'guptchar', 'yuvaraj', 'vyapari', 'sarthi', 'vaidik'] as const;
export type Warrior = (typeof warriors)[number];

export const warriorLetters = ['Ach', 'Mrj', 'Sho', 'Sen', 'Man', 'Mrn', 'Gup', 'Yuv', 'Vya', 'Sar', 'Vai'] as const;
export type WarriorLetter = (typeof warriorLetters)[number];

export const endings = ['', 'strength', 'rounds', 'resign'] as const;
export type Ending = Exclude<(typeof endings)[number], ''>;

export type Kind = 'decline' | 'play' | 'recruit' | 'give' | 'take' | 'retreat' | 'drop' | 'shield' | 'gift' | 'rise' | 'pull' | 'copy' | 'swap' | 'draw';

export type EventName = 'dealt' | 'opened' | 'chose' | 'revealed' | 'sent-home' | 'returned' | 'shielded' | 'gave-tokens' | 'rose' | 'pulled' | 'copied' | 'swapped' | 'took' | 'gave' | 'turned-up' | 'picked' | 'declined' | 'wasted' | 'recruited' | 'left' | 'shuffled' | 'trained' | 'blocked' | 'grew' | 'shown' | 'drew' | 'round' | 'ranked' | 'ended' | 'pile-opened';

/** Events that only say again what their move has said, and those that say all of it and more. */
export const echoes = { again: ['chose'], whole: ['turned-up'] } as const;

/** What a move touches. */
export type Targets = {
  kind: Kind;
  card?: string;
  seat?: number;
  tokens?: number;
};

export type Options = {
  growChain: 'on' | 'off';
  showAtSecondGrowth: 'on' | 'off';
  copyRetreated: 'off' | 'on';
  sarthiMustFollow: 'off' | 'on';
  vyapariGive: 'afterLooking' | 'beforeLooking';
  vyapariReturn: 'off' | 'on';
  tokenSupply: '40' | 'unlimited';
  roundLimit: '40' | 'off';
  memoryAids: 'on' | 'off';
  discardPile: 'open' | 'closed';
};

export const book = {
  CARDS: 55,
  COPIES: 5,
  TOKENS: 40,
  TOP_LEVEL: 9,
  TRAIN_LIMIT: 4,
  FIRST_HAND: 3,
  MOST_HAND: 6,
  GROWTH_AT: [7, 13],
  GROWTH_CARDS: [2, 1],
  END_AT: 18,
  TOP_OF_PILE: 5,
  MOST_STRENGTH: 2,
  MOST_BRITISHERS: 3,
  DROPS: [4, 6],
  GIFT: 2,
  ROUND_LIMIT: 40,
  FAR_LIMIT: 999,
} as const;
