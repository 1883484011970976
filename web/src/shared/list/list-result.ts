import type { Pagination } from '../api/types.ts';

/** One page of a list, as far as it is known. */
export interface ListResult<Item> {
  /** Undefined until this page has been loaded once; kept when loading it again fails. */
  items: readonly Item[] | undefined;
  total: number | undefined;
  totalIsCapped: boolean;
  pages: number;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
}

interface QueryState<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What a list needs of a query's state. */
export function listResult<Data extends { pagination: Pagination }, Item>(
  { currentData, error, isError, isFetching, refetch }: QueryState<Data>,
  itemsOf: (data: Data) => readonly Item[],
): ListResult<Item> {
  const { total, totalIsCapped = false, totalPages = 1 } = currentData?.pagination ?? {};
  return {
    items: currentData && itemsOf(currentData),
    total,
    totalIsCapped,
    pages: totalPages,
    error: isError || (isFetching && !currentData) ? error : undefined,
    isFetching,
    retry: () => void refetch(),
  };
}
