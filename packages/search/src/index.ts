export { findAmong, type FoundAmong } from './find-among.ts';
export { namesOf, type FieldValue, type MeantFields } from './meaning/meanings.ts';
export { namedFields, termsOf, understand, understoodIn, type Term, type Understood, type UnderstoodSearch } from './meaning/understand.ts';
export {
  correctSearch,
  factsAmong,
  runSearch,
  withBegun,
  wordsToCheck,
  type CorrectedSearch,
  type ReadSearch,
  type SearchAnswer,
  type SearchedStore,
  type WordFacts,
} from './run-search.ts';
export {
  countedTerm,
  documentOf,
  phraseOf,
  rankQuery,
  searchQuery,
  wordsFoundBy,
  type CountedTerm,
  type Searched,
} from './search-document.ts';
export { lexemesMeant } from './words.ts';
