import { keyReused } from '@paltu/idempotency';
import type { PictureForm } from '@paltu/pictures';
import { created, data, done, idempotencyKey, ifMatchVersion, message, ok, route, type Route } from '@paltu/service-kit';
import {
  emailUnverified,
  petNotFound,
  petNotYours,
  petReserved,
  petStale,
  pictureUnknown,
  tooManyPending,
  tooManyPictures,
} from '../domain/listing-errors.ts';
import type { Listing } from '../domain/listing.ts';
import type { CreateListing } from '../use-cases/create-listing.ts';
import type { EditedListing, EditListing } from '../use-cases/edit-listing.ts';
import type { RemoveListing } from '../use-cases/remove-listing.ts';
import type { OwnListingPresenter } from './listing-presenter.ts';
import { toChange, toNewListing } from './listing-requests.ts';
import { createListingBody, editListingBody, listingParams, ownListingView, statusBody } from './listing-schemas.ts';

export interface ListingWriteRouteNeeds {
  readonly createListing: CreateListing;
  readonly editListing: EditListing;
  readonly removeListing: RemoveListing;
  readonly presentOwn: OwnListingPresenter;
  readonly form: PictureForm;
}

/** What owners do: offer a pet, change what they offer, take it back. */
export const listingWriteRoutes = ({ createListing, editListing, removeListing, presentOwn, form }: ListingWriteRouteNeeds): Route[] => {
  const ownView = async (listing: Listing) => ({ pet: await presentOwn.written(listing) });
  const edited = async ({ listing, hasEnteredReview }: EditedListing) =>
    ok(await ownView(listing), {
      message: hasEnteredReview
        ? 'Pet listing updated successfully! It is now pending admin approval and will be visible to other users once approved.'
        : 'Pet listing updated successfully!',
    });

  return [
    route({
      method: 'post',
      path: '/api/v1/pets',
      access: 'member',
      limit: 'uploads',
      summary: 'Offer a pet',
      reader: form.reader,
      body: createListingBody,
      answers: { 201: data({ pet: ownListingView }) },
      takesIdempotencyKey: true,
      refuses: [emailUnverified, tooManyPending, tooManyPictures, pictureUnknown, keyReused],
      handle: async ({ actor, body, request }) => {
        const listing = await createListing({
          ownerId: actor.userId,
          ...toNewListing(body),
          files: form.filesOf(request),
          papers: form.papersOf(request),
          key: idempotencyKey(request),
        });
        return created(await ownView(listing), {
          message:
            '🎉 Pet listing created successfully! It is now pending admin approval and will be visible to other users once approved.',
        });
      },
    }),
    route({
      method: 'put',
      path: '/api/v1/pets/:id',
      access: 'member',
      limit: 'uploads',
      summary: "Change the caller's listing",
      params: listingParams,
      notFound: petNotFound,
      takesIfMatch: true,
      reader: form.reader,
      body: editListingBody,
      answers: { 200: data({ pet: ownListingView }) },
      refuses: [petNotYours, petStale, petReserved, emailUnverified, tooManyPictures, pictureUnknown],
      handle: async ({ actor, params, body, request }) =>
        edited(
          await editListing({
            listingId: params.id,
            editor: actor,
            ...toChange(body),
            files: form.filesOf(request),
            papers: form.papersOf(request),
            expectedContentVersion: ifMatchVersion(request),
          }),
        ),
    }),
    route({
      method: 'patch',
      path: '/api/v1/pets/:id/status',
      access: 'member',
      limit: 'writes',
      summary: "Set whether the pet of the caller's listing is still available",
      params: listingParams,
      notFound: petNotFound,
      body: statusBody,
      answers: { 200: data({ pet: ownListingView }) },
      refuses: [petNotYours, petReserved, emailUnverified],
      handle: async ({ actor, params, body }) =>
        edited(await editListing({ listingId: params.id, editor: actor, details: body, files: [] })),
    }),
    route({
      method: 'delete',
      path: '/api/v1/pets/:id',
      access: 'member',
      limit: 'writes',
      summary: "Remove the caller's listing",
      params: listingParams,
      notFound: petNotFound,
      answers: { 200: message() },
      refuses: [petNotYours],
      handle: async ({ actor, params }) => {
        await removeListing({ listingId: params.id, remover: actor });
        return done('Pet listing deleted successfully!');
      },
    }),
  ];
};
