import { keyReused } from '@paltu/idempotency';
import type { PictureForm } from '@paltu/pictures';
import {
  created,
  data,
  done,
  forThisReader,
  idempotencyKey,
  message,
  ok,
  paginationOf,
  paginationView,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import {
  accessoryIsRecalled,
  accessoryNotFound,
  accessoryNotYours,
  pictureRequired,
  pictureUnknown,
  storeRequired,
  tooManyAccessories,
  tooManyPictures,
} from '../domain/accessory-errors.ts';
import type { AccessoryId } from '../domain/accessory.ts';
import type { EditAccessory } from '../use-cases/edit-accessory.ts';
import type { ListAccessory } from '../use-cases/list-accessory.ts';
import type { AccessoryQueries } from '../use-cases/ports.ts';
import type { RemoveAccessory } from '../use-cases/remove-accessory.ts';
import { presentOwn } from './accessory-presenter.ts';
import { toChange, toNewAccessory } from './accessory-requests.ts';
import { accessoryParams, editAccessoryBody, listAccessoryBody, ownQuery, statusBody } from './accessory-schemas.ts';
import { ownAccessoryView } from './accessory-view.ts';

const updatedText = 'Product updated successfully!';

const listedText = ({ status, vendor, waitsForReview }: ReturnType<typeof presentOwn>): string => {
  if (waitsForReview) return 'Saved. A product of this name was recalled, so our team looks at this one before anybody can see it.';
  if (status !== 'active') return 'Draft saved.';
  if (vendor.takesOrders) return 'Product listed successfully!';
  return 'Product listed. Nothing can be bought from your store until you have given your tax number.';
};

export interface OwnAccessoryRouteNeeds {
  readonly listAccessory: ListAccessory;
  readonly editAccessory: EditAccessory;
  readonly removeAccessory: RemoveAccessory;
  readonly queries: Pick<AccessoryQueries, 'listOf' | 'listOwn'>;
  readonly form: PictureForm;
}

const ownAccessory = data({ accessory: ownAccessoryView });
const picturesRefused = [tooManyPictures, pictureRequired, pictureUnknown];

const ownViewIn =
  (queries: Pick<AccessoryQueries, 'listOf'>) =>
  async (id: AccessoryId): Promise<{ accessory: ReturnType<typeof presentOwn> }> => {
    const [found] = await queries.listOf([id]);
    if (found === undefined) throw accessoryNotFound();
    return { accessory: presentOwn(found) };
  };

const listingRoutes = ({ listAccessory, queries, form }: Omit<OwnAccessoryRouteNeeds, 'editAccessory' | 'removeAccessory'>): Route[] => [
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
      const { id } = await listAccessory({
        ownerId: actor.userId,
        ...toNewAccessory(body),
        files: form.filesOf(request),
        key: idempotencyKey(request),
      });
      const view = await ownViewIn(queries)(id);
      return created(view, { message: listedText(view.accessory) });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/accessories/user/my-accessories',
    access: 'member',
    limit: 'reads',
    summary: "Products of the caller's store, drafts and archived ones too; none without a store",
    query: ownQuery,
    answers: { 200: data({ accessories: z.array(ownAccessoryView), pagination: paginationView }) },
    handle: async ({ actor, query }) => {
      const { accessories, counted } = await queries.listOwn(actor.userId, query, query);
      return ok({ accessories: accessories.map(presentOwn), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
];

const changingRoutes = ({ editAccessory, removeAccessory, queries, form }: Omit<OwnAccessoryRouteNeeds, 'listAccessory'>): Route[] => [
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
      await editAccessory({ accessoryId: params.id, editor: actor, ...toChange(body), files: form.filesOf(request) });
      return ok(await ownViewIn(queries)(params.id), { message: updatedText });
    },
  }),
  route({
    method: 'patch',
    path: '/api/v1/accessories/:id/status',
    access: 'member',
    limit: 'writes',
    summary: 'Offer a product, take it back into a draft, or archive it',
    params: accessoryParams,
    notFound: accessoryNotFound,
    body: statusBody,
    answers: { 200: ownAccessory },
    refuses: [accessoryNotYours, accessoryIsRecalled],
    handle: async ({ actor, params, body }) => {
      await editAccessory({ accessoryId: params.id, editor: actor, status: body.status, files: [] });
      return ok(await ownViewIn(queries)(params.id), { message: updatedText });
    },
  }),
  route({
    method: 'delete',
    path: '/api/v1/accessories/:id',
    access: 'member',
    limit: 'writes',
    summary: 'Remove a product for good',
    params: accessoryParams,
    notFound: accessoryNotFound,
    answers: { 200: message() },
    refuses: [accessoryNotYours],
    handle: async ({ actor, params }) => {
      await removeAccessory({ accessoryId: params.id, remover: actor });
      return done('Product deleted successfully');
    },
  }),
];

/** What owners of stores do: offer something, change it, take it back. */
export const ownAccessoryRoutes = (needs: OwnAccessoryRouteNeeds): Route[] => [...listingRoutes(needs), ...changingRoutes(needs)];
