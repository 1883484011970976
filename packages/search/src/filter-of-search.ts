import { fieldsNamedIn, type NamedFields, type UnderstoodSearch } from './meaning/understand.ts';

/** What a search may name of a kind of thing, and the filter that it then is. */
export type FilterOfField<Filter extends object> = Readonly<Record<string, keyof Filter & string>>;

/** Of which one alone would contradict the other. */
const ends: Readonly<Record<string, string>> = {
  minPrice: 'maxPrice',
  maxPrice: 'minPrice',
  minAge: 'maxAge',
  maxAge: 'minAge',
  notLocation: 'location',
  notSpecialty: 'specialty',
};

/** Fields that are not chosen beside a search: what is chosen by hand beats the word. */
export const fieldsBeside = <Filter extends object>(filterOf: FilterOfField<Filter>, chosen: Filter): readonly string[] => {
  const isChosen = (field: string | undefined): boolean => {
    const name = field === undefined ? undefined : filterOf[field];
    return name !== undefined && chosen[name] !== undefined;
  };
  return Object.keys(filterOf).filter((field) => !isChosen(field) && !isChosen(ends[field]));
};

/** What a search names, as the filter of a list that may be narrowed by it; other fields are left out. */
export const narrowedBy = (filterOf: Readonly<Record<string, string>>, named: NamedFields): object =>
  Object.fromEntries(
    Object.entries(named).flatMap(([field, value]) => {
      const name = filterOf[field];
      return name === undefined ? [] : [[name, value]];
    }),
  );

/** The order that a search asks for by its words: the cheapest first, or the dearest. */
export const orderNamedIn = (search: UnderstoodSearch): 'price-low' | 'price-high' | undefined => {
  const { sortBy } = fieldsNamedIn(search);
  return sortBy === 'price-low' || sortBy === 'price-high' ? sortBy : undefined;
};
