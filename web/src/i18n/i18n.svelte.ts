/** The page's sentences in the chosen language; switching it changes every sentence at once. */
import type { Translate } from '../boards/board';
import { loadBoardTexts } from '../boards';
import { preferences } from '../state/preferences.svelte';
import { type Language, loadCatalogue, speaker } from './fluent';

class I18n {
  language = $state<Language>('en');
  t = $state.raw<Translate>(speaker('en', []));
  ready = $state(false);
  #wanted = 0;

  /** Speak a language, with the words of a game's board when one is open. */
  async load(language: Language, game?: string) {
    const turn = ++this.#wanted;
    const sources = await Promise.all([loadCatalogue(language), game ? loadBoardTexts(game, language) : '']);
    if (turn !== this.#wanted) return;
    this.t = speaker(language, sources);
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  async begin(game?: string) {
    await this.load(preferences.language, game);
  }
}

export const i18n = new I18n();
