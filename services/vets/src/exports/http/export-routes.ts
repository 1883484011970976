import type { MemberId } from '@paltu/kernel';
import { data, ok, route, type Route } from '@paltu/service-kit';
import type { z } from 'zod';

/** What a slice keeps of a member. */
export interface Exported<View extends z.ZodType> {
  readonly view: View;
  present(memberId: MemberId): Promise<z.input<View>>;
}

export type Exports = Readonly<Record<string, Exported<z.ZodType>>>;

/** What members take along. */
export const exportRoutes = (exports: Exports): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/export',
    access: 'member',
    limit: 'reads',
    summary: 'All that is kept here of the caller: the own profile, every appointment of either side, and whom they like',
    answers: { 200: data(Object.fromEntries(Object.entries(exports).map(([name, { view }]) => [name, view]))) },
    handle: async ({ actor: { userId } }) => {
      const parts = Object.entries(exports).map(async ([name, { present }]) => [name, await present(userId)] as const);
      const headers = { 'cache-control': 'private, no-store', vary: 'Authorization' };
      return ok(Object.fromEntries(await Promise.all(parts)), { headers });
    },
  }),
];
