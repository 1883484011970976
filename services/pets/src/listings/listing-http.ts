import { keyReused } from '@paltu/idempotency';
import { paperContentType, paperReply, type PictureForm } from '@paltu/pictures';
import { created, data, done, file, idempotencyKey, idParam, ifMatchVersion, message, ok, route, type Route } from '@paltu/service-kit';
import {
  createListingBody,
  editListingBody,
  featuredBody,
  listingParams,
  statusBody,
  toChange,
  toNewListing,
} from './listing-fields-http.ts';
import type { featureListing, readPaper } from './listing-use-cases.ts';
import {
  emailUnverified,
  paperNotFound,
  petNotFound,
  petNotYours,
  petRefused,
  petReserved,
  petStale,
  pictureUnknown,
  tooManyPending,
  tooManyPictures,
  type Listing,
  type PaperId,
} from './listing.ts';
import type { EditedListing, Offering } from './offering-use-cases.ts';
import { ownListingView, type OwnListings } from './listing-views-http.ts';

interface OfferingRouteNeeds {
  readonly offer: Offering;
  readonly presentOwn: OwnListings;
  readonly form: PictureForm;
}

/** What owners do: offer a pet, change what they offer, take it back. */
export const offeringRoutes = ({ offer, presentOwn, form }: OfferingRouteNeeds): Route[] => {
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
      refuses: [emailUnverified, tooManyPending, petRefused, tooManyPictures, pictureUnknown, keyReused],
      handle: async ({ actor, body, request }) => {
        const listing = await offer.create({
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
      refuses: [petNotYours, petStale, petReserved, petRefused, emailUnverified, tooManyPictures, pictureUnknown],
      handle: async ({ actor, params, body, request }) =>
        edited(
          await offer.edit({
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
      summary: "Set whether the pet of the caller's listing is still available",
      params: listingParams,
      notFound: petNotFound,
      body: statusBody,
      answers: { 200: data({ pet: ownListingView }) },
      refuses: [petNotYours, petReserved, petRefused, emailUnverified],
      handle: async ({ actor, params, body }) =>
        edited(await offer.edit({ listingId: params.id, editor: actor, details: body, files: [] })),
    }),
    route({
      method: 'delete',
      path: '/api/v1/pets/:id',
      access: 'member',
      summary: "Remove the caller's listing",
      params: listingParams,
      notFound: petNotFound,
      answers: { 200: message() },
      refuses: [petNotYours],
      handle: async ({ actor, params }) => {
        await offer.remove(params.id, actor);
        return done('Pet listing deleted successfully!');
      },
    }),
  ];
};

interface ReviewedRouteNeeds {
  readonly readPaper: ReturnType<typeof readPaper>;
  readonly feature: ReturnType<typeof featureListing>;
  readonly presentOwn: OwnListings;
}

/** What admins read and change of a listing; what they decide about it is moderation's. */
export const reviewedRoutes = ({ readPaper, feature, presentOwn }: ReviewedRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/pets/:id/papers/:paperId',
    access: 'member',
    summary: 'A document of a listing, for its owner and admins',
    params: listingParams.extend({ paperId: idParam.transform((id) => id as PaperId) }),
    notFound: paperNotFound,
    answers: { 200: file(paperContentType) },
    refuses: [petNotFound],
    // What strangers sent is only ever saved, never shown by a browser.
    handle: async ({ actor, params: { id, paperId } }) => paperReply(await readPaper(id, paperId, actor)),
  }),
  route({
    method: 'patch',
    path: '/api/v1/admin/pets/:id/featured',
    access: 'admin',
    summary: 'Show a listing before others, or no longer',
    params: listingParams,
    notFound: petNotFound,
    body: featuredBody,
    answers: { 200: data({ pet: ownListingView }) },
    handle: async ({ params, body }) => {
      const listing = await feature(params.id, body.featured);
      const message = listing.featured ? 'Listing featured' : 'Listing no longer featured';
      return ok({ pet: await presentOwn.written(listing) }, { message });
    },
  }),
];
