import { invalidInput, refusal, type AppError } from '@paltu/kernel';
import { mostPictures } from '@paltu/reference';

export const petNotFound = refusal('not-found', 'pet.not-found', 'Pet Not Found');

export const petNotYours = refusal('forbidden', 'pet.not-yours', 'Only the owner of this listing may change it');

export const emailUnverified = refusal('forbidden', 'account.email-unverified', 'Please verify your email address before you list a pet');

export const petReserved = refusal('conflict', 'pet.reserved', 'An adoption request for this pet is approved. End that first.');

export const petStale = refusal('stale', 'pet.stale', 'This listing has changed since you opened it. Please reload it and try again.');

export const paperNotFound = refusal('not-found', 'paper.not-found', 'Document not found');

export const priceRequired = (): AppError => invalidInput([{ path: 'price', code: 'required', msg: 'Price is required for sale' }]);

/** Admins look at every listing: nobody fills their queue alone. */
export const tooManyPending = refusal(
  'conflict',
  'pet.too-many-pending',
  'Many of your listings wait for review already. Please wait until some are decided, or delete one.',
);

export const tooManyPictures = refusal('invalid', 'picture.too-many', `Maximum ${mostPictures} images allowed`);

export const pictureUnknown = refusal(
  'invalid',
  'picture.unknown',
  'One of these pictures does not exist, is not yours or belongs to another listing',
);
