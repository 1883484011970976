import type { DocumentTransaction } from '@paltu/documents/transactions';
import { dayInPakistan } from '@paltu/reference';
import { furthestAheadMs } from '../domain/slot.ts';
import type { TimeSpan } from '../use-cases/ports.ts';
import type { VetCollections } from './mongoose-vet-collections.ts';

type Kept = Pick<VetCollections, 'vets' | 'slots'>;

const dayMs = 24 * 60 * 60_000;

/** Which free slots begin last on their day, in Pakistan. @param starts in order */
export const lastOfDays = (starts: readonly Date[]): Date[] =>
  starts.filter((start, index) => {
    const next = starts[index + 1];
    return next === undefined || next >= dayInPakistan(start).end;
  });

/** Those of `lastFree` that are not over and lie outside of the time. Slots lie at most ninety days ahead, so what lies further back is over. */
const othersThan = ({ from, until }: TimeSpan): object => ({
  $filter: {
    input: { $ifNull: ['$lastFree', []] },
    cond: {
      $or: [
        { $and: [{ $gte: ['$$this', new Date(from.getTime() - furthestAheadMs)] }, { $lt: ['$$this', from] }] },
        { $gte: ['$$this', until] },
      ],
    },
  },
});

/** The whole days around these times. */
const daysAround = (times: readonly Date[]): TimeSpan => {
  const all = times.map((time) => time.getTime());
  return { from: dayInPakistan(new Date(Math.min(...all))).start, until: dayInPakistan(new Date(Math.max(...all))).end };
};

/**
 * Keeps in a vet's document, as `lastFree`, when the last free slot of each day begins: a vet who has one today that has not begun yet can
 * be visited today, whatever passes meanwhile. In a transaction that holds the vet.
 * @param times that lie on the days whose slots have changed
 */
export const keepLastFree = async (
  { vets, slots }: Kept,
  { session }: DocumentTransaction,
  vetId: string,
  times: readonly Date[],
): Promise<void> => {
  if (times.length === 0) return;
  const { from, until } = daysAround(times);
  const where = { vetId, isBooked: false, startsAt: { $gte: from, $lt: until } };
  const free = await slots()
    .find(where, { session, projection: { startsAt: 1 } })
    .sort({ startsAt: 1 })
    .toArray();
  const last = lastOfDays(free.map(({ startsAt }) => startsAt as Date));
  await vets().updateOne({ _id: vetId }, [{ $set: { lastFree: { $concatArrays: [othersThan({ from, until }), last] } } }], { session });
};

const filledAtOnce = 100;

/** Fills `lastFree` of vets that are without it, as imported ones are. What another process keeps stays. */
export const fillLastFree = async ({ vets, slots }: Kept): Promise<void> => {
  const isWithout = { lastFree: { $exists: false } };
  for (;;) {
    const some = await vets()
      .find(isWithout, { projection: { _id: 1 } })
      .limit(filledAtOnce)
      .toArray();
    if (some.length === 0) return;
    const where = { vetId: { $in: some.map(({ _id }) => _id) }, isBooked: false, startsAt: { $gte: new Date(Date.now() - dayMs) } };
    const free = await slots()
      .find(where, { projection: { vetId: 1, startsAt: 1 } })
      .sort({ startsAt: 1 })
      .toArray();
    const startsOf = Map.groupBy(free, ({ vetId }) => vetId as string);
    await vets().bulkWrite(
      some.map(({ _id }) => {
        const starts = (startsOf.get(_id) ?? []).map(({ startsAt }) => startsAt as Date);
        return { updateOne: { filter: { _id, ...isWithout }, update: { $set: { lastFree: lastOfDays(starts) } } } };
      }),
    );
  }
};
