import { AppError, invalidInput } from '@paltu/kernel';
import { maxPictures } from './listing.ts';

export const petNotFound = (): AppError => new AppError('not-found', 'pet.not-found', 'Pet Not Found');

export const petNotYours = (): AppError => new AppError('forbidden', 'pet.not-yours', 'Only the owner of this listing may change it');

export const petStale = (): AppError =>
  new AppError('stale', 'pet.stale', 'This listing has changed since you opened it. Please reload it and try again.');

export const priceRequired = (): AppError => invalidInput([{ path: 'price', code: 'required', msg: 'Price is required for sale' }]);

/** @param path the field that asked for one too many: `images`, `imageIds` or `keepImages`. */
export const tooManyPictures = (path: string): AppError => {
  const msg = `Maximum ${maxPictures} images allowed`;
  return new AppError('invalid', 'picture.too-many', msg, { fields: [{ path, code: 'picture.too-many', msg }] });
};

/** @param path the field that named it: `imageIds` or `keepImages`. */
export const pictureUnknown = (path: string): AppError => {
  const msg = 'One of these pictures does not exist, is not yours or belongs to another listing';
  return new AppError('invalid', 'picture.unknown', msg, { fields: [{ path, code: 'picture.unknown', msg }] });
};
