import { knexOutbox, reactor, type ConsumerDefinition } from '@paltu/events';
import type { Clock } from '@paltu/kernel';
import { joinTransaction, transactionRunner } from '@paltu/persistence';
import { totalCap, type Route } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { knexListingQueries } from './data/knex-listing-queries.ts';
import { knexListingRepository } from './data/knex-listing-repository.ts';
import { listingOutbox } from './events/listing-outbox.ts';
import { onPetApproved } from './events/on-pet-approved.ts';
import { onPetRejected } from './events/on-pet-rejected.ts';
import type { PetForm } from './http/pet-form.ts';
import type { ImageView } from './http/pet-presenter.ts';
import { petReadRoutes } from './http/pet-read-routes.ts';
import { petWriteRoutes } from './http/pet-write-routes.ts';
import { approveListing, rejectListing } from './use-cases/apply-decision.ts';
import { createListing } from './use-cases/create-listing.ts';
import { dropPicturesOfRejected, type DropPicturesOfRejected } from './use-cases/drop-pictures-of-rejected.ts';
import { editListing } from './use-cases/edit-listing.ts';
import type { ListingsScope, PictureClaims, PictureUploads } from './use-cases/ports.ts';
import { removeListing } from './use-cases/remove-listing.ts';
import { viewListing } from './use-cases/view-listing.ts';

export interface ListingsNeeds {
  readonly database: Knex;
  readonly clock: Clock;
  readonly uploads: PictureUploads;
  readonly claimsIn: (trx: Knex.Transaction) => PictureClaims;
  readonly imageView: ImageView;
  readonly form: PetForm;
}

export interface ListingsModule {
  readonly routes: Route[];
  readonly consumers: ConsumerDefinition[];
  readonly dropPicturesOfRejected: DropPicturesOfRejected;
}

/** Listings: offered, edited, taken back, read; decided about by moderation. */
export const listingsModule = ({ database, clock, uploads, claimsIn, imageView, form }: ListingsNeeds): ListingsModule => {
  const scopeOf = (trx: Knex.Transaction): ListingsScope => ({
    listings: knexListingRepository(trx),
    pictures: claimsIn(trx),
    outbox: listingOutbox(knexOutbox(trx, { source: '/paltu/pets' })),
  });
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexListingQueries(database, totalCap);
  const view = viewListing(queries);

  return {
    routes: [
      ...petReadRoutes({ queries, viewListing: view, imageView }),
      ...petWriteRoutes({
        createListing: createListing(inTransaction, uploads, clock),
        editListing: editListing(inTransaction, uploads, clock),
        removeListing: removeListing(inTransaction, clock),
        viewListing: view,
        imageView,
        form,
      }),
    ],
    consumers: [
      reactor({
        consumer: 'pets.decisions',
        on: [
          onPetApproved((trx) => approveListing(joinTransaction(trx, scopeOf), clock)),
          onPetRejected((trx) => rejectListing(joinTransaction(trx, scopeOf), clock)),
        ],
        // A decision names the version it is about: however late it comes, it does no harm, and lost it must not be.
        startAt: 'beginning',
        maxAgeMs: null,
      }),
    ],
    dropPicturesOfRejected: dropPicturesOfRejected(inTransaction, queries, clock),
  };
};
