import { list, ok, requiredMultilineText, data, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { accessoryNotFound } from '../domain/accessory-errors.ts';
import type { AccessoryId } from '../domain/accessory.ts';
import type { AccessoryQueries } from '../use-cases/ports.ts';
import type { RecallAccessories } from '../use-cases/recall-accessories.ts';
import { presentOwn } from './accessory-presenter.ts';
import { ownAccessoryView } from './accessory-view.ts';

const mostAtOnce = 50;

/** POST /api/v1/admin/accessories/recalls */
const recallBody = z.strictObject({
  accessoryIds: list(
    'accessoryIds',
    z
      .uuid('accessoryIds must be ids of products')
      .toLowerCase()
      .transform((id) => id as AccessoryId),
    mostAtOnce,
  ).refine((ids) => ids.length > 0, { error: 'accessoryIds must name a product', params: { code: 'required' } }),
  reason: requiredMultilineText('Reason', 500),
  advice: requiredMultilineText('Advice', 500),
});

export interface RecallRouteNeeds {
  readonly recallAccessories: RecallAccessories;
  readonly queries: Pick<AccessoryQueries, 'listOf'>;
}

/** Recalls of products, by admins. */
export const recallRoutes = ({ recallAccessories, queries }: RecallRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/admin/accessories/recalls',
    access: 'admin',
    limit: 'writes',
    summary: 'Recall products: their sale stops, and their pages show why',
    body: recallBody,
    answers: { 200: data({ accessories: z.array(ownAccessoryView) }) },
    refuses: [accessoryNotFound],
    handle: async ({ body: { accessoryIds: ids, reason, advice } }) => {
      await recallAccessories({ ids, reason, advice });
      return ok(
        { accessories: (await queries.listOf(ids)).map(presentOwn) },
        { message: 'Recall saved. Nobody can buy these products any more.' },
      );
    },
  }),
];
