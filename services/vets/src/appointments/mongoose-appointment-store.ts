import {
  lockDocument,
  lockSkipLocked,
  violatedIndex,
  type CollectionIndex,
  type DocumentCollection,
  type DocumentFields,
  type Documents,
  type DocumentTransaction,
  type StoredDocument,
} from '@paltu/documents/transactions';
import { documentsAsEvents } from '@paltu/events';
import { orRefuse, type MemberId } from '@paltu/kernel';
import { appointmentStatuses } from '@paltu/reference';
import { totalCap } from '@paltu/service-kit';
import type { BookedSlot, VisitedVet } from './appointment-decisions.ts';
import {
  toAppointment,
  type AppointmentFilter,
  type AppointmentQueries,
  type AppointmentRepository,
  type AppointmentStore,
  type Calendars,
  type StatusCounts,
} from './appointment-store.ts';
import { appointmentNotFound, slotNotFree, type Appointment, type AppointmentId, type VetId } from './appointment.ts';

/** An appointment as a document of the collection `appointments`: what it is, and what it is found by. */
export const toAppointmentDocument = (appointment: Appointment): StoredDocument => {
  const { id: _id, vetId, vetOwnerId, guestId, slotId, status, startsAt, nextDueAt } = appointment;
  return { _id, vetId, vetOwnerId, guestId, slotId, status, startsAt, nextDueAt, document: appointment };
};

const indexes: readonly CollectionIndex[] = [
  { name: 'appointments_one_of_slot', key: { slotId: 1 }, unique: true, partialFilterExpression: { status: 'booked' } },
  { name: 'appointments_of_guest', key: { guestId: 1, startsAt: 1, _id: 1 } },
  { name: 'appointments_of_owner', key: { vetOwnerId: 1, startsAt: 1, _id: 1 } },
  { name: 'appointments_of_guest_by_status', key: { guestId: 1, status: 1, startsAt: 1, _id: 1 } },
  { name: 'appointments_of_owner_by_status', key: { vetOwnerId: 1, status: 1, startsAt: 1, _id: 1 } },
  { name: 'appointments_of_vet', key: { vetId: 1, status: 1 } },
  { name: 'appointments_of_pair', key: { vetId: 1, guestId: 1, status: 1, startsAt: 1 } },
  { name: 'appointments_due', key: { nextDueAt: 1 }, partialFilterExpression: { nextDueAt: { $type: 'date' } } },
];

const text = { type: String, required: true } as const;

/** What lists and conditions rely on; `document` is the appointment itself. */
const fields: DocumentFields = {
  vetId: text,
  vetOwnerId: text,
  guestId: text,
  slotId: text,
  status: { type: String, required: true, enum: appointmentStatuses },
  startsAt: { type: Date, required: true },
  nextDueAt: Date,
};

/** Vets and slots are those of the slice `vets`, which makes their indexes. */
interface AppointmentCollections {
  readonly appointments: DocumentCollection;
  readonly vets: DocumentCollection;
  readonly slots: DocumentCollection;
}

const appointmentCollections = (documents: Pick<Documents, 'collection'>): AppointmentCollections => ({
  appointments: documents.collection('appointments', indexes, fields),
  vets: documents.collection('vets'),
  slots: documents.collection('slots'),
});

const toVisitedVet = ({ _id, ownerId, name, isPublic }: StoredDocument): VisitedVet =>
  ({ id: _id, ownerId, name, isPublic }) as unknown as VisitedVet;

const toBookedSlot = ({ _id, startsAt, endsAt, isBooked }: StoredDocument): BookedSlot =>
  ({ id: _id, startsAt, endsAt, isBooked }) as unknown as BookedSlot;

type FollowSlots = (trx: DocumentTransaction, vetId: string, starts: readonly Date[]) => Promise<void>;

/** Calendars in a transaction: the vet is locked before any slot is read, and then the slot. */
const mongooseCalendars = (collections: AppointmentCollections, trx: DocumentTransaction, follow: FollowSlots): Calendars => {
  const { vets, slots, appointments } = collections;
  const { session } = trx;
  return {
    listOf: async (memberId, after) => {
      const own = await vets()
        .find({ ownerId: memberId }, { session, projection: { _id: 1 } })
        .toArray();
      const toCome = { guestId: memberId, status: 'booked', startsAt: { $gt: after } };
      const visits = await appointments()
        .find(toCome, { session, projection: { vetId: 1 } })
        .toArray();
      return [...new Set([...own.map(({ _id }) => _id as VetId), ...visits.map(({ vetId }) => vetId as VetId)])].sort();
    },
    hold: async (_id) => {
      const vet = await lockDocument(vets, trx, { _id });
      return vet && toVisitedVet(vet);
    },
    lockSkipLocked: async (_id) => {
      const vet = await lockSkipLocked(vets, trx, { _id });
      return vet && toVisitedVet(vet);
    },
    findSlot: async (vetId, { id, startsAt }) => {
      if (id === undefined && startsAt === undefined) return undefined;
      const slot = await lockDocument(slots, trx, { vetId, ...(id === undefined ? { startsAt } : { _id: id }) });
      return slot && toBookedSlot(slot);
    },
    setBooked: async (_id, isBooked) => {
      const changed = await slots().findOneAndUpdate({ _id, isBooked: !isBooked }, { $set: { isBooked } }, { session });
      if (changed !== null) await follow(trx, changed['vetId'] as string, [changed['startsAt'] as Date]);
      else if (isBooked) throw slotNotFree();
    },
    addPatient: async (_id) => {
      await vets().updateOne({ _id }, { $inc: { patients: 1 } }, { session });
    },
  };
};

const eraseTexts = async (
  { appointments }: AppointmentCollections,
  { session }: DocumentTransaction,
  memberId: MemberId,
): Promise<void> => {
  const change = (where: object, fields: object) => appointments().updateMany(where, { $set: fields }, { session });
  await change({ guestId: memberId }, { 'document.petName': '', 'document.message': '' });
  await change({ guestId: memberId, 'document.closing.by': 'guest' }, { 'document.closing.reason': '' });
  await change({ vetOwnerId: memberId, 'document.closing.by': 'vet' }, { 'document.closing.reason': '' });
  await change({ vetOwnerId: memberId }, { 'document.vetName': '' });
};

/** Appointments in a transaction: one that was read stays held until it ends. */
const mongooseAppointmentRepository = (collections: AppointmentCollections, trx: DocumentTransaction): AppointmentRepository => {
  const { appointments } = collections;
  const { session } = trx;
  return {
    get: async (_id) => toAppointment(orRefuse(await lockDocument(appointments, trx, { _id }), appointmentNotFound)),
    findUnlessHeld: async (_id) => {
      const found = await lockSkipLocked(appointments, trx, { _id });
      return found && toAppointment(found);
    },
    listToCome: async (memberId, after) => {
      const booked = { status: 'booked', startsAt: { $gt: after } };
      const ofBoth = {
        $or: [
          { guestId: memberId, ...booked },
          { vetOwnerId: memberId, ...booked },
        ],
      };
      return (await appointments().find(ofBoth, { session }).sort({ _id: 1 }).toArray()).map(toAppointment);
    },
    countToCome: (vetId, guestId, after) =>
      appointments().countDocuments({ vetId, guestId, status: 'booked', startsAt: { $gt: after } }, { session }),
    hasCompleted: async (vetId, guestId, besides) => {
      const others = { vetId, guestId, status: 'completed', _id: { $ne: besides } };
      return (await appointments().findOne(others, { session, projection: { _id: 1 } })) !== null;
    },
    add: async (appointment) => {
      try {
        await appointments().insertOne(toAppointmentDocument(appointment), { session });
      } catch (error) {
        throw violatedIndex(error) === 'appointments_one_of_slot' ? slotNotFree({ cause: error }) : error;
      }
    },
    save: async (appointment) => {
      const { _id, ...fields } = toAppointmentDocument(appointment);
      await appointments().updateOne({ _id }, { $set: fields }, { session });
    },
    eraseTexts: (memberId) => eraseTexts(collections, trx, memberId),
  };
};

const fieldOf = { guest: 'guestId', vet: 'vetOwnerId' } as const;
type Side = keyof typeof fieldOf;

const orders = { next: { startsAt: 1, _id: 1 }, last: { startsAt: -1, _id: -1 } } as const;

/** Those of one side; a member is never both sides of one appointment. */
const ofSide = (side: Side, memberId: MemberId, { status, begins }: AppointmentFilter): object => ({
  [fieldOf[side]]: memberId,
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
    const due = appointments().find(
      { nextDueAt: { $type: 'date', $lte: now }, ...following },
      { projection: { vetId: 1, vetOwnerId: 1, nextDueAt: 1 } },
    );
    const listed = await due.sort({ nextDueAt: 1, _id: 1 }).limit(limit).toArray();
    return listed.map((one) => ({
      ...{ id: one._id as AppointmentId, vetId: one['vetId'] as VetId, vetOwnerId: one['vetOwnerId'] as MemberId },
      dueAt: one['nextDueAt'] as Date,
    }));
  },
});

/** @param cap totals are counted no further than one over it. */
const mongooseAppointmentQueries = (collections: AppointmentCollections, cap = totalCap): AppointmentQueries => {
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

/** Appointments in MongoDB. @param follow what follows where slots of a vet, that begin at these times, were booked or became free */
export const mongooseAppointmentStore = (
  documents: Pick<Documents, 'collection'>,
  follow: FollowSlots,
): AppointmentStore<DocumentTransaction> => {
  const collections = appointmentCollections(documents);
  return {
    calendarsIn: (trx) => mongooseCalendars(collections, trx, follow),
    appointmentsIn: (trx) => mongooseAppointmentRepository(collections, trx),
    queries: mongooseAppointmentQueries(collections),
    asEvents: (toEvents) =>
      documentsAsEvents({
        name: 'appointments',
        collection: collections.appointments,
        toEvents: (stored) => toEvents(toAppointment(stored)),
      }),
  };
};
