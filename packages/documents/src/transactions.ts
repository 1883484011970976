// What works on a connection that is there already: nothing of it loads mongoose.
export type { Documents } from './connect-documents.ts';
export { readDocumentPage, type DocumentPage, type DocumentQuery } from './read-document-page.ts';
export {
  afterDocumentCommit,
  documentTransactionRunner,
  isWriteConflict,
  lockDocument,
  lockSkipLocked,
  runDocumentTransaction,
  runPart,
  upsertNewerDocument,
  type DocumentTransaction,
} from './run-document-transaction.ts';
export {
  fromStored,
  toStored,
  unfinishedImport,
  violatedIndex,
  type CollectionIndex,
  type DocumentCollection,
  type DocumentFields,
  type StoredDocument,
} from './stored-document.ts';
