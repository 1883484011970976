/** The last search of each list that found nothing, while the page lives; nothing of it is kept on the device. */
const inVain = new Map<string, string>();

/** Those that everybody searches; what members look for among their own concerns nobody. */
const publicLists = new Set(['/pets', '/accessories', '/stores', '/vets']);

interface Searched {
  list: string;
  search: string;
}

const searchedIn = (url: string): Searched | undefined => {
  const [list = '', query] = url.split('?');
  const search = new URLSearchParams(query).get('search');
  return search === null || !publicLists.has(list) ? undefined : { list, search };
};

/**
 * With a search that follows one that found nothing: which that was, for admins to see what their visitors meant. It names nobody. No header of
 * a browser may begin with `x-`: the gateway takes those for forged ones of its own, and drops them.
 */
export function insteadOf(url: string): { 'instead-of': string } | undefined {
  const searched = searchedIn(url);
  const before = searched && inVain.get(searched.list);
  return before === undefined || before === searched?.search ? undefined : { 'instead-of': encodeURIComponent(before) };
}

/** Notes whether a search has found something. */
export function noteAnswered(url: string, data: unknown): void {
  const searched = searchedIn(url);
  const total = (data as { pagination?: { total?: number } } | null)?.pagination?.total;
  if (searched === undefined || total === undefined) return;
  if (total === 0) inVain.set(searched.list, searched.search);
  else inVain.delete(searched.list);
}
