import { AppError } from '@paltu/kernel';

export const petNotFound = (): AppError => new AppError('not-found', 'pet.not-found', 'Pet Not Found');

export const petStale = (): AppError =>
  new AppError('stale', 'pet.stale', 'This listing has changed since you opened it. Please reload it and try again.');

/** The admin saw a version that has not reached moderation yet. */
export const petNotHeardOf = (): AppError =>
  new AppError('conflict', 'pet.not-heard-of', 'This version of the listing has not arrived here yet. Please try again in a moment.');
