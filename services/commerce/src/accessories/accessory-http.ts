import { cacheTags } from '@paltu/contracts/cache-tags';
import { keyReused } from '@paltu/idempotency';
import { orRefuse, visibleTo } from '@paltu/kernel';
import type { PictureForm } from '@paltu/pictures';
import {
  created,
  data,
  done,
  forEverybody,
  forThisReader,
  idempotencyKey,
  JsonText,
  list,
  message,
  ok,
  paginationOf,
  paginationView,
  requiredMultilineText,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import {
  accessoryParams,
  editAccessoryBody,
  listAccessoryBody,
  ownQuery,
  statusBody,
  toChange,
  toNewAccessory,
} from './accessory-fields-http.ts';
import type { AccessoryQueries } from './accessory-queries-store.ts';
import type { AccessoryDecisions, RecallAccessories, ViewAccessory } from './accessory-use-cases.ts';
import { anyAccessoryView, ownAccessoryView, presentOwn } from './accessory-views-http.ts';
import {
  accessoryIsRecalled,
  accessoryNotFound,
  accessoryNotYours,
  pictureRequired,
  pictureUnknown,
  storeRequired,
  tooManyAccessories,
  tooManyPictures,
  type AccessoryId,
} from './accessory.ts';

const updatedText = 'Product updated successfully!';

const listedText = ({ status, vendor, waitsForReview }: ReturnType<typeof presentOwn>): string => {
  if (waitsForReview) return 'Saved. A product of this name was recalled, so our team looks at this one before anybody can see it.';
  if (status !== 'active') return 'Draft saved.';
  if (vendor.takesOrders) return 'Product listed successfully!';
  return 'Product listed. Nothing can be bought from your store until you have given your tax number.';
};

const ownAccessory = data({ accessory: ownAccessoryView });
const picturesRefused = [tooManyPictures, pictureRequired, pictureUnknown];

interface OwnAccessoryRouteNeeds {
  readonly decisions: AccessoryDecisions;
  readonly queries: Pick<AccessoryQueries, 'listOf' | 'listOwn'>;
  readonly form: PictureForm;
}

/** What owners of stores do: offer something, change it, take it back. */
export const ownAccessoryRoutes = ({ decisions, queries, form }: OwnAccessoryRouteNeeds): Route[] => {
  const own = async (id: AccessoryId) => ({ accessory: presentOwn(orRefuse((await queries.listOf([id]))[0], accessoryNotFound)) });
  return [
    route({
      method: 'post',
      path: '/api/v1/accessories',
      access: 'member',
      limit: 'uploads',
      summary: "Offer a product in the caller's store, or keep it as a draft",
      reader: form.reader,
      body: listAccessoryBody,
      answers: { 201: ownAccessory },
      takesIdempotencyKey: true,
      refuses: [storeRequired, tooManyAccessories, ...picturesRefused, keyReused],
      handle: async ({ actor, body, request }) => {
        const { id } = await decisions.list({
          ownerId: actor.userId,
          ...toNewAccessory(body),
          files: form.filesOf(request),
          key: idempotencyKey(request),
        });
        const view = await own(id);
        return created(view, { message: listedText(view.accessory) });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/accessories/user/my-accessories',
      access: 'member',
      summary: "Products of the caller's store, drafts and archived ones too; none without a store",
      query: ownQuery,
      answers: { 200: data({ accessories: z.array(ownAccessoryView), pagination: paginationView }) },
      handle: async ({ actor, query }) => {
        const { accessories, counted } = await queries.listOwn(actor.userId, query, query);
        return ok({ accessories: accessories.map(presentOwn), pagination: paginationOf(query, counted) }, { headers: forThisReader });
      },
    }),
    route({
      method: 'put',
      path: '/api/v1/accessories/:id',
      access: 'member',
      limit: 'uploads',
      summary: "Change a product of the caller's store",
      params: accessoryParams,
      notFound: accessoryNotFound,
      reader: form.reader,
      body: editAccessoryBody,
      answers: { 200: ownAccessory },
      refuses: [accessoryNotYours, accessoryIsRecalled, ...picturesRefused],
      handle: async ({ actor, params, body, request }) => {
        await decisions.edit({ accessoryId: params.id, editor: actor, ...toChange(body), files: form.filesOf(request) });
        return ok(await own(params.id), { message: updatedText });
      },
    }),
    route({
      method: 'patch',
      path: '/api/v1/accessories/:id/status',
      access: 'member',
      summary: 'Offer a product, take it back into a draft, or archive it',
      params: accessoryParams,
      notFound: accessoryNotFound,
      body: statusBody,
      answers: { 200: ownAccessory },
      refuses: [accessoryNotYours, accessoryIsRecalled],
      handle: async ({ actor, params, body }) => {
        await decisions.edit({ accessoryId: params.id, editor: actor, status: body.status, files: [] });
        return ok(await own(params.id), { message: updatedText });
      },
    }),
    route({
      method: 'delete',
      path: '/api/v1/accessories/:id',
      access: 'member',
      summary: 'Remove a product for good',
      params: accessoryParams,
      notFound: accessoryNotFound,
      answers: { 200: message() },
      refuses: [accessoryNotYours],
      handle: async ({ actor, params }) => {
        await decisions.remove(params.id, actor);
        return done('Product deleted successfully');
      },
    }),
  ];
};

const mostAtOnce = 50;

/** POST /api/v1/admin/accessories/recalls */
const recallBody = z.strictObject({
  accessoryIds: list(
    'accessoryIds',
    z
      .uuid('accessoryIds must be ids of products')
      .toLowerCase()
      .transform((id) => id as AccessoryId),
    mostAtOnce,
  ).refine((ids) => ids.length > 0, { error: 'accessoryIds must name a product', params: { code: 'required' } }),
  reason: requiredMultilineText('Reason', 500),
  advice: requiredMultilineText('Advice', 500),
});

/** Recalls of products, by admins. */
export const recallRoutes = (recall: RecallAccessories, queries: Pick<AccessoryQueries, 'listOf'>): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/admin/accessories/recalls',
    access: 'admin',
    summary: 'Recall products: their sale stops, and their pages show why',
    body: recallBody,
    answers: { 200: data({ accessories: z.array(ownAccessoryView) }) },
    refuses: [accessoryNotFound],
    handle: async ({ body: { accessoryIds: ids, reason, advice } }) => {
      await recall({ ids, reason, advice });
      return ok(
        { accessories: (await queries.listOf(ids)).map(presentOwn) },
        { message: 'Recall saved. Nobody can buy these products any more.' },
      );
    },
  }),
];

/** The page of one product. */
export const accessoryRoutes = (queries: Pick<AccessoryQueries, 'findShown'>, view: ViewAccessory): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/accessories/:id',
    access: 'optional',
    cache: { tags: [cacheTags.accessory, cacheTags.vendors] },
    summary: 'One product, also while its store is closed',
    params: accessoryParams,
    notFound: accessoryNotFound,
    answers: { 200: data({ accessory: anyAccessoryView }) },
    handle: async ({ actor, params }) => {
      const shown = await queries.findShown(params.id);
      if (shown !== undefined && !visibleTo(actor, shown.ownerId, true, accessoryNotFound))
        return ok(new JsonText(`{"accessory":${shown.text}}`), { headers: { ...forEverybody, vary: 'Authorization' } });
      const viewed = await view(params.id, actor);
      // It is shown to everybody since.
      if (!viewed.isPrivileged) throw accessoryNotFound();
      return ok({ accessory: presentOwn(viewed) }, { headers: forThisReader });
    },
  }),
];
