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

/** As in a browser, the address of a request may be relative to the page's. */
const requestOf = (page: () => URL) =>
  class extends Request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, page()) : input, init);
    }
  };

const locationOf = (page: () => URL) => ({
  get pathname() {
    return page().pathname;
  },
  get search() {
    return page().search;
  },
});

/** What a tab and its like keep and listen to. */
function surroundings() {
  const events = new EventTarget();
  const reported: unknown[] = [];
  const globals = {
    ...{ sessionStorage: memoryStorage(), localStorage: memoryStorage(), scrollY: 0 },
    document: { documentElement: { lang: 'en' } },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    reportError: (error: unknown) => void reported.push(error),
  };
  return {
    events,
    globals,
    /** What was given to `reportError`. */
    reported,
    /** Another tab has changed the storage that both share. */
    dispatchStorageChanged: (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key })),
    /** Back has brought the page as it was left. */
    dispatchReturned: () => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}

/** The history and address of a browser's tab, in memory: as in a browser, `go` moves later and then fires `popstate`. */
export function fakeBrowser(path: string) {
  const { events, globals: around, reported, dispatchStorageChanged, dispatchReturned } = surroundings();
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
    ...around,
    history,
    location: locationOf(() => current().url),
    Request: requestOf(() => current().url),
  };
  return {
    globals,
    /** Puts it where the app looks for a browser; to be called before the app's code is imported. */
    install: () => {
      for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value, configurable: true });
    },
    reported,
    dispatchStorageChanged,
    dispatchReturned,
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
