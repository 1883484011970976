import { toPlace } from '@paltu/reference/place-schema';
import { sentFields } from '@paltu/service-kit';
import type { z } from 'zod';
import type { VetDetails } from '../domain/vet.ts';
import type { VetFilter } from '../use-cases/ports.ts';
import type { editVetBody, listVetBody, vetsQuery } from './vet-schemas.ts';

export const toDetails = ({ city, latitude, longitude, ...details }: z.output<typeof listVetBody>): VetDetails => ({
  ...details,
  cityId: city,
  place: toPlace({ latitude, longitude }) ?? null,
});

/** What an edit changes: only the fields that were sent. */
export const toChange = ({ city, latitude, longitude, keepImages, ...details }: z.output<typeof editVetBody>) => ({
  details: sentFields({ ...details, cityId: city, place: toPlace({ latitude, longitude }) }) as Partial<VetDetails>,
  kept: keepImages,
});

/** Only what is asked for: `false` asks for nothing. */
const wanted = (flag: boolean | undefined): true | undefined => (flag === true ? true : undefined);

export const toFilter = (query: z.output<typeof vetsQuery>, now: Date): VetFilter => ({
  cityId: query.city,
  specialty: query.specialty,
  emergency: wanted(query.emergency),
  homeVisit: wanted(query.homeVisit ?? query.homevisit),
  telemedicine: wanted(query.telemedicine),
  minRating: query.minRating,
  freeFrom: query.today === true ? now : undefined,
});
