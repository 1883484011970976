export { createPictureTables } from './knex-pictures.ts';
export { createPaperTables } from './papers/knex-papers.ts';
export { paperNotFound, type OpenPaper, type Paper, type PaperClaims, type PaperId, type PaperUploads } from './papers/paper.ts';
export { documentPapersModule, paperContentType, paperReply, papersModule, type PapersModule } from './papers/papers-module.ts';
export type { PictureForm, PictureFormOf } from './picture-form.ts';
export { pictureView, presentPicture, type KeptPicture } from './picture-view.ts';
export type { PictureClaims, PictureFile, PictureId, PictureUploads, SizedPicture } from './picture.ts';
export {
  documentPicturesModule,
  paperVariables,
  picturesModule,
  pictureVariables,
  uploadLimitsOf,
  type PicturesModule,
  type PicturesNeeds,
  type UploadLimits,
} from './pictures-module.ts';
