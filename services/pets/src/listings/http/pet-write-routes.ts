import { created, ifMatchVersion, ok, route, type Actor, type Route } from '@paltu/service-kit';
import { petNotFound } from '../domain/listing-errors.ts';
import type { ListingId, OwnerId } from '../domain/listing.ts';
import type { CreateListing } from '../use-cases/create-listing.ts';
import type { EditListing } from '../use-cases/edit-listing.ts';
import type { RemoveListing } from '../use-cases/remove-listing.ts';
import type { Member } from '../use-cases/require-owner.ts';
import type { ViewListing } from '../use-cases/view-listing.ts';
import type { PetForm } from './pet-form.ts';
import { petMessages } from './pet-messages.ts';
import { petView, type ImageView } from './pet-presenter.ts';
import { toChange, toNewListing } from './pet-requests.ts';
import { createPetBody, editPetBody, petParams } from './pet-schemas.ts';

export interface PetWrites {
  readonly createListing: CreateListing;
  readonly editListing: EditListing;
  readonly removeListing: RemoveListing;
  readonly viewListing: ViewListing;
  readonly imageView: ImageView;
  readonly form: PetForm;
}

const memberOf = ({ userId, role }: Actor): Member => ({ userId: userId as OwnerId, role });

export const petWriteRoutes = ({ createListing, editListing, removeListing, viewListing, imageView, form }: PetWrites): Route[] => {
  const ownView = async (id: ListingId, owner: { userId: string; role: 'user' | 'admin' }) => ({
    pet: petView(await viewListing(id, owner), imageView, true),
  });

  return [
    route({
      method: 'post',
      path: '/api/v1/pets',
      access: 'member',
      reader: form.reader,
      cleanUp: form.cleanUp,
      body: createPetBody,
      handle: async ({ actor, body, request }) => {
        const { id } = await createListing({ ownerId: actor.userId as OwnerId, ...toNewListing(body), files: form.filesOf(request) });
        return created(await ownView(id, actor), { message: petMessages.created });
      },
    }),
    route({
      method: 'put',
      path: '/api/v1/pets/:id',
      access: 'member',
      params: petParams,
      notFound: petNotFound,
      reader: form.reader,
      cleanUp: form.cleanUp,
      body: editPetBody,
      handle: async ({ actor, params, body, request }) => {
        const { hasEnteredReview } = await editListing({
          listingId: params.id,
          editor: memberOf(actor),
          ...toChange(body),
          files: form.filesOf(request),
          expectedContentVersion: ifMatchVersion(request),
        });
        return ok(await ownView(params.id, actor), { message: hasEnteredReview ? petMessages.backInReview : petMessages.updated });
      },
    }),
    route({
      method: 'delete',
      path: '/api/v1/pets/:id',
      access: 'member',
      params: petParams,
      notFound: petNotFound,
      handle: async ({ actor, params }) => {
        await removeListing({ listingId: params.id, remover: memberOf(actor) });
        return ok(undefined, { message: petMessages.deleted });
      },
    }),
  ];
};
