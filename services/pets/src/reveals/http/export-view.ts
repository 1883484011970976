import type { MemberId } from '@paltu/kernel';
import { z } from 'zod';
import type { Reveal } from '../domain/reveal.ts';

/** Numbers that a member was shown, and when theirs was shown to somebody; not to whom, for that is data of another member. */
export const exportView = z.array(z.strictObject({ petId: z.uuid(), isOwnNumber: z.boolean(), revealedAt: z.iso.datetime() }));

export const presentExport = (memberId: MemberId, reveals: readonly Reveal[]): z.input<typeof exportView> =>
  reveals.map(({ listingId, ownerId, revealedAt }) => ({
    petId: listingId,
    isOwnNumber: ownerId === memberId,
    revealedAt: revealedAt.toISOString(),
  }));
