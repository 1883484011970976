import { refusal, serviceUnavailable, type AppError, type Refusal } from '@paltu/kernel';

/** Where a picture came from, in the caller's words: the form field and the name of the file. */
export interface PictureOrigin {
  readonly field: string;
  readonly fileName: string;
  /** The form's own words for files, where it has other words than ours. */
  readonly words?: PictureWords | undefined;
}

export interface PictureWords {
  /** Of a file that is no picture, or none of a type that is taken. */
  readonly notAPicture: string;
  readonly tooLarge: string;
}

export const pictureNotFound = refusal('not-found', 'picture.not-found', 'Picture not found');

const pictureUnreadable = refusal('invalid', 'picture.not-a-picture', 'This is not a picture that can be read');
const pictureTypeUnsupported = refusal('unsupported-type', 'picture.unsupported-type', 'Pictures can be PNG, JPG, GIF or WebP');
const pictureTooManyPixels = refusal('invalid', 'picture.too-many-pixels', 'This picture has too many pixels');
const pictureTooComplex = refusal('invalid', 'picture.too-complex', 'This picture is too complex to be read');
const pictureTooLarge = refusal('too-large', 'picture.too-large', 'This picture is too large');

/** More files than a form takes. */
export const tooManyPictures = refusal('invalid', 'picture.too-many', 'Too many images');

export const tooManyUnused = refusal(
  'too-many',
  'picture.too-many-unused',
  'Too many pictures wait for a listing. Please use them or try again tomorrow.',
  { retryAfterSeconds: 3_600 },
);

export const pictureRoomUsedUp = refusal(
  'conflict',
  'picture.room-used-up',
  'Your pictures take up all the room that a member has. Please delete some that you no longer need.',
);

/** Why a form with pictures may be refused, besides its fields. */
export const pictureRefusals: readonly Refusal[] = [
  pictureUnreadable,
  pictureTypeUnsupported,
  pictureTooManyPixels,
  pictureTooComplex,
  pictureTooLarge,
  tooManyPictures,
  tooManyUnused,
  pictureRoomUsedUp,
];

const shown = (fileName: string): string => {
  const printable = fileName.toWellFormed().replace(/\p{C}/gu, '');
  return printable.length > 60 ? `${printable.slice(0, 59)}…` : printable;
};

export const notAPicture = ({ field, fileName, words }: PictureOrigin): AppError =>
  pictureUnreadable.at(field, { msg: words?.notAPicture ?? `"${shown(fileName)}" is not a picture that can be read` });

export const unsupportedPicture = ({ field, fileName, words }: PictureOrigin, type: string): AppError =>
  pictureTypeUnsupported.at(field, {
    msg: words?.notAPicture ?? `"${shown(fileName)}" is ${type}; pictures can be PNG, JPG, GIF or WebP`,
  });

export const tooManyPixels = ({ field, fileName }: PictureOrigin): AppError =>
  pictureTooManyPixels.at(field, { msg: `"${shown(fileName)}" has too many pixels` });

/** It would take more time or memory than any honest picture does. */
export const tooComplex = ({ field, fileName }: PictureOrigin): AppError =>
  pictureTooComplex.at(field, { msg: `"${shown(fileName)}" is too complex to be read` });

export const tooLarge = ({ field, fileName, words }: PictureOrigin, maxBytes: number): AppError =>
  pictureTooLarge.at(field, { msg: words?.tooLarge ?? `"${shown(fileName)}" is larger than ${Math.floor(maxBytes / 1_048_576)} MB` });

/** Too many pictures are being worked on, or none can be worked on now. */
export const picturesBusy = (cause?: unknown): AppError => serviceUnavailable({ retryAfterSeconds: 5, cause });
