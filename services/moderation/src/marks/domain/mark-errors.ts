import { refusal } from '@paltu/kernel';

export const vetNotFound = refusal('not-found', 'vet.not-found', 'Veterinarian not found');

export const storeNotFound = refusal('not-found', 'store.not-found', "The store you're looking for doesn't exist.");

export const accessoryNotFound = refusal('not-found', 'accessory.not-found', 'Product not found');

export const verificationStale = refusal(
  'stale',
  'verification.stale',
  'Other papers have been sent since you opened these. Please reload and try again.',
);

export const verificationAlreadyDecided = refusal(
  'conflict',
  'verification.already-decided',
  'Another admin has decided about these papers meanwhile. Please reload and look again.',
);

export const verificationNotRequested = refusal('conflict', 'verification.not-requested', 'No papers have been sent that could be decided');
