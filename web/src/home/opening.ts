/** Ways to open a table. */
import { api } from '../net/api';
import { preferences } from '../state/preferences.svelte';
import { catalogue } from '../state/catalogue.svelte';
import { storage } from '../state/storage';
import type { BotInfo, CreateTable, GameInfo, SeatPlan } from '../net/messages';
import { router } from '../state/route.svelte';

/** Who plays against somebody who did not choose: friendly, neither a beginner nor a master. */
const PREFERRED = ['friend', 'learner', 'greedy'];
/** Who plays against somebody who does not know the game yet. */
const GENTLE = ['learner', 'newcomer'];

export function isFirstTime(game: string): boolean {
  return !storage.played.get(game);
}

/** The level that the reader chose for this game; else a gentle one for the first game of a kind, and a friend afterwards. */
export function usualBot(
  game = '',
  bots: readonly BotInfo[] = catalogue.bots,
  chosen = preferences.chosen.bots[game] ?? preferences.chosen.bot,
): string {
  const order = [chosen, ...(game && isFirstTime(game) ? GENTLE : []), ...PREFERRED];
  return order.find((name) => bots.some((bot) => bot.name === name)) ?? bots[0]?.name ?? 'random';
}

/** How many sit down when nobody chose: four where four may, else as many as may. */
export function usualSeats(seats: readonly number[]): number {
  return seats.includes(4) ? 4 : (seats.at(-1) ?? 2);
}

/** One person against bots, at once. */
export async function playNow(game: GameInfo) {
  const count = usualSeats(game.seats);
  const bot = usualBot(game.name);
  const me: SeatPlan = { who: 'me', name: preferences.chosen.name || null };
  const others = Array.from({ length: count - 1 }, (): SeatPlan => ({ who: 'bot', bot }));
  await openTable({ game: game.name, seats: [me, ...others] }, 'at once');
}

/** Create a table and go there. `at once`: it starts as soon as the shares of luck are in; `night`: this is its screen. */
export async function openTable(plan: CreateTable, how: 'wait' | 'at once' | 'night') {
  const created = await api.create(plan, preferences.language);
  storage.played.set(plan.game, true);
  if (how === 'at once') storage.atOnce.set(created.table, true);
  router.go(`/${how === 'night' ? 'night' : 't'}/${created.table}`);
}
