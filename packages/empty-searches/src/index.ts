export { emptySearchesSlice, type NoteSearch, type SearchRequest } from './empty-searches-slice.ts';
export { createEmptySearchesTable, knexEmptySearches } from './knex-empty-searches.ts';
export { mongooseEmptySearches } from './mongoose-empty-searches.ts';
