export { connectDocuments, type Documents, type DocumentsOptions } from './connect-documents.ts';
export { ensureOwnDocuments } from './ensure-own-documents.ts';
export { ensureReplicaSet } from './ensure-replica-set.ts';
export * from './transactions.ts';
