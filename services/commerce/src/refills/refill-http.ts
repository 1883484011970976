import type { Clock, MemberId } from '@paltu/kernel';
import { presentPicture, pictureView } from '@paltu/pictures/picture-view';
import { data, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { dayMs } from '../orders/due-times.ts';
import { refillsOf, type BoughtPacks, type Refill } from './refill.ts';

interface RefillRouteNeeds {
  readonly readBoughtPacks: (buyerId: MemberId, since: Date) => Promise<readonly BoughtPacks[]>;
  readonly clock: Clock;
}

/** No pack lasts longer, and no more of them at once. */
const lookedBackMs = 2 * 365 * dayMs;

const refillView = z
  .strictObject({
    accessoryId: z.uuid(),
    name: z.string(),
    image: pictureView.nullable(),
    orderId: z.uuid(),
    /** Packs that came last, and were not given back. */
    pieces: z.int(),
    deliveredAt: z.iso.datetime(),
    /** About when, for one pet. */
    runsOutAt: z.iso.datetime(),
  })
  .meta({ id: 'Refill' });

const presentRefill = ({ picture, packDays: _days, deliveredAt, runsOutAt, ...refill }: Refill): z.input<typeof refillView> => ({
  ...refill,
  image: picture && presentPicture('commerce', picture),
  deliveredAt: deliveredAt.toISOString(),
  runsOutAt: runsOutAt.toISOString(),
});

/** What a buyer will have to buy again. Before the route of one order: its path is no id. */
export const refillRoutes = ({ readBoughtPacks, clock }: RefillRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/orders/refills',
    access: 'member',
    summary: 'What the caller has bought that runs out, the first one first: products whose store gives how long a pack lasts',
    answers: { 200: data({ refills: z.array(refillView) }) },
    handle: async ({ actor: { userId } }) => {
      const now = clock.now();
      const bought = await readBoughtPacks(userId, new Date(now.getTime() - lookedBackMs));
      return ok({ refills: refillsOf(bought, now).map(presentRefill) }, { headers: forThisReader });
    },
  }),
];
