export { ensureS3Owners, type S3Owner, type S3OwnersOptions } from './s3-owners.ts';
export { requireDiskRoom, storageFull, contentTypeOf, isObjectKey, type ObjectStore, type StoredObject } from './object-store.ts';
export { folderStore } from './folder-store.ts';
export { inMemoryStore } from './in-memory-store.ts';
export {
  floorBytesOf,
  objectStoreOf,
  objectStoreVariables,
  oneObjectStore,
  type ConfiguredStore,
  type ObjectStoreConfig,
} from './object-store-of.ts';
export { s3Store, type S3StoreOptions } from './s3-store.ts';
