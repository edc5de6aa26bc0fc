/** The rules of one game, away from the page: what is asked here never holds up a frame. */
import type { GameModule } from '../net/messages';
import { Rules } from './rules';

type Verb = 'look' | 'forget' | 'why' | 'moves' | 'effects' | 'findings';
export type Asked = { [Name in Verb]: [Name, ...Parameters<Rules[Name]>] }[Verb];
export type ToWorker = { load: GameModule } | { number: number; asked: Asked };
export type FromWorker = { number: number; answer: unknown } | { broken: string };

let rules: Promise<Rules>;

async function load(module: GameModule): Promise<Rules> {
  const [{ instance }, board] = await Promise.all([
    WebAssembly.instantiateStreaming(fetch(module.code), {}),
    fetch(module.board).then(async (answer) => new Uint8Array(await answer.arrayBuffer())),
  ]);
  return new Rules(instance, module, board);
}

async function hear(message: ToWorker): Promise<FromWorker | null> {
  try {
    if ('load' in message) {
      rules = load(message.load);
      await rules;
      return null;
    }
    const [verb, ...given] = message.asked;
    const answer = ((await rules)[verb] as (...given: unknown[]) => unknown).apply(await rules, given);
    return { number: message.number, answer };
  } catch (fault) {
    return { broken: String(fault) };
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const answer = await hear(data);
  if (answer) self.postMessage(answer);
};
