import { sentFields } from '@paltu/service-kit';
import type { z } from 'zod';
import type { ListingDetails, PictureId } from '../domain/listing.ts';
import { paperFields } from '../domain/papers.ts';
import type { ListingChange } from '../domain/owner-decisions.ts';
import type { PictureIds } from '../use-cases/gather-pictures.ts';
import type { ListingFilter, OwnListingFilter } from '../use-cases/ports.ts';
import type { createListingBody, editListingBody, ownQuery, publishedQuery } from './listing-schemas.ts';

const named = (field: string, ids: readonly PictureId[] | undefined): PictureIds | undefined => ids && { field, ids };

/** The details of a new listing, and the pictures it names. */
export const toNewListing = ({ location, imageIds, ...details }: z.output<typeof createListingBody>) => ({
  details: { ...details, cityId: location } satisfies ListingDetails,
  ahead: named('imageIds', imageIds),
});

/** What an edit changes: only the fields that were sent. */
export const toChange = (body: z.output<typeof editListingBody>) => {
  const { location, imageIds, keepImages, requirements, vaccinationRecords, healthCertificate, ...details } = body;
  const changed = sentFields({ ...details, cityId: location, requirements: requirements && sentFields(requirements) });
  return {
    details: changed satisfies ListingChange['details'],
    withoutPapers: paperFields.filter((field) => ({ vaccinationRecords, healthCertificate })[field] === null),
    kept: named('keepImages', keepImages),
    ahead: named('imageIds', imageIds),
  };
};

export const toFilter = (query: z.output<typeof publishedQuery>): ListingFilter => {
  const { page: _page, limit: _limit, sortBy: _sortBy, search: _search, location, ...filter } = query;
  return { ...filter, cityId: location };
};

export const toOwnFilter = (query: z.output<typeof ownQuery>): OwnListingFilter => {
  const { page: _page, limit: _limit, sortBy: _sortBy, ...filter } = query;
  return filter;
};
