/** Where we are: the address bar is the only truth. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'night'; table: string }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string }
  | { page: 'check'; table: string | null }
  | { page: 'review'; table: string }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'learn' && second && rest.join('/') === 'first-game') return { page: 'lesson', game: second };
  if (rest.length) return { page: 'lost' };
  if (!first) return { page: 'home' };
  if (first === 'check') return { page: 'check', table: second || null };
  if (first === 't' && second) return { page: 'table', table: second };
  if (first === 'night' && second) return { page: 'night', table: second };
  if (first === 'review' && second) return { page: 'review', table: second };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    addEventListener('click', (event) => this.#click(event));
  }

  go(path: string) {
    history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  #look() {
    this.route = routeOf(location.pathname);
  }

  /** Links inside the house turn the page without loading it anew. */
  #click(event: MouseEvent) {
    if (
      event.defaultPrevented ||
      event.button ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

export function goHome() {
  router.go('/');
}
