export { findInTable } from './find-in-table.ts';
export { searchTable, type FoundBy, type SearchedTable } from './search-table.ts';
export { countWords } from './count-words.ts';
export { beginsWith, readWords } from './read-words.ts';
export { createWordTables, type DocumentTable } from './word-tables.ts';
export { suggestWords, type Suggestion } from './suggest-words.ts';
export { termSizes } from './term-sizes.ts';
