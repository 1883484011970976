import { cityName, specialties } from '@paltu/reference';
import type { ReadSearch } from '@paltu/search';
import { z } from 'zod';
import type { VetPage } from '../use-cases/ports.ts';
import { presentVet } from './vet-presenter.ts';
import { vetView } from './vet-view.ts';

const meantView = z
  .strictObject({
    city: z.string(),
    specialty: z.enum(specialties),
    emergency: z.boolean(),
    homeVisit: z.boolean(),
    telemedicine: z.boolean(),
  })
  .partial();

/** What a search was taken for. */
export const vetSearchView = z
  .strictObject({
    understood: z.array(z.strictObject({ words: z.string(), fields: meantView, without: z.string() })),
    corrected: z.string().nullable(),
    alternatives: z.strictObject({ search: z.string(), vets: z.array(vetView) }).nullable(),
  })
  .meta({ id: 'VetSearch' });

export const presentSearch = ({ understood, corrected, alternatives }: ReadSearch<VetPage>): z.input<typeof vetSearchView> => ({
  understood: understood.map(({ fields: { location, ...fields }, ...one }) => ({
    ...one,
    fields: (location === undefined ? fields : { ...fields, city: cityName(String(location)) }) as z.input<typeof meantView>,
  })),
  corrected,
  alternatives: alternatives && { search: alternatives.search, vets: alternatives.found.vets.map(presentVet) },
});
