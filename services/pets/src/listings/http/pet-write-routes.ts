import { created, data, done, ifMatchVersion, message, ok, route, type Actor, type Route } from '@paltu/service-kit';
import type { PictureForm } from '@paltu/pictures';
import { petNotFound, petNotYours, petStale, pictureUnknown, tooManyPictures } from '../domain/listing-errors.ts';
import type { ListingId, OwnerId } from '../domain/listing.ts';
import type { CreateListing } from '../use-cases/create-listing.ts';
import type { EditListing } from '../use-cases/edit-listing.ts';
import type { RemoveListing } from '../use-cases/remove-listing.ts';
import type { Member } from '../use-cases/require-owner.ts';
import type { ViewListing } from '../use-cases/view-listing.ts';
import { petMessages } from './pet-messages.ts';
import { presentOwnListing } from './pet-presenter.ts';
import { toChange, toNewListing } from './pet-requests.ts';
import { createPetBody, editPetBody, ownPetView, petParams } from './pet-schemas.ts';

export interface PetWrites {
  readonly createListing: CreateListing;
  readonly editListing: EditListing;
  readonly removeListing: RemoveListing;
  readonly viewListing: ViewListing;
  readonly form: PictureForm;
}

const memberOf = ({ userId, role }: Actor): Member => ({ userId: userId as OwnerId, role });

export const petWriteRoutes = ({ createListing, editListing, removeListing, viewListing, form }: PetWrites): Route[] => {
  const ownView = async (id: ListingId, owner: { userId: string; role: 'user' | 'admin' }) => ({
    pet: presentOwnListing(await viewListing(id, owner)),
  });

  return [
    route({
      method: 'post',
      path: '/api/v1/pets',
      access: 'member',
      limit: 'uploads',
      summary: 'Offer a pet',
      answers: { 201: data({ pet: ownPetView }) },
      refuses: [tooManyPictures, pictureUnknown],
      reader: form.reader,
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
      limit: 'uploads',
      summary: 'Change an own listing',
      takesIfMatch: true,
      answers: { 200: data({ pet: ownPetView }) },
      refuses: [petNotYours, petStale, tooManyPictures, pictureUnknown],
      params: petParams,
      notFound: petNotFound,
      reader: form.reader,
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
      limit: 'writes',
      summary: 'Take an own listing back',
      answers: { 200: message() },
      refuses: [petNotYours],
      params: petParams,
      notFound: petNotFound,
      handle: async ({ actor, params }) => {
        await removeListing({ listingId: params.id, remover: memberOf(actor) });
        return done(petMessages.deleted);
      },
    }),
  ];
};
