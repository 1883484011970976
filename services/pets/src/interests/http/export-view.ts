import { z } from 'zod';
import type { Like } from '../use-cases/ports.ts';

/** What a member likes, also what is not in sight now. */
export const exportView = z.array(z.strictObject({ petId: z.uuid(), likedAt: z.iso.datetime() }));

export const presentExport = (likes: readonly Like[]): z.input<typeof exportView> =>
  likes.map(({ listingId, likedAt }) => ({ petId: listingId, likedAt: likedAt.toISOString() }));
