import { cacheTags } from '@paltu/contracts/cache-tags';
import { visibleTo, type MemberId } from '@paltu/kernel';
import type { PictureForm } from '@paltu/pictures';
import { promos } from '@paltu/reference';
import { created, data, forEverybody, forThisReader, JsonText, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { editStoreBody, openStoreBody, statusBody, storeParams, toChange, toDetails } from './store-fields-http.ts';
import type { StoreQueries } from './store-queries-store.ts';
import type { StoreDecisions, ViewStore } from './store-use-cases.ts';
import { anyStoreView, ownStoreView, presentOwn } from './store-views-http.ts';
import { accountDeactivated, alreadyOpen, pictureUnknown, storeNotFound } from './store.ts';

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

const storeStatsView = z
  .strictObject({
    /** In lists, as long as the store is open. */
    products: z.int(),
    drafts: z.int(),
    archived: z.int(),
    /** Of the products: those without a piece left. */
    outOfStock: z.int(),
    /** Those with at most three pieces left. */
    lowStock: z.int(),
    customers: z.int(),
    rating: z.number(),
    reviews: z.int(),
    likes: z.int(),
    views: z.int(),
  })
  .meta({ id: 'StoreStats' });

interface OwnStoreRouteNeeds {
  readonly decisions: StoreDecisions;
  readonly queries: Pick<StoreQueries, 'getOfOwner' | 'countGoods'>;
  readonly form: PictureForm;
}

/** What members do with their own store. */
export const ownStoreRoutes = ({ decisions, queries, form }: OwnStoreRouteNeeds): Route[] => {
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
        await decisions.open({ ownerId: userId, details: toDetails(body), files: form.filesOf(request) });
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
        await decisions.edit({ ownerId: userId, details: toChange(body), files: form.filesOf(request) });
        return ok(await own(userId), { message: 'Store updated successfully!' });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/stores/user/my-profile',
      access: 'member',
      summary: "The caller's store",
      answers: { 200: ownStore },
      refuses: [storeNotFound],
      handle: async ({ actor: { userId } }) => ok(await own(userId), { headers: forThisReader }),
    }),
    route({
      method: 'patch',
      path: '/api/v1/stores/status',
      access: 'member',
      summary: "Close the caller's store, or open it again",
      body: statusBody,
      answers: { 200: ownStore },
      refuses: [storeNotFound],
      handle: async ({ actor: { userId }, body: { isActive } }) => {
        await decisions.setActive(userId, isActive);
        return ok(await own(userId), {
          message: isActive ? 'Your store is open again!' : 'Your store is closed. You can open it again at any time.',
        });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/stores/user/stats',
      access: 'member',
      summary: "Figures of the caller's store",
      answers: { 200: data({ stats: storeStatsView }) },
      refuses: [storeNotFound],
      handle: async ({ actor: { userId } }) => {
        const { store, figures } = await queries.getOfOwner(userId);
        return ok({ stats: { ...figures, ...(await queries.countGoods(store.id)) } }, { headers: forThisReader });
      },
    }),
  ];
};

/** The page of one store. */
export const storeRoutes = (queries: Pick<StoreQueries, 'findShown'>, view: ViewStore): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/stores/:id',
    access: 'optional',
    cache: { tags: [cacheTags.store] },
    summary: 'One store, also while it is closed',
    params: storeParams,
    notFound: storeNotFound,
    answers: { 200: data({ store: anyStoreView }) },
    handle: async ({ actor, params }) => {
      const shown = await queries.findShown(params.id);
      if (shown !== undefined && !visibleTo(actor, shown.ownerId, true, storeNotFound))
        return ok(new JsonText(`{"store":${shown.text}}`), { headers: { ...forEverybody, vary: 'Authorization' } });
      const viewed = await view(params.id, actor);
      // It is shown to everybody since.
      if (!viewed.isPrivileged) throw storeNotFound();
      return ok({ store: presentOwn(viewed) }, { headers: forThisReader });
    },
  }),
];
