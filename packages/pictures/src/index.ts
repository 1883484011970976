export { createPictureTables, dropPictureTables } from './data/picture-tables.ts';
export type { PictureId } from './domain/picture.ts';
export type { PictureForm, PictureFormOf } from './http/picture-form.ts';
export { presentPicture, pictureView, type KeptPicture } from './http/picture-view.ts';
export { picturesModule, type PicturesModule, type PicturesNeeds } from './pictures-module.ts';
export { pictureVariables } from './picture-variables.ts';
export type { SizedPicture, PictureClaims, PictureFile, PictureUploads } from './use-cases/ports.ts';
