import { AppError } from '@paltu/kernel';

/** Where a picture came from, in the caller's words: the form field and the name of the file. */
export interface PictureOrigin {
  readonly field: string;
  readonly fileName: string;
}

const shown = (fileName: string): string => {
  const printable = fileName.toWellFormed().replace(/\p{C}/gu, '');
  return printable.length > 60 ? `${printable.slice(0, 59)}…` : printable;
};

const refusal = (kind: 'invalid' | 'too-large' | 'unsupported-type', code: string, msg: string, origin: PictureOrigin): AppError =>
  new AppError(kind, code, msg, { fields: [{ path: origin.field, code, msg }] });

export const notAPicture = (origin: PictureOrigin): AppError =>
  refusal('invalid', 'picture.not-a-picture', `"${shown(origin.fileName)}" is not a picture that can be read`, origin);

export const unsupportedType = (origin: PictureOrigin, type: string): AppError =>
  refusal(
    'unsupported-type',
    'picture.unsupported-type',
    `"${shown(origin.fileName)}" is ${type}; pictures can be PNG, JPG, GIF or WebP`,
    origin,
  );

export const tooManyPixels = (origin: PictureOrigin): AppError =>
  refusal('invalid', 'picture.too-many-pixels', `"${shown(origin.fileName)}" has too many pixels`, origin);

/** It would take more time or memory than any honest picture does. */
export const tooComplex = (origin: PictureOrigin): AppError =>
  refusal('invalid', 'picture.too-complex', `"${shown(origin.fileName)}" is too complex to be read`, origin);

export const tooLarge = (origin: PictureOrigin, maxBytes: number): AppError =>
  refusal('too-large', 'picture.too-large', `"${shown(origin.fileName)}" is larger than ${Math.floor(maxBytes / 1_048_576)} MB`, origin);

/** Too many pictures are being worked on, or none can be worked on now. */
export const picturesBusy = (cause?: unknown): AppError =>
  new AppError('unavailable', 'service.unavailable', 'Server is currently unavailable. Please try again later.', {
    retryAfterSeconds: 5,
    cause,
  });
