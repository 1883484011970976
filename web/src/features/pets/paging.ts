/** Cards on a page, and pets in one answer of the API. */
export const pageSize = 12;
export const windowSize = 50;

/** Pages are numbered for the first 1,000 pets only. */
const reachable = 1000;

/** How many pages of cards a total makes; at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(Math.min(total, reachable) / pageSize));
}

export interface WindowPart {
  /** Number of the API window, from 1. */
  window: number;
  /** Where the part begins and ends inside the window. */
  from: number;
  to: number;
}

/** The one or two windows of 50 that page `page` of 12 is cut from. */
export function windowParts(page: number): WindowPart[] {
  const start = (page - 1) * pageSize;
  const end = start + pageSize;
  const first = Math.floor(start / windowSize);
  const border = (first + 1) * windowSize;
  const offset = first * windowSize;
  if (end <= border) return [{ window: first + 1, from: start - offset, to: end - offset }];
  return [
    { window: first + 1, from: start - offset, to: windowSize },
    { window: first + 2, from: 0, to: end - border },
  ];
}

interface Window<Item> {
  items: readonly Item[];
  total: number;
}

/** The items of one page, cut from its windows in order; undefined until every window it needs is there. */
export function cutPage<Item>(page: number, windows: readonly (Window<Item> | undefined)[]): Item[] | undefined {
  const total = windows[0]?.total;
  if (total === undefined) return undefined;
  const needed = windowParts(page).filter((part) => part.window === 1 || total > (part.window - 1) * windowSize);
  const cuts = needed.map((part, index) => windows[index]?.items.slice(part.from, part.to));
  return cuts.some((cut) => cut === undefined) ? undefined : cuts.flatMap((cut) => cut ?? []);
}
