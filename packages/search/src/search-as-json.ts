import { cityName } from '@paltu/reference';
import type { Found, ReadSearch } from './run-search.ts';

interface Shown<Page> {
  /** Under which the rows of a page stand in an answer. */
  readonly name: string;
  /** A page's rows as a JSON array. */
  readonly rowsOf: (page: Page) => string;
  /** What the filter by a city is called. */
  readonly city: string;
}

/** What a search was taken for, as JSON text. */
export const searchAsJson = <Page extends Found>(
  { understood, corrected, alternatives }: ReadSearch<Page>,
  { name, rowsOf, city }: Shown<Page>,
): string => {
  const shown = understood.map(({ fields: { location, ...fields }, ...one }) => ({
    ...one,
    fields: location === undefined ? fields : { ...fields, [city]: cityName(String(location)) },
  }));
  const instead = alternatives && `{"search":${JSON.stringify(alternatives.search)},"${name}":${rowsOf(alternatives.found)}}`;
  return `{"understood":${JSON.stringify(shown)},"corrected":${JSON.stringify(corrected)},"alternatives":${instead}}`;
};
