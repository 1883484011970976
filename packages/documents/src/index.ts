export { connectDocuments, type Documents, type DocumentsOptions } from './connect-documents.ts';
export { afterDocumentCommit, type DocumentTransaction } from './document-transaction.ts';
export { ensureOwnDocuments } from './ensure-own-documents.ts';
export { ensureReplicaSet } from './ensure-replica-set.ts';
export { violatedIndex } from './violated-index.ts';
export { documentTransactionRunner, joinDocumentTransaction, runDocumentTransaction, runPart } from './run-document-transaction.ts';
