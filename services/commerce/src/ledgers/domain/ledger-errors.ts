import { refusal } from '@paltu/kernel';

export const storeUnregistered = refusal(
  'conflict',
  'store.unregistered',
  'This store has not given its tax number yet, so nothing can be bought from it',
);

export const keyMissing = refusal('invalid', 'idempotency-key.missing', 'A settlement needs an Idempotency-Key');

export const keyReused = refusal('conflict', 'idempotency-key.reused', 'This Idempotency-Key was used for another settlement');

export const settlementNotFound = refusal('not-found', 'settlement.not-found', 'Settlement not found');

export const payoutMissing = refusal('conflict', 'settlement.no-account', 'The store has named no bank account yet');

export const payoutHeld = refusal(
  'conflict',
  'settlement.account-held',
  'The store named another bank account less than 48 hours ago. Nothing is paid out to it before then.',
);

export const beyondAvailable = refusal('conflict', 'settlement.beyond-available', 'The store may have less than that now');

export const referenceUsed = refusal('conflict', 'settlement.reference-used', 'This reference was recorded for another settlement already');

export const receiptNotFound = refusal('not-found', 'receipt.not-found', 'There is no receipt of this parcel');
