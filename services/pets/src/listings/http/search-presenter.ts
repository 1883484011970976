import { cityName } from '@paltu/reference';
import type { ReadSearch } from '@paltu/search';
import type { PublishedPage } from '../use-cases/ports.ts';

/** What a search was taken for, as JSON text. */
export const presentSearch = ({ understood, corrected, alternatives }: ReadSearch<PublishedPage>): string => {
  const shown = understood.map(({ fields: { location, ...fields }, ...one }) => ({
    ...one,
    fields: location === undefined ? fields : { ...fields, location: cityName(String(location)) },
  }));
  const instead = alternatives && `{"search":${JSON.stringify(alternatives.search)},"pets":${alternatives.found.pets}}`;
  return `{"understood":${JSON.stringify(shown)},"corrected":${JSON.stringify(corrected)},"alternatives":${instead}}`;
};
