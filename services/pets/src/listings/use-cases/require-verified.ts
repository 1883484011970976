import type { MemberId } from '@paltu/kernel';
import { emailUnverified } from '../domain/listing-errors.ts';
import type { ListingScope } from './ports.ts';

/** Whose listings enter review: everybody's, or only those of members whose e-mail address is verified. */
export type Submitters = 'all' | 'verified';

/** @throws AppError `account.email-unverified` */
export const requireVerified = async ({ owners }: ListingScope, submitters: Submitters, ownerId: MemberId): Promise<void> => {
  if (submitters === 'verified' && !(await owners.isVerified(ownerId))) throw emailUnverified();
};
