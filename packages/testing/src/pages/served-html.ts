import { DomUtils, parseDocument } from 'htmlparser2';

/** The HTML that search engines get at that address. */
export const htmlOf = async (address: string): Promise<string> => (await fetch(address, { headers: { accept: 'text/html' } })).text();

/** The JSON-LD of that HTML, in its order. */
export const structuredIn = (html: string): Record<string, unknown>[] =>
  DomUtils.getElementsByTagName('script', parseDocument(html), true)
    .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
    .map((script) => JSON.parse(DomUtils.textContent(script)) as Record<string, unknown>);

/** What a page is as it was sent, before any script of it has run. Addresses are as they are written there. */
export interface ServedPage {
  /** `lang` of the page, such as `ur`. */
  readonly language: string | undefined;
  readonly title: string;
  /** Where a reader can go: pages, and parts of this one. */
  readonly links: readonly string[];
  /** What a browser or a program fetches with it: pictures, styles, scripts, the page in other languages, its feed. */
  readonly resources: readonly string[];
  /** What a fragment can name. */
  readonly ids: ReadonlySet<string>;
  /** The `content` of each `meta` by its name or property; of those that stand there twice the last. */
  readonly meta: Readonly<Record<string, string>>;
  /** Attributes of each `link` of the head. */
  readonly headLinks: readonly Readonly<Record<string, string>>[];
}

const addressesOfSet = (srcset = ''): string[] => srcset.split(',').flatMap((one) => one.trim().split(/\s+/)[0] ?? []);

/** Reads a page as it was sent; markup that scripts or `template` carry as text is none of it. */
export const readServedPage = (html: string): ServedPage => {
  const all = DomUtils.getElementsByTagName('*', parseDocument(html), true);
  const named = (...names: string[]) => all.filter(({ name }) => names.includes(name)).map(({ attribs }) => attribs);
  const headLinks = named('link');
  const metas = named('meta').flatMap(({ name, property = name, content = '' }) => (property === undefined ? [] : [[property, content]]));
  const meta = Object.fromEntries(metas) as Record<string, string>;
  const pictures = named('img', 'source').flatMap(({ src = '', srcset }) => [src, ...addressesOfSet(srcset)]);
  const scripts = named('script').map(({ src = '' }) => src);
  const previews = ['og:url', 'og:image'].map((name) => meta[name] ?? '');
  return {
    language: named('html')[0]?.['lang'],
    title: DomUtils.textContent(all.filter(({ name }) => name === 'title')[0] ?? []),
    links: named('a', 'area').flatMap(({ href }) => href ?? []),
    resources: [...headLinks.map(({ href = '' }) => href), ...scripts, ...pictures, ...previews].filter((one) => one !== ''),
    ids: new Set(all.flatMap(({ attribs: { id = '' } }) => (id === '' ? [] : [id]))),
    meta,
    headLinks,
  };
};
