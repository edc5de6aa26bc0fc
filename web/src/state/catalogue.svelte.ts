/** What the house offers: its games, bots and ready sentences, in the reader's language. */
import { api } from '../net/api';
import type { BotInfo, GameInfo } from '../net/messages';

class Catalogue {
  games = $state.raw<readonly GameInfo[]>([]);
  bots = $state.raw<readonly BotInfo[]>([]);
  presets = $state.raw<Readonly<Record<string, string>>>({});
  unreachable = $state(false);

  #asked: { language: string; answer: Promise<void> } | null = null;

  /** Ask once per language, however many parts of the page want to know. */
  open(language: string): Promise<void> {
    if (this.#asked?.language !== language) this.#asked = { language, answer: this.#ask(language) };
    return this.#asked.answer;
  }

  async #ask(language: string) {
    try {
      const { games, bots, presets } = await api.games(language);
      Object.assign(this, { games, bots, presets, unreachable: false });
    } catch {
      this.unreachable = true;
      this.#asked = null;
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const catalogue = new Catalogue();
