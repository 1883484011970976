import { z } from 'zod';
import type { Like } from '../use-cases/ports.ts';

/** Whom a member likes, also who is not in sight now. */
export const exportView = z.array(z.strictObject({ vetId: z.uuid(), likedAt: z.iso.datetime() }));

export const presentExport = (likes: readonly Like[]): z.input<typeof exportView> =>
  likes.map(({ vetId, likedAt }) => ({ vetId, likedAt: likedAt.toISOString() }));
