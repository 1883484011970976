/**
 * The orders of a list whose things come by relevance while something is searched for, and by `usual` otherwise, unless another order is
 * chosen. In the address stands `relevance`, the default, or what was chosen.
 */
export function searchOrders<Sort extends string>(sorts: readonly (Sort | 'relevance')[], usual: Sort) {
  return {
    /** The orders that mean something, and the one that holds. */
    ordersOf({ search }: { search?: string | undefined }, sortBy: Sort | 'relevance') {
      return {
        sorts: search === undefined ? sorts.filter((sort) => sort !== 'relevance') : sorts,
        sortBy: search === undefined && sortBy === 'relevance' ? usual : sortBy,
      };
    },
    /** The order as the address has it. */
    chosenOrder({ search }: { search?: string | undefined }, sortBy: Sort | 'relevance'): Sort | 'relevance' {
      return search === undefined && sortBy === usual ? 'relevance' : sortBy;
    },
  };
}
