/** What modules of the app ask a browser for as they are loaded, before any effect runs: a page at a path, in a language. */
const [path = '/', language = 'en'] = process.argv.slice(2);

const nothing = (): undefined => undefined;
const media = { matches: false, addEventListener: nothing };
const documentElement = { lang: language, dir: language === 'ur' ? 'rtl' : 'ltr', dataset: {} };

Object.assign(globalThis, {
  document: { documentElement, cookie: '', createElement: () => ({}), addEventListener: nothing },
  location: { pathname: path, search: '', hash: '', href: `https://paltu.invalid${path}`, origin: 'https://paltu.invalid' },
  history: { state: null, replaceState: nothing, pushState: nothing, scrollRestoration: 'auto' },
  matchMedia: () => media,
  addEventListener: nothing,
});
