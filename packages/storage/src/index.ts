export { folderStore } from './objects/folder-store.ts';
export { inMemoryStore } from './objects/in-memory-store.ts';
export { contentTypeOf, isObjectKey } from './objects/object-key.ts';
export type { ObjectStore, StoredObject } from './objects/object-store.ts';
export { tooLarge, type PictureOrigin } from './pictures/picture-errors.ts';
export { pictureView, renditionWidths, type KeptPicture, type RenditionWidth } from './pictures/picture-view.ts';
export { processPicture, type PictureLimits, type ProcessedPicture, type Rendition } from './pictures/process-picture.ts';
export type { PictureFormat } from './pictures/recognise-picture.ts';
