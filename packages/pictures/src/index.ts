export { pictureRefusals, tooLarge, type PictureOrigin } from './picture-errors.ts';
export { pictureView, renditionWidths, type KeptPicture, type RenditionWidth } from './picture-view.ts';
export { pictureProcessor, type PictureRequest, type PictureProcessor, type ProcessedPicture } from './picture-processor.ts';
export type { Rendition } from './decoding/worker-messages.ts';
export type { PictureFormat } from './recognise-picture.ts';
