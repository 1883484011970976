import type { PageWanted } from '@paltu/persistence';
import { namedFields, runSearch, understoodIn, type FieldValue, type SearchedStore, type UnderstoodSearch } from '@paltu/search';
import type { VetFilter, VetOrder, VetPage, VetQueries } from '../use-cases/ports.ts';

/** What a search may name, and the filter that it then is. */
const filterOfField = {
  location: 'cityId',
  specialty: 'specialty',
  emergency: 'emergency',
  homeVisit: 'homeVisit',
  telemedicine: 'telemedicine',
} as const satisfies Readonly<Record<string, keyof VetFilter>>;

type Field = keyof typeof filterOfField;

type Named = (typeof filterOfField)[Field];

/** A filter, of which some fields may be any of several values, and words that have to be there. */
export type VetConditions = Omit<VetFilter, Named> & {
  readonly [Name in Named]?: VetFilter[Name] | readonly FieldValue[];
} & { readonly words?: UnderstoodSearch };

interface SearchNeeds extends Pick<SearchedStore<VetPage>, 'readWords'> {
  readonly list: (conditions: VetConditions, order: VetOrder, page: PageWanted) => Promise<VetPage>;
}

/** How many vets stand in for what was not found. */
const fewVets: PageWanted = { page: 1, limit: 6 };
const none: VetPage = { vets: [], counted: 0 };

const conditionsOf = (filter: VetFilter, words: UnderstoodSearch): VetConditions => {
  const named = Object.entries(namedFields(understoodIn(words).map(({ fields }) => fields)));
  return { ...filter, ...Object.fromEntries(named.map(([field, value]) => [filterOfField[field as Field], value])), words };
};

/** Public vets by what people type, on either store. */
export const searchVets =
  ({ list, readWords }: SearchNeeds): VetQueries['search'] =>
  (search, filter, order, page) => {
    const find = async (words: UnderstoodSearch, wanted: PageWanted) =>
      words.tokens.length === 0 ? none : list(conditionsOf(filter, words), order, wanted);
    return runSearch(search, {
      fields: (Object.keys(filterOfField) as Field[]).filter((field) => filter[filterOfField[field]] === undefined),
      find: (words) => find(words, page),
      findFew: (words) => find(words, fewVets),
      fewOfAll: [filter, {}].map((wider) => () => list(wider, 'rating', fewVets)),
      readWords,
    });
  };
