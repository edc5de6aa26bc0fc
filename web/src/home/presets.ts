/** Sets of options with a name: which one is chosen, and what differs from it. */
import type { GameInfo, PresetInfo } from '../net/messages';

export type Options = Readonly<Record<string, string | number>>;
type Rules = Pick<GameInfo, 'options' | 'presets'>;

/** Every option with its value: as chosen, else as usual. */
function laid({ options }: Rules, chosen: Options): Options {
  return Object.fromEntries(options.map(({ name, default: usual }) => [name, chosen[name] ?? usual]));
}

/** The options whose values are not the same, as the first has them. */
export function differences(game: Rules, chosen: Options, from: Options): [string, string | number][] {
  const other = laid(game, from);
  return Object.entries(laid(game, chosen)).filter(([name, value]) => value !== other[name]);
}

/** The preset that says just what is chosen, if there is one. */
export function presetOf(game: Rules, chosen: Options): PresetInfo | undefined {
  return game.presets.find((preset) => !differences(game, chosen, preset.options).length);
}

/** A preset as it is chosen: nothing is named that is usual anyway. */
export function choiceOf(game: Rules, preset: PresetInfo): Options {
  return Object.fromEntries(differences(game, preset.options, {}));
}
