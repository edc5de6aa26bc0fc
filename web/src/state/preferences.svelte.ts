/** How this reader wants things shown: kept in this browser only. */
import type { Comfort } from '../boards/board';
import { browserLanguage, isLanguage, type Language } from '../i18n/fluent';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';

export interface Wishes {
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
  name: string;
}

const STANDARD: Wishes = {
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
  name: '',
};

const KEPT = 'setu-wishes';

function read(): Wishes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    const wishes = { ...STANDARD, ...(kept as Partial<Wishes>) };
    if (wishes.language && !isLanguage(wishes.language)) wishes.language = null;
    return wishes;
  } catch {
    return { ...STANDARD };
  }
}

class ComfortKeeper {
  wishes = $state<Wishes>(read());
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
    return this.wishes.language ?? browserLanguage();
  }

  get theme(): Comfort['theme'] {
    if (this.wishes.theme !== 'system') return this.wishes.theme;
    if (this.#systemContrast) return 'contrast';
    return this.#systemDark ? 'dark' : 'light';
  }

  get still(): boolean {
    return this.wishes.motion === 'none' || (this.wishes.motion === 'system' && this.#systemStill);
  }

  get forBoard(): Comfort {
    const { pace, help } = this.wishes;
    return { theme: this.theme, still: this.still, pace, help, language: this.language };
  }

  change(wish: Partial<Wishes>) {
    Object.assign(this.wishes, wish);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.wishes));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const comfort = new ComfortKeeper();
