import { refusal } from '@paltu/kernel';

export const vetNotFound = refusal('not-found', 'vet.not-found', 'Veterinarian not found');

export const verificationStale = refusal(
  'stale',
  'verification.stale',
  'Other papers have been sent since you opened these. Please reload and try again.',
);

export const verificationNotRequested = refusal('conflict', 'verification.not-requested', 'No papers have been sent that could be decided');
