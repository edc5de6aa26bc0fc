/** What the game declares, made by web/tools/write_codes.py: not to be edited. */

export const themes = ['bridge', 'architecture', 'material', 'food', 'spice', 'language', 'transport', 'festival', 'deity'] as const;
export type Theme = (typeof themes)[number];

export const karmas = ['', 'cow', 'monsoon', 'cricket', 'maldives'] as const;
export type Karma = Exclude<(typeof karmas)[number], ''>;

export const ways = ['open', 'land', 'air'] as const;
export type Way = (typeof ways)[number];

export const ecos = ['transport', 'material'] as const;
export type Eco = (typeof ecos)[number];

export const ecoStates = ['none', 'pending', 'kept', 'broken'] as const;
export type EcoState = (typeof ecoStates)[number];

export const phases = ['place', 'cow', 'move', 'tickets', 'give_up', 'commit', 'bonus', 'karma', 'again', 'over', 'turn_begins', 'go_begins', 'release_thrown', 'throwing', 'laying', 'god_answered', 'eco_offer', 'karma_window', 'bonus_window', 'go_ends', 'turn_ends'] as const;
export type Phase = (typeof phases)[number];

export const endings = ['', 'pamban', 'stall', 'max_rounds', 'resign'] as const;
export type Ending = Exclude<(typeof endings)[number], ''>;

export const sheets = ['destinations', 'tickets', 'deity', 'open', 'eco_transport', 'eco_material', 'bonus', 'bridge'] as const;
export type Sheet = (typeof sheets)[number];

export type Kind = 'place' | 'move_cow' | 'go' | 'bonus' | 'commit' | 'decline' | 'give_up' | 'wait' | 'again' | 'done' | 'keep' | 'give' | 'spend';

export type EventName = 'starts' | 'placed' | 'turn' | 'thrown' | 'cow' | 'stayed' | 'went' | 'bonus' | 'drawn-card' | 'laid' | 'god' | 'karma' | 'drawn-karma' | 'committed' | 'released' | 'waits' | 'gave-up' | 'given' | 'dropped' | 'arrived' | 'match' | 'left' | 'ended';

/** Events that only say again what their move has said, and those that say all of it and more. */
export const echoes = { again: [], whole: [] } as const;

/** What a move touches. */
export type Targets = {
  space?: string;
  theme?: Theme;
  answer?: 'again' | 'commit' | 'decline' | 'done' | 'giveup' | 'keep' | 'tickets' | 'wait';
  seat?: number;
  tickets?: number;
};

export type Options = {
  rules: 'voyage' | 'strategie';
  male_links: 'colombo' | 'all';
  tickets: 'fewest' | 'chosen';
  cow_on_any_six: 'off' | 'on';
  deity_scores_100: 'on' | 'off';
  bonus_window: 'before_move' | 'also_after_move';
  karma_window: 'after_move' | 'any_time';
  karma_arrival_lays: 'on' | 'off';
  finish_on_journey: 'off' | 'on';
  cricket_wait_turns: number;
  cow_card_goal: 'enter' | 'adjacent';
  stall_rounds: number;
  max_rounds: number;
  stay_limit: number;
  pamban_shared: 'off' | 'on';
  replay_after_stop: 'on' | 'off';
  eco_pending: '0' | '-50';
};
