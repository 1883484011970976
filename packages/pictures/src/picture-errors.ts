import { refusal, serviceUnavailable, type AppError } from '@paltu/kernel';

/** Where a picture came from, in the caller's words: the form field and the name of the file. */
export interface PictureOrigin {
  readonly field: string;
  readonly fileName: string;
}

const shown = (fileName: string): string => {
  const printable = fileName.toWellFormed().replace(/\p{C}/gu, '');
  return printable.length > 60 ? `${printable.slice(0, 59)}…` : printable;
};

const pictureUnreadable = refusal('invalid', 'picture.not-a-picture', 'This is not a picture that can be read');
const pictureTypeUnsupported = refusal('unsupported-type', 'picture.unsupported-type', 'Pictures can be PNG, JPG, GIF or WebP');
const pictureTooManyPixels = refusal('invalid', 'picture.too-many-pixels', 'This picture has too many pixels');
const pictureTooComplex = refusal('invalid', 'picture.too-complex', 'This picture is too complex to be read');
const pictureTooLarge = refusal('too-large', 'picture.too-large', 'This picture is too large');

/** Why a picture may be refused. */
export const pictureRefusals = [
  pictureUnreadable,
  pictureTypeUnsupported,
  pictureTooManyPixels,
  pictureTooComplex,
  pictureTooLarge,
] as const;

export const notAPicture = ({ field, fileName }: PictureOrigin): AppError =>
  pictureUnreadable.at(field, { msg: `"${shown(fileName)}" is not a picture that can be read` });

export const unsupportedType = ({ field, fileName }: PictureOrigin, type: string): AppError =>
  pictureTypeUnsupported.at(field, { msg: `"${shown(fileName)}" is ${type}; pictures can be PNG, JPG, GIF or WebP` });

export const tooManyPixels = ({ field, fileName }: PictureOrigin): AppError =>
  pictureTooManyPixels.at(field, { msg: `"${shown(fileName)}" has too many pixels` });

/** It would take more time or memory than any honest picture does. */
export const tooComplex = ({ field, fileName }: PictureOrigin): AppError =>
  pictureTooComplex.at(field, { msg: `"${shown(fileName)}" is too complex to be read` });

export const tooLarge = ({ field, fileName }: PictureOrigin, maxBytes: number): AppError =>
  pictureTooLarge.at(field, { msg: `"${shown(fileName)}" is larger than ${Math.floor(maxBytes / 1_048_576)} MB` });

/** Too many pictures are being worked on, or none can be worked on now. */
export const picturesBusy = (cause?: unknown): AppError => serviceUnavailable({ retryAfterSeconds: 5, cause });
