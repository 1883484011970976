import { useEffect, useState } from 'react';
import { isApiError } from '#shared/api/api-error.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { deviceFavourites } from '../../../features/favourites/device-favourites.ts';

const { getPetsById } = petsEndpoints.endpoints;

interface Found {
  /** Of which page this is. */
  page: number;
  pets?: Pet[];
  /** Marked pets of the page that nobody can see any more. */
  gone: string[];
  error?: unknown;
}

/** The pets of one page that are marked in this browser, the last first. What is marked or unmarked meanwhile changes nothing until the next visit. */
export function useDevicePets(page: number, limit: number) {
  const dispatch = useAppDispatch();
  const [ids, setIds] = useState(() => deviceFavourites.pet.read().reverse());
  const [found, setFound] = useState<Found>({ page: 0, gone: [] });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const asked = ids.slice((page - 1) * limit, page * limit).map((id) => ({ id, call: dispatch(getPetsById.initiate({ id })) }));
    const look = async () => {
      const answers = await Promise.all(asked.map(async ({ id, call }) => ({ id, ...(await call) })));
      const gone = answers.filter(({ error }) => isApiError(error) && error.status === 404).map(({ id }) => id);
      const failed = answers.find(({ id, error }) => error !== undefined && !gone.includes(id));
      const pets = answers.flatMap(({ data }) => data?.pet ?? []);
      if (!isLeft) setFound({ page, gone, ...(failed ? { error: failed.error } : { pets }) });
    };
    void look();
    return () => {
      isLeft = true;
      asked.forEach(({ call }) => call.unsubscribe());
    };
  }, [ids, page, limit, attempt, dispatch]);
  // Without any there is nothing to wait for.
  const isKnown = found.page === page || ids.length === 0;
  const items = ids.length === 0 ? [] : found.pets;
  const result: ListResult<Pet> = {
    items: isKnown ? items : undefined,
    total: ids.length,
    totalIsCapped: false,
    pages: Math.max(1, Math.ceil(ids.length / limit)),
    error: isKnown ? found.error : undefined,
    isFetching: !isKnown,
    retry: () => {
      setFound({ page: 0, gone: [] });
      setAttempt((before) => before + 1);
    },
  };
  return {
    result,
    gone: isKnown ? found.gone : [],
    /** Those that nobody can see any more are marked no longer. */
    forgetGone: () => {
      found.gone.forEach(deviceFavourites.pet.remove);
      setIds((before) => before.filter((id) => !found.gone.includes(id)));
    },
  };
}
