import type { MemberId } from '@paltu/kernel';
import { tooManyPending } from '../domain/listing-errors.ts';
import type { ListingScope } from './ports.ts';

/** @param most of one owner may wait for review. @throws AppError `pet.too-many-pending` */
export const requireReviewRoom = async ({ listings }: Pick<ListingScope, 'listings'>, ownerId: MemberId, most: number): Promise<void> => {
  if ((await listings.countPending(ownerId)) >= most) throw tooManyPending();
};
