import type { KnownPages } from './known-pages.ts';

/**
 * The body of an answer, `missing` when the service has nothing there, `unknown` when it does not answer in time, `refused` when nobody
 * was asked, for the address asks too often.
 */
export type PublicRead =
  | { readonly kind: 'found'; readonly body: unknown }
  | { readonly kind: 'missing' | 'unknown' }
  | { readonly kind: 'refused'; readonly refusal: Error };

/** A file with `{origin}` for scheme and host of the site; `isWhole` is false where some of it could not be read. */
export interface CrawledText {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Reads of the API, as this caller; undefined where there is no service to ask. */
export type ReadApi = (path: string) => Promise<PublicRead | undefined>;

export type WriteCrawled = (needs: { readonly known: KnownPages; readonly read: ReadApi }) => Promise<CrawledText>;

/** The `data` of an answer; undefined where it could not be had. */
export const dataOf = <Data>(answer: PublicRead | undefined): Data | undefined =>
  answer?.kind === 'found' ? (answer.body as { data: Data }).data : undefined;
