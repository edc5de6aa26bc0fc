/** What the house offers: its games, bots and ready sentences, in the reader's language. */
import { api } from './api';
import type { BotInfo, GameInfo } from './messages';

class House {
  games = $state.raw<readonly GameInfo[]>([]);
  bots = $state.raw<readonly BotInfo[]>([]);
  presets = $state.raw<Readonly<Record<string, string>>>({});
  unreachable = $state(false);

  async open(language: string) {
    try {
      const { games, bots, presets } = await api.games(language);
      Object.assign(this, { games, bots, presets, unreachable: false });
    } catch {
      this.unreachable = true;
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const house = new House();
