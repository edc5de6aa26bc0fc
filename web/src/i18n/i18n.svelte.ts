/** The page's sentences in the chosen language; switching it changes every sentence at once. */
import type { Say } from '../boards/board';
import { loadBoardTexts } from '../boards';
import { comfort } from '../state/preferences.svelte';
import { type Language, loadCatalogue, speaker } from './fluent';

class Voice {
  language = $state<Language>('en');
  say = $state.raw<Say>(speaker('en', []));
  ready = $state(false);
  #wanted = 0;

  /** Speak a language, with the words of a game's board when one is open. */
  async speak(language: Language, game?: string) {
    const turn = ++this.#wanted;
    const sources = await Promise.all([loadCatalogue(language), game ? loadBoardTexts(game, language) : '']);
    if (turn !== this.#wanted) return;
    this.say = speaker(language, sources);
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }

  async begin(game?: string) {
    await this.speak(comfort.language, game);
  }
}

export const voice = new Voice();
