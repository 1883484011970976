import type { MemberId } from '@paltu/kernel';
import { data, ok, route, type Route } from '@paltu/service-kit';
import type { z } from 'zod';

/** What a slice keeps of a member. */
export interface Exported {
  readonly view: z.ZodType;
  present(memberId: MemberId): Promise<unknown>;
}

export interface ExportRouteNeeds {
  readonly pets: Exported;
  readonly likes: Exported;
  readonly phoneReveals: Exported;
}

/** What members take along. */
export const exportRoutes = ({ pets, likes, phoneReveals }: ExportRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/pets/export',
    access: 'member',
    limit: 'reads',
    summary: 'All that is kept here of the caller: every own listing, what they like, and numbers shown to them and to others',
    answers: { 200: data({ pets: pets.view, likes: likes.view, phoneReveals: phoneReveals.view }) },
    handle: async ({ actor: { userId } }) => {
      const parts = {
        pets: await pets.present(userId),
        likes: await likes.present(userId),
        phoneReveals: await phoneReveals.present(userId),
      };
      return ok(parts, { headers: { 'cache-control': 'private, no-store', vary: 'Authorization' } });
    },
  }),
];
