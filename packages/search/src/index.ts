export { correctSearch, factsAmong, withBegun, wordsToCheck, type CorrectedSearch, type WordFacts } from './correct-search.ts';
export { findAmong, type FoundAmong } from './find-among.ts';
export { lexemesMeant } from './lexemes.ts';
export { namesOf, type FieldValue, type MeantFields } from './meaning/meanings.ts';
export { namedFields } from './meaning/named-fields.ts';
export { termsOf, understand, understoodIn, type Term, type Understood, type UnderstoodSearch } from './meaning/understand.ts';
export { runSearch, type ReadSearch, type SearchAnswer, type SearchedStore } from './run-search.ts';
export { documentOf, phraseOf, wordsFoundBy, type Searched } from './search-document.ts';
export { countedTerm, rankQuery, searchQuery, type CountedTerm } from './search-query.ts';
