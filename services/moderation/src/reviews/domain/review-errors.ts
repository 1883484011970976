import { refusal } from '@paltu/kernel';

export const petNotFound = refusal('not-found', 'pet.not-found', 'Pet Not Found');

export const petStale = refusal('stale', 'pet.stale', 'This listing has changed since you opened it. Please reload it and try again.');

/** The admin saw a version that has not reached moderation yet. */
export const petVersionUnknown = refusal(
  'conflict',
  'pet.version-unknown',
  'This version of the listing has not arrived here yet. Please try again in a moment.',
);
