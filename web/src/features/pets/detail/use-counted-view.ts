import { useEffect } from 'react';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';

const view = petsEndpoints.endpoints.postPetsByIdView;

/** Reports that a published pet was looked at. Whether it counts, the server knows; a failure to report it is not shown. */
export function useCountedView({ id, approvalStatus }: Pick<Pet, 'id' | 'approvalStatus'>, isOwner: boolean): void {
  const dispatch = useAppDispatch();
  const counts = approvalStatus === 'approved' && !isOwner;
  useEffect(() => {
    if (counts) void dispatch(view.initiate({ id }, { track: false }));
  }, [dispatch, id, counts]);
}
