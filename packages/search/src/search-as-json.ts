import { cityName, findArea } from '@paltu/reference';
import type { MeantFields } from './meaning/meanings.ts';
import type { Understood } from './meaning/understand.ts';
import type { Found, NearbyCity, ReadSearch } from './run-search.ts';

/** Parts of a search with the names of places rather than their ids. @param city what the filter by a city is called */
export const namedParts = (understood: readonly Understood[], city: string) =>
  understood.map(({ fields: { location, area, ...fields }, ...one }) => {
    const { en = '', ur = '' } = findArea(String(area)) ?? {};
    const places = {
      ...(location !== undefined && { [city]: cityName(String(location)) }),
      ...(area !== undefined && { area: { en, ur } }),
    };
    return { ...one, fields: { ...fields, ...places } as MeantFields };
  });

/** The names of a city that has what another has not, and how far apart they are, in metres. */
export const namedNearby = (nearby: NearbyCity) => ({
  wanted: cityName(nearby.wanted),
  city: cityName(nearby.cityId),
  distance: Math.round(nearby.distance),
});

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
  const parts = JSON.stringify(namedParts(understood, city));
  const nearby = alternatives?.nearby ? `,"nearby":${JSON.stringify(namedNearby(alternatives.nearby))}` : '';
  const instead = alternatives && `{"search":${JSON.stringify(alternatives.search)}${nearby},"${name}":${rowsOf(alternatives.found)}}`;
  return `{"understood":${parts},"corrected":${JSON.stringify(corrected)},"alternatives":${instead}}`;
};
