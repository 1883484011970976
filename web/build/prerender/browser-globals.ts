import { siteOrigin } from './site-origin.ts';

/** What modules of the app ask a browser for as they are loaded and as a page is rendered, before any effect runs. */
const nothing = (): undefined => undefined;
const media = { matches: false, addEventListener: nothing };

/** All that is read of a call that never leaves: Node's own takes as long as a tenth of the page. */
class SiteRequest {
  readonly url: string;
  constructor(address: string) {
    this.url = new URL(address, siteOrigin).href;
  }
}

/** Keeps nothing. */
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };

Object.assign(globalThis, {
  document: {
    documentElement: { lang: 'en', dir: 'ltr', dataset: {} },
    cookie: '',
    createElement: () => ({}),
    getElementById: () => null,
    addEventListener: nothing,
  },
  location: { pathname: '/', search: '', hash: '', href: `${siteOrigin}/`, origin: siteOrigin },
  history: { state: null, replaceState: nothing, pushState: nothing, scrollRestoration: 'auto' },
  scrollY: 0,
  matchMedia: () => media,
  addEventListener: nothing,
  Request: SiteRequest,
  localStorage: storage,
  sessionStorage: storage,
});
