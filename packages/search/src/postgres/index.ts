export { createDocumentVersions, cubeOf, rebuildDocuments, type DocumentRows } from './rebuild-documents.ts';
export { findInTable, freshAt, searchJsonList, type SearchedList } from './search-table.ts';
export { suggestWords, type Suggestion } from './suggest-words.ts';
export {
  beginsWith,
  countWords,
  createWordTables,
  isAmong,
  lexemesThere,
  readWords,
  termSizes,
  type DocumentTable,
} from './word-tables.ts';
