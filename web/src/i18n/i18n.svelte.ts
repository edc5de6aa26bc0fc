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
  #loading: Promise<void> = Promise.resolve();

  /** Speak a language, with the words of a game's board when one is open; done when what was wanted last can be spoken. */
  load(language: Language, game?: string): Promise<void> {
    this.#loading = this.#load(++this.#wanted, language, game);
    return this.#loading;
  }

  async #load(turn: number, language: Language, game?: string): Promise<void> {
    const sources = await Promise.all([loadCatalogue(language), game ? loadBoardTexts(game, language) : '']);
    if (turn !== this.#wanted) return this.#loading;
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
