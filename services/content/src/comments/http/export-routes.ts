import { data, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { CommentQueries } from '../use-cases/ports.ts';

export interface ExportRouteNeeds {
  readonly queries: Pick<CommentQueries, 'listBy'>;
}

const commentExport = z
  .strictObject({
    id: z.uuid(),
    article: z.string(),
    parentId: z.uuid().nullable(),
    content: z.string(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'CommentExport' });

/** What members take along. */
export const exportRoutes = ({ queries }: ExportRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/content/export',
    access: 'member',
    limit: 'reads',
    summary: 'All that is kept here of the caller: the comments that they wrote',
    answers: { 200: data({ comments: z.array(commentExport) }) },
    handle: async ({ actor: { userId } }) => {
      const written = await queries.listBy(userId);
      const comments = written.map(({ id, articleSlug, parentId, content, createdAt }) => ({
        id,
        article: articleSlug,
        parentId,
        content,
        publishedAt: createdAt.toISOString(),
      }));
      return ok({ comments }, { headers: { 'cache-control': 'private, no-store', vary: 'Authorization' } });
    },
  }),
];
