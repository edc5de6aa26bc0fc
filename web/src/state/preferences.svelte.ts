/** How this reader wants things shown: kept in this browser only. */
import type { BoardPreferences } from '../boards/board';
import { browserLanguage, isLanguage, type Language } from '../i18n/fluent';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';

/** `mine`: only what concerns the reader. */
export type Spoken = 'full' | 'short' | 'mine';

export interface Preferences {
  language: Language | null;
  /** `en-XA`: the development language of `pseudo.ts`; set by hand, offered nowhere. */
  accent: string;
  theme: Theme;
  motion: 'system' | 'full' | 'none';
  pace: number;
  help: boolean;
  sound: boolean;
  volume: number;
  confirm: boolean;
  keys: boolean;
  /** The table in words instead of the board. */
  text: boolean;
  /** How much is spoken of what happens. */
  spoken: Spoken;
  /** The table goes on when the reader says so. */
  wait: boolean;
  /** The log shows how moves are written. */
  notation: boolean;
  name: string;
  /** How strong those are who play against the reader where nothing else was chosen; '' is not chosen yet. */
  bot: string;
  /** The same game by game, as far as it was chosen. */
  bots: Readonly<Record<string, string>>;
}

const STANDARD: Preferences = {
  language: null,
  accent: '',
  theme: 'system',
  motion: 'system',
  pace: 1,
  help: true,
  sound: true,
  volume: 0.5,
  confirm: true,
  keys: true,
  text: false,
  spoken: 'full',
  wait: false,
  notation: false,
  name: '',
  bot: '',
  bots: {},
};

const KEPT = 'setu-wishes';

function read(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    const chosen = { ...STANDARD, ...(kept as Partial<Preferences>) };
    if (chosen.language && !isLanguage(chosen.language)) chosen.language = null;
    return chosen;
  } catch {
    return { ...STANDARD };
  }
}

class PreferenceStore {
  chosen = $state<Preferences>(read());
  #systemDark = $state(false);
  #systemContrast = $state(false);
  #systemStill = $state(false);

  constructor() {
    const watch = (query: string, set: (on: boolean) => void) => {
      const list = matchMedia(query);
      set(list.matches);
      list.addEventListener('change', (event) => set(event.matches));
    };
    watch('(prefers-color-scheme: dark)', (on) => (this.#systemDark = on));
    watch('(prefers-contrast: more)', (on) => (this.#systemContrast = on));
    watch('(prefers-reduced-motion: reduce)', (on) => (this.#systemStill = on));
  }

  get language(): Language {
    return this.chosen.language ?? browserLanguage();
  }

  get theme(): BoardPreferences['theme'] {
    if (this.chosen.theme !== 'system') return this.chosen.theme;
    if (this.#systemContrast) return 'contrast';
    return this.#systemDark ? 'dark' : 'light';
  }

  get still(): boolean {
    return this.chosen.motion === 'none' || (this.chosen.motion === 'system' && this.#systemStill);
  }

  get forBoard(): BoardPreferences {
    const { pace, help } = this.chosen;
    return { theme: this.theme, still: this.still, pace, help, language: this.language };
  }

  change(wish: Partial<Preferences>) {
    Object.assign(this.chosen, wish);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.chosen));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const preferences = new PreferenceStore();
