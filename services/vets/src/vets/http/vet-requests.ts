import { dayInPakistan } from '@paltu/reference';
import { sentFields } from '@paltu/service-kit';
import type { z } from 'zod';
import type { Place, VetDetails } from '../domain/vet.ts';
import type { VetFilter } from '../use-cases/ports.ts';
import type { editVetBody, listVetBody, vetsQuery } from './vet-schemas.ts';

const toPlace = (latitude: number | undefined, longitude: number | undefined): Place | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

export const toDetails = ({ city, latitude, longitude, ...details }: z.output<typeof listVetBody>): VetDetails => ({
  ...details,
  cityId: city,
  place: toPlace(latitude, longitude) ?? null,
});

/** What an edit changes: only the fields that were sent. In another city the practice is no longer where it was. */
export const toChange = ({ city, latitude, longitude, keepImages, ...details }: z.output<typeof editVetBody>) => {
  const place = toPlace(latitude, longitude) ?? (city === undefined ? undefined : null);
  return { details: sentFields({ ...details, cityId: city, place }) as Partial<VetDetails>, kept: keepImages };
};

/** Only what is asked for: `false` asks for nothing. */
const wanted = (flag: boolean | undefined): true | undefined => (flag === true ? true : undefined);

export const toFilter = (query: z.output<typeof vetsQuery>, now: Date): VetFilter => ({
  search: query.search === '' ? undefined : query.search,
  cityId: query.city,
  specialty: query.specialty,
  emergency: wanted(query.emergency),
  homeVisit: wanted(query.homeVisit ?? query.homevisit),
  telemedicine: wanted(query.telemedicine),
  minRating: query.minRating,
  freeIn: query.today === true ? { from: now, until: dayInPakistan(now).end } : undefined,
});
