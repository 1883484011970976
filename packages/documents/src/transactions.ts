// What works on a connection that is there already: nothing of it loads mongoose.
export type { Documents } from './connect-documents.ts';
export { afterDocumentCommit, type DocumentTransaction } from './document-transaction.ts';
export { lockDocument, lockSkipLocked } from './lock-document.ts';
export { readDocumentPage, type DocumentPage, type DocumentQuery } from './read-document-page.ts';
export { documentTransactionRunner, runDocumentTransaction, runPart } from './run-document-transaction.ts';
export {
  fromStored,
  toStored,
  unfinishedImport,
  type CollectionIndex,
  type DocumentCollection,
  type DocumentFields,
  type StoredDocument,
} from './stored-document.ts';
export { upsertNewerDocument } from './upsert-newer-document.ts';
export { violatedIndex } from './violated-index.ts';
