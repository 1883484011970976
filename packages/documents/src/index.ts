export { connectDocuments, type Documents, type DocumentsOptions } from './connect-documents.ts';
export {
  openDocumentSnapshot,
  restoreDocuments,
  type CollectionDigest,
  type CollectionDigests,
  type DocumentSnapshot,
} from './copy-documents.ts';
export { dropOwnDocuments, ensureOwnDocuments, ensureReplicaSet, stepDownPrimary, withAdmin } from './ensure-replica-set.ts';
export * from './transactions.ts';
