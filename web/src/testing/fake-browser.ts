import { memoryStorage } from './memory-storage.ts';

/** Moves that happen later, as a browser's do, and a way to wait for all of them. */
function laterMoves() {
  let underWay = 0;
  return {
    soon: (move: () => void) => {
      underWay += 1;
      setTimeout(() => {
        underWay -= 1;
        move();
      });
    },
    settled: async () => {
      while (underWay > 0) await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

/** The history and address of a browser's tab, in memory: as in a browser, `go` moves later and then says `popstate`. */
export function fakeBrowser(path: string) {
  const events = new EventTarget();
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(path, 'https://paltu.example'), state: null }];
  let at = 0;
  const moves = laterMoves();
  const current = () => entries[at] ?? { url: new URL('about:blank'), state: null };
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return current().state;
    },
    pushState: (state: unknown, _title: string, to: string) => {
      entries.splice(at + 1, Infinity, { url: new URL(to, current().url), state });
      at += 1;
    },
    replaceState: (state: unknown, _title: string, to = '') => {
      entries[at] = { url: to === '' ? current().url : new URL(to, current().url), state };
    },
    go: (steps: number) =>
      moves.soon(() => {
        if (!entries[at + steps]) return;
        at += steps;
        events.dispatchEvent(new Event('popstate'));
      }),
  };
  const globals = {
    ...{ history, sessionStorage: memoryStorage(), scrollY: 0 },
    location: {
      get pathname() {
        return current().url.pathname;
      },
      get search() {
        return current().url.search;
      },
    },
    addEventListener: events.addEventListener.bind(events),
  };
  return {
    globals,
    history,
    address: () => current().url.pathname + current().url.search,
    /** A link to a place on the page: a new entry without a state, and `popstate`. */
    followHash: (hash: string) => {
      history.pushState(null, '', hash);
      events.dispatchEvent(new Event('popstate'));
    },
    /** How many entries are ahead of the current one. */
    ahead: () => entries.length - 1 - at,
    /** Once every `go` has moved, those that a move has caused too. */
    settled: moves.settled,
  };
}
