import { z } from 'zod';
import type { Like } from '../use-cases/ports.ts';

/** What a member likes: articles, and comments below them. */
export const exportView = z.array(z.strictObject({ article: z.string(), commentId: z.uuid().nullable(), likedAt: z.iso.datetime() }));

export const commentOf = ({ thingId, articleSlug }: Like): string | null => (thingId === articleSlug ? null : thingId);

export const presentExport = (likes: readonly Like[]): z.input<typeof exportView> =>
  likes.map((like) => ({ article: like.articleSlug, commentId: commentOf(like), likedAt: like.likedAt.toISOString() }));
