export { ensureS3Owners, type S3Owner, type S3OwnersOptions } from './s3/ensure-s3-owners.ts';
export { requireDiskRoom, storageFull } from './disk-room.ts';
export { folderStore } from './objects/folder-store.ts';
export { inMemoryStore } from './objects/in-memory-store.ts';
export { contentTypeOf, isObjectKey } from './objects/object-key.ts';
export {
  floorBytesOf,
  objectStoreOf,
  objectStoreVariables,
  oneObjectStore,
  type ConfiguredStore,
  type ObjectStoreConfig,
} from './objects/object-store-of.ts';
export type { ObjectStore, StoredObject } from './objects/object-store.ts';
export { s3Store, type S3StoreOptions } from './s3/s3-store.ts';
