import { refusal, type Refusal } from '@paltu/kernel';
import { pictureRefusals } from '@paltu/pictures';

export const pictureNotFound = refusal('not-found', 'picture.not-found', 'Picture not found');

export const tooManyUnused = refusal(
  'too-many',
  'picture.too-many-unused',
  'Too many pictures wait for a listing. Please use them or try again tomorrow.',
  { retryAfterSeconds: 3_600 },
);

export const tooManyPictures = refusal('invalid', 'picture.too-many', 'Too many images');

/** What a form with pictures may be refused for, besides its fields. */
export const formRefusals: readonly Refusal[] = [...pictureRefusals, tooManyPictures, tooManyUnused];
