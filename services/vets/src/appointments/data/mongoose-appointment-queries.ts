import type { MemberId } from '@paltu/kernel';
import { totalCap } from '@paltu/service-kit';
import type { Appointment, AppointmentId, VetId } from '../domain/appointment.ts';
import type { AppointmentFilter, AppointmentQueries, StatusCounts } from '../use-cases/ports.ts';
import { toAppointment } from './appointment-row.ts';
import type { AppointmentCollections } from './mongoose-appointment-collections.ts';

const fields = { guest: 'guestId', vet: 'vetOwnerId' } as const;
type Side = keyof typeof fields;

const orders = { next: { startsAt: 1, _id: 1 }, last: { startsAt: -1, _id: -1 } } as const;

/** Those of one side; a member is never both sides of one appointment. */
const ofSide = (side: Side, memberId: MemberId, { status, begins }: AppointmentFilter): object => ({
  [fields[side]]: memberId,
  ...(status === undefined ? {} : { status }),
  ...(begins === undefined ? {} : { startsAt: { $gte: begins.from, $lt: begins.until } }),
});

const inOrder =
  (order: keyof typeof orders) =>
  (one: Appointment, other: Appointment): number => {
    const later = one.startsAt.getTime() - other.startsAt.getTime() || (one.id < other.id ? -1 : 1);
    return order === 'next' ? later : -later;
  };

type Figures = Pick<AppointmentQueries, 'hasVisited' | 'countByStatus' | 'countFreeSlots' | 'listDue'>;

const figures = ({ appointments, slots }: AppointmentCollections): Figures => ({
  hasVisited: async (vetId, guestId) =>
    (await appointments().findOne({ vetId, guestId, status: 'completed' }, { projection: { _id: 1 } })) !== null,
  countByStatus: async (vetId) => {
    const counts = await appointments()
      .aggregate<{ _id: string; counted: number }>([{ $match: { vetId } }, { $group: { _id: '$status', counted: { $sum: 1 } } }])
      .toArray();
    return Object.fromEntries(counts.map(({ _id, counted }) => [_id, counted])) as StatusCounts;
  },
  countFreeSlots: (vetId, after) => slots().countDocuments({ vetId, isBooked: false, startsAt: { $gt: after } }),
  listDue: async (now, after, limit) => {
    const following = after && { $or: [{ nextDueAt: { $gt: after.dueAt } }, { nextDueAt: after.dueAt, _id: { $gt: after.id } }] };
    const due = appointments().find({ nextDueAt: { $type: 'date', $lte: now }, ...following }, { projection: { vetId: 1, nextDueAt: 1 } });
    const listed = await due.sort({ nextDueAt: 1, _id: 1 }).limit(limit).toArray();
    return listed.map((one) => ({ id: one._id as AppointmentId, vetId: one['vetId'] as VetId, dueAt: one['nextDueAt'] as Date }));
  },
});

/** @param cap totals are counted no further than one over it. */
export const mongooseAppointmentQueries = (collections: AppointmentCollections, cap = totalCap): AppointmentQueries => {
  const { appointments } = collections;
  /** Each side is read from its own index up to the end of the page; together they hold it. */
  const readSides = async (
    memberId: MemberId,
    filter: AppointmentFilter,
    order: keyof typeof orders,
    limit = 0,
  ): Promise<Appointment[]> => {
    const sides: readonly Side[] = filter.as === undefined ? ['guest', 'vet'] : [filter.as];
    const read = (side: Side) =>
      appointments()
        .find(ofSide(side, memberId, filter))
        .sort(orders[order])
        .limit(limit)
        .toArray();
    return (await Promise.all(sides.map(read))).flat().map(toAppointment).sort(inOrder(order));
  };
  const countSides = async (memberId: MemberId, filter: AppointmentFilter): Promise<number> => {
    const sides: readonly Side[] = filter.as === undefined ? ['guest', 'vet'] : [filter.as];
    const counts = sides.map((side) => appointments().countDocuments(ofSide(side, memberId, filter), { limit: cap + 1 }));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  return {
    ...figures(collections),
    find: async (_id) => {
      const found = await appointments().findOne({ _id });
      return found === null ? undefined : toAppointment(found);
    },
    list: async (memberId, filter, order, { page, limit }) => {
      const [read, total] = await Promise.all([readSides(memberId, filter, order, page * limit), countSides(memberId, filter)]);
      return { appointments: read.slice((page - 1) * limit, page * limit), counted: Math.min(total, cap + 1) };
    },
    listAll: (memberId) => readSides(memberId, {}, 'next'),
  };
};
