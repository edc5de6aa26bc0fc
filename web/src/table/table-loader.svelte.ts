/** How a page comes to a table: the link's secret is swapped, the socket opened in the reader's language, the board loaded. */
import { untrack } from 'svelte';
import { loadBoard } from '../boards';
import type { BoardComponent } from '../boards/board';
import { api, Refusal } from '../net/api';
import { preferences } from '../state/preferences.svelte';
import { catalogue } from '../state/catalogue.svelte';
import { i18n } from '../i18n/i18n.svelte';
import { Remote } from '../model/remote';
import { TableModel } from '../model/table.svelte';

const ASK_AGAIN_MS = 1000;

export class TableLoader {
  model = $state.raw<TableModel | null>(null);
  Board = $state.raw<BoardComponent | null>(null);
  /** Why this page may not come in; '' while it may. */
  fault = $state('');
  #id: string;
  #remote: Remote | null = null;
  readonly #game = $derived(this.model?.table?.game);

  /** To be made while a component is set up. `beside`: with nobody's eyes, whatever seats this browser holds. */
  constructor(id: string, { beside = false } = {}) {
    this.#id = id;
    const entered = this.#enter();
    $effect(() => this.#open(entered, beside));
    $effect(() => this.#furnish());
    $effect(() => this.#hurry());
  }

  /** A link's secret is swapped for this browser's cookie, once, and leaves the address bar. */
  async #enter(): Promise<boolean> {
    const token = location.hash.slice(1);
    const { language } = preferences;
    try {
      await (token ? patiently(() => api.enter(this.#id, token, language)) : api.knock(this.#id, language));
      return true;
    } catch (refusal) {
      // A server that is away is waited for; one that says no is not.
      if (!(refusal instanceof Refusal) || refusal.status >= 500) return true;
      this.fault = refusal.message;
      return false;
    } finally {
      if (token) history.replaceState(null, '', location.pathname + location.search);
    }
  }

  #open(entered: Promise<boolean>, beside: boolean) {
    const { language } = preferences;
    let open: Remote | null = null;
    let gone = false;
    void Promise.all([entered, untrack(() => catalogue.open(language))]).then(([may]) => {
      if (!may || gone) return;
      open = new Remote({ table: this.#id, language: () => language, beside });
      this.#remote = open;
      this.model = new TableModel(open, {
        hidden: (name) => catalogue.game(name)?.hidden ?? true,
        beside,
      });
    });
    return () => {
      gone = true;
      open?.close();
    };
  }

  #furnish() {
    const name = this.#game;
    if (!name) return;
    // Without its words a board would show their names: neither comes before the other.
    void Promise.all([untrack(() => loadBoard(name)), i18n.load(preferences.language, name)]).then(
      ([loaded]) => (this.Board = loaded),
    );
  }

  #hurry() {
    const hurry = () => document.visibilityState === 'visible' && this.#remote?.hurry();
    addEventListener('online', hurry);
    addEventListener('offline', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      removeEventListener('offline', hurry);
      document.removeEventListener('visibilitychange', hurry);
    };
  }
}

/** Ask again while the server is away; what it says, it says. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.status < 500) throw refusal;
      await new Promise((wake) => setTimeout(wake, ASK_AGAIN_MS));
    }
  }
}
