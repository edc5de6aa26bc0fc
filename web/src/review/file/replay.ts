/** The beginning of a replay file: what it carries is read from the page itself, and nothing is ever asked elsewhere. */
import '../../style/fonts.css';
import '../../style/theme.css';
import '../../style/base.css';
import { mount } from 'svelte';
import { anyGame } from '../../boards/generic/about';
import type { About, BoardComponent } from '../../boards/board';
import { preferences } from '../../state/preferences.svelte';
import { isLanguage } from '../../i18n/fluent';
import type { Carried } from '../replay-file';
import ReplayFile from './ReplayFile.svelte';
import { i18n } from './i18n.svelte';

/** Each board's bundle calls this with its own board: a file carries one board and no other. */
export function replay(about: About, Board: BoardComponent, folder: string) {
  const { language, texts, moments, sender } = JSON.parse(
    document.getElementById('game')!.textContent,
  ) as Carried;
  if (isLanguage(language)) preferences.chosen.language = language;
  i18n.load(language, texts);
  document.documentElement.dataset.theme = preferences.theme;
  const game = about.games.find((one) => one.name === moments.game) ?? anyGame(moments.game);
  mount(ReplayFile, {
    target: document.getElementById('app')!,
    props: { moments, sender, game: { ...game, folder }, Board },
  });
}
