/** What the page worker is asked for, and what it answers. The gateway speaks with it too. */
export interface AskedPage {
  /** Identifies which answer is whose. */
  readonly number: number;
  /** Path of the page, from the root of the site. */
  readonly path: string;
  readonly language: 'en' | 'ur';
  /** Bodies of answers of the API by path and query; without them the page is as it stands while it loads. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What it reads alone, without the work of rendering it. */
  readonly wants?: 'reads';
  /** For many addresses, so that it names none as its own. */
  readonly isShared?: boolean;
}

/** The head of a page. */
export interface HeadOfPage {
  readonly title: string;
  /** Undefined for a page that sets none of its own, as is `type`. */
  readonly description: string | undefined;
  /** What it is, in the words of Open Graph. */
  readonly type: string | undefined;
  /** What it has beside that, one element each. */
  readonly tags: readonly string[];
}

export interface RenderedPage {
  /** What stands in the root of the page. */
  readonly html: string;
  /** `<link rel="preload">` of its pictures, for the head. */
  readonly preloads: string;
  readonly head: HeadOfPage;
  /** The strings that the page waits for, those of the shell apart. */
  readonly namespaces: readonly string[];
  /** What the app needs to know to show the same: entries of its cache of answers. */
  readonly entries: readonly unknown[];
  /** Paths and queries that the page reads of the API as it opens. */
  readonly reads: readonly string[];
}

export type PageAnswer = { readonly number: number } & ({ readonly page: RenderedPage } | { readonly failure: string });

export interface KnownRoute {
  /** The page's key, or pattern of keys, as the router writes it. */
  readonly pattern: string;
  readonly namespaces: readonly string[];
  /** Name of its module in `src/pages`. */
  readonly module: string;
  /** Only members or admins see it: nothing of it is rendered ahead. */
  readonly isOfWork: boolean;
  /** Whom it is for alone. */
  readonly of?: 'admin' | undefined;
  /** Paths and queries that it asks the API for as it opens, while its code is on its way. */
  readonly ahead: readonly string[];
}

/** First of all the worker lists which pages there are. */
export interface WorkerReady {
  readonly routes: readonly KnownRoute[];
}
