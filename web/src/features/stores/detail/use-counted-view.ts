import { useEffect } from 'react';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { WholeStore } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';

const view = commerceEndpoints.endpoints.postStoresByIdView;

/** Reports that a store was looked at. Whether it counts, the server knows; a failure to report it is not shown. */
export function useCountedView({ id, isActive, hidden = false }: WholeStore, isOwner: boolean): void {
  const dispatch = useAppDispatch();
  const counts = isActive && !hidden && !isOwner;
  useEffect(() => {
    if (counts) void dispatch(view.initiate({ id }, { track: false }));
  }, [dispatch, id, counts]);
}
