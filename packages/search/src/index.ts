export { findAmong, type FoundAmong } from './find-among.ts';
export { speciesNamedIn } from './meaning/species-words.ts';
export { namesOf, type FieldValue, type MeantFields } from './meaning/meanings.ts';
export {
  fieldsNamedIn,
  termsOf,
  understand,
  understoodIn,
  type NamedFields,
  type Term,
  type Understood,
  type UnderstoodSearch,
} from './meaning/understand.ts';
export { fieldsBeside, narrowedBy, orderNamedIn, type FilterOfField } from './filter-of-search.ts';
export { correctSearch, factsAmong, withBegun, wordsToCheck, type CorrectedSearch, type WordFacts } from './correct-search.ts';
export { runSearch, type NearbyCity, type ReadSearch, type SearchAnswer, type SearchedStore } from './run-search.ts';
export { areaNamedIn, nearestPlaceOf } from './places.ts';
export { namedNearby, namedParts, searchAsJson } from './search-as-json.ts';
export {
  countedTerm,
  countedTerms,
  documentOf,
  documentVersion,
  lexemesIn,
  rankQuery,
  searchQuery,
  wordsFoundBy,
  type CountedTerm,
  type Searched,
} from './search-document.ts';
export { lexemesMeant, phraseOf } from './words.ts';
