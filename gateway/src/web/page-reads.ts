import { addressKey, type InFairTurn } from '@paltu/kernel';
import type { KnownPages } from '@paltu/site';
import type { PageAddress } from './page-worker.ts';
import type { MayRender, PageRendering } from './render-page.ts';

/** A page that somebody asks for. */
export interface AskedReads extends PageAddress {
  readonly known: KnownPages;
  /** Who asks. */
  readonly address: string;
}

/**
 * What a page reads of the API as it opens: paths and queries; undefined when that cannot be had now, `refused` for an address that has had
 * enough of the renderer.
 */
export type PageReads = (asked: AskedReads) => Promise<readonly string[] | 'refused' | undefined>;

export interface PageReadsNeeds {
  readonly rendering: Pick<PageRendering, 'readsOf'>;
  readonly inTurn: InFairTurn;
  readonly mayRender: MayRender;
}

const mostRemembered = 1_000;
/** A longer address is worked out each time. */
const longestRemembered = 200;

/** Asks what renders pages, in turns by address, and remembers what it answers. */
export const pageReads = ({ rendering, inTurn, mayRender }: PageReadsNeeds): PageReads => {
  let remembered = new Map<string, readonly string[]>();
  let of: KnownPages | undefined;
  return async ({ known, address, ...page }) => {
    if (of !== known || remembered.size >= mostRemembered) remembered = new Map();
    of = known;
    const name = `${page.language} ${page.path}`;
    const before = remembered.get(name);
    if (before !== undefined) return before;
    if (!(await mayRender(address))) return 'refused';
    const reads = await inTurn([addressKey(address)], () => rendering.readsOf(page, known));
    if (reads !== undefined && name.length <= longestRemembered && of === known) remembered.set(name, reads);
    return reads;
  };
};
