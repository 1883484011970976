import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Pagination } from '#shared/api/types.ts';
import { callEndpoint } from '#shared/flow/call-endpoint.ts';
import type { Kind } from './favourites-key.ts';

const { postPetsByIdLike, getPetsUserLikes } = petsEndpoints.endpoints;
const { postAccessoriesByIdLike, getAccessoriesUserLikes, postStoresByIdLike, getStoresUserLikes } = commerceEndpoints.endpoints;
const { postVetsByIdLike, getVetsUserLikes } = vetsEndpoints.endpoints;

interface AccountFavourites {
  keep: (id: string, liked: boolean) => Generator<unknown, unknown>;
  list: (page: { page: number; limit: number }) => Generator<unknown, { ids: string[]; pagination: Pagination }>;
}

const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);

/** What a member has marked, kept on the account. */
export const accountFavourites: Readonly<Record<Kind, AccountFavourites>> = {
  pet: {
    keep: (id, liked) => callEndpoint(postPetsByIdLike, { id, body: { liked } }),
    *list(wanted) {
      const { pets, pagination } = yield* callEndpoint(getPetsUserLikes, wanted);
      return { ids: idsOf(pets), pagination };
    },
  },
  vet: {
    keep: (id, liked) => callEndpoint(postVetsByIdLike, { id, body: { liked } }),
    *list(wanted) {
      const { vets, pagination } = yield* callEndpoint(getVetsUserLikes, wanted);
      return { ids: idsOf(vets), pagination };
    },
  },
  accessory: {
    keep: (id, liked) => callEndpoint(postAccessoriesByIdLike, { id, body: { liked } }),
    *list(wanted) {
      const { accessories, pagination } = yield* callEndpoint(getAccessoriesUserLikes, wanted);
      return { ids: idsOf(accessories), pagination };
    },
  },
  store: {
    keep: (id, liked) => callEndpoint(postStoresByIdLike, { id, body: { liked } }),
    *list(wanted) {
      const { stores, pagination } = yield* callEndpoint(getStoresUserLikes, wanted);
      return { ids: idsOf(stores), pagination };
    },
  },
};
