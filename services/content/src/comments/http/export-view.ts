import { z } from 'zod';
import type { Comment } from '../domain/comment.ts';

const commentExport = z
  .strictObject({
    id: z.uuid(),
    article: z.string(),
    parentId: z.uuid().nullable(),
    content: z.string(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'CommentExport' });

/** What a member wrote. */
export const exportView = z.array(commentExport);

export const presentExport = (written: readonly Comment[]): z.input<typeof exportView> =>
  written.map(({ id, articleSlug, parentId, content, createdAt }) => ({
    id,
    article: articleSlug,
    parentId,
    content,
    publishedAt: createdAt.toISOString(),
  }));
