import type { MemberId } from '@paltu/kernel';
import type { PictureForm } from '@paltu/pictures';
import { promos } from '@paltu/reference';
import { created, data, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { accountDeactivated, alreadyOpen, pictureUnknown, storeNotFound } from '../domain/store-errors.ts';
import type { EditStore } from '../use-cases/edit-store.ts';
import type { OpenStore } from '../use-cases/open-store.ts';
import type { StoreQueries } from '../use-cases/ports.ts';
import type { SwitchStore } from '../use-cases/switch-store.ts';
import { presentOwn } from './store-presenter.ts';
import { toChange, toDetails } from './store-requests.ts';
import { editStoreBody, openStoreBody, statusBody } from './store-schemas.ts';
import { ownStoreView } from './store-view.ts';

export interface OwnStoreRouteNeeds {
  readonly openStore: OpenStore;
  readonly editStore: EditStore;
  readonly switchStore: SwitchStore;
  readonly queries: Pick<StoreQueries, 'getOfOwner'>;
  readonly form: PictureForm;
}

/** Promo codes that the store takes part in, as all stores do. */
const promoView = z
  .strictObject({
    code: z.string(),
    /** Percent of the goods. */
    discount: z.int(),
    /** The largest discount of an order, in whole rupees. */
    atMost: z.int(),
    description: z.string(),
  })
  .meta({ id: 'StorePromo' });

const ownStore = data({ store: ownStoreView });

/** What members do with their own store. */
export const ownStoreRoutes = ({ openStore, editStore, switchStore, queries, form }: OwnStoreRouteNeeds): Route[] => {
  const own = async (ownerId: MemberId) => ({ store: presentOwn(await queries.getOfOwner(ownerId)) });
  return [
    route({
      method: 'post',
      path: '/api/v1/stores',
      access: 'member',
      limit: 'uploads',
      summary:
        'Open a store. All stores take part in promo codes, and bear what a code takes off: of orders that are paid ahead Paltu bears it for verified stores, as far as its monthly budget goes',
      reader: form.reader,
      body: openStoreBody,
      answers: { 201: data({ store: ownStoreView, promos: z.array(promoView) }) },
      refuses: [alreadyOpen, accountDeactivated, pictureUnknown],
      handle: async ({ actor: { userId }, body, request }) => {
        await openStore({ ownerId: userId, details: toDetails(body), files: form.filesOf(request) });
        return created({ ...(await own(userId)), promos: [...promos] }, { message: 'Your store is open!' });
      },
    }),
    route({
      method: 'put',
      path: '/api/v1/stores',
      access: 'member',
      limit: 'uploads',
      summary: "Change the caller's store",
      reader: form.reader,
      body: editStoreBody,
      answers: { 200: ownStore },
      refuses: [storeNotFound, pictureUnknown],
      handle: async ({ actor: { userId }, body, request }) => {
        await editStore({ ownerId: userId, details: toChange(body), files: form.filesOf(request) });
        return ok(await own(userId), { message: 'Store updated successfully!' });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/stores/user/my-profile',
      access: 'member',
      limit: 'reads',
      summary: "The caller's store",
      answers: { 200: ownStore },
      refuses: [storeNotFound],
      handle: async ({ actor: { userId } }) => ok(await own(userId), { headers: forThisReader }),
    }),
    route({
      method: 'patch',
      path: '/api/v1/stores/status',
      access: 'member',
      limit: 'writes',
      summary: "Close the caller's store, or open it again",
      body: statusBody,
      answers: { 200: ownStore },
      refuses: [storeNotFound],
      handle: async ({ actor: { userId }, body: { isActive } }) => {
        await switchStore({ ownerId: userId, isActive });
        return ok(await own(userId), {
          message: isActive ? 'Your store is open again!' : 'Your store is closed. You can open it again at any time.',
        });
      },
    }),
  ];
};
