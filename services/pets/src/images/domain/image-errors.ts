import { AppError } from '@paltu/kernel';

export const pictureNotFound = (): AppError => new AppError('not-found', 'picture.not-found', 'Picture not found');

export const tooManyUnused = (): AppError =>
  new AppError('too-many', 'picture.too-many-unused', 'Too many pictures wait for a listing. Please use them or try again tomorrow.', {
    retryAfterSeconds: 3_600,
  });

export const pictureRequired = (field: string): AppError => {
  const msg = 'At least one image is required';
  return new AppError('invalid', 'request.invalid', 'Validation failed', { fields: [{ path: field, code: 'required', msg }] });
};
