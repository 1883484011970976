import { siteOrigin } from './site-origin.ts';

/** What modules of the app ask a browser for as they are loaded and as a page is rendered, before any effect runs. */
const nothing = (): undefined => undefined;
const media = { matches: false, addEventListener: nothing };

/** A browser takes addresses from the root of the site; Node wants them whole. */
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, siteOrigin) : input, init);
  }
}

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
});
