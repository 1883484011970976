import { setTimeout as passes } from 'node:timers/promises';
import { knexOutbox } from '@paltu/events';
import { knexInterestRepository, knexLikes, setLike, type InterestScope } from '@paltu/interests';
import type { Clock, MemberId, Viewer } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import type { PaperClaims, PictureClaims } from '@paltu/pictures';
import type { Knex } from 'knex';
import { knexAppointmentQueries } from '../src/appointments/data/knex-appointment-queries.ts';
import { knexAppointmentRepository } from '../src/appointments/data/knex-appointment-repository.ts';
import { knexCalendars } from '../src/appointments/data/knex-calendars.ts';
import type { AppointmentId, SlotId, VetId } from '../src/appointments/domain/appointment.ts';
import { appointmentOutbox } from '../src/appointments/events/appointment-messages.ts';
import { bookSlot } from '../src/appointments/use-cases/book-slot.ts';
import { cancelAppointment } from '../src/appointments/use-cases/cancel-appointment.ts';
import { followLeaving } from '../src/appointments/use-cases/follow-leaving.ts';
import type { AppointmentScope, Calendars } from '../src/appointments/use-cases/ports.ts';
import { remindOfAppointments } from '../src/appointments/use-cases/remind-of-appointments.ts';
import { tellVisit } from '../src/appointments/use-cases/tell-visit.ts';
import type { LikedVet } from '../src/interests/domain/liked-vet.ts';
import { interestOutbox } from '../src/interests/events/interest-messages.ts';
import { knexReviewRepository } from '../src/reviews/data/knex-review-repository.ts';
import { knexStandings } from '../src/reviews/data/knex-standings.ts';
import { reviewOutbox } from '../src/reviews/events/review-messages.ts';
import type { ReviewScope } from '../src/reviews/use-cases/ports.ts';
import { postReview } from '../src/reviews/use-cases/post-review.ts';
import { knexMemberPresence } from '../src/vets/data/knex-member-presence.ts';
import { knexSlotRepository } from '../src/vets/data/knex-slot-repository.ts';
import { knexVetRepository } from '../src/vets/data/knex-vet-repository.ts';
import { vetOutbox } from '../src/vets/events/vet-messages.ts';
import { openSlots } from '../src/vets/use-cases/open-slots.ts';
import type { VetScope } from '../src/vets/use-cases/ports.ts';
import { removeSlots } from '../src/vets/use-cases/remove-slots.ts';

/** A fence that is taken away: the locks of rows of a table, the lock of who books or leaves, that only a free slot becomes a booked one. */
export type Missing = 'vets' | 'slots' | 'appointments' | 'interests' | 'members' | 'booking of free slots alone';

/** The same transaction, in which nobody locks what is missing by asking for it. */
const withoutLocks = (trx: Knex.Transaction, missing: readonly Missing[]): Knex.Transaction =>
  new Proxy(trx, {
    apply: (target, _self, [table]: [Missing]) => {
      const query = target(table);
      return missing.includes(table) ? Object.assign(query, { forUpdate: () => query, skipLocked: () => query }) : query;
    },
    get: (target, name) => {
      if (name === 'raw' && missing.includes('members'))
        return (sql: string, values: Knex.RawBinding[]) => (sql.includes('advisory') ? Promise.resolve() : target.raw(sql, values));
      return Reflect.get(target, name) as unknown;
    },
  });

/** Two who have read wait for each other before they go on, but not for long: behind a lock only one of them has read. */
const meetingOfTwo = (longestMs: number): (() => Promise<void>) => {
  const { promise: bothAreThere, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return async () => {
    arrived += 1;
    if (arrived >= 2) resolve();
    await Promise.race([bothAreThere, passes(longestMs)]);
  };
};

type Meet = () => Promise<void>;

/** What it reads, once the other has read as well. */
const met =
  <Asked extends readonly unknown[], Found>(meet: Meet, read: (...asked: Asked) => Promise<Found>) =>
  async (...asked: Asked): Promise<Found> => {
    const found = await read(...asked);
    await meet();
    return found;
  };

const calendarsOf = (trx: Knex.Transaction, missing: readonly Missing[]): Calendars => {
  const calendars = knexCalendars(trx);
  if (!missing.includes('booking of free slots alone')) return calendars;
  return {
    ...calendars,
    setBooked: async (slotId, isBooked) => void (await trx('slots').where({ id: slotId }).update({ is_booked: isBooked })),
  };
};

const source = { source: '/paltu/vets' };
const noPictures = { release: async () => {}, setVisibility: async () => {} } as unknown as PictureClaims;
const noPapers = { claim: async () => {}, release: async () => {} } as unknown as PaperClaims;

/** The scopes of all slices, each with its last read before it decides made to meet. */
const scopesOf = (missing: readonly Missing[], meet: Meet) => {
  const visits = (real: Knex.Transaction): AppointmentScope => {
    const trx = withoutLocks(real, missing);
    const appointments = knexAppointmentRepository(trx);
    return {
      calendars: calendarsOf(trx, missing),
      appointments: {
        ...appointments,
        find: met(meet, appointments.find),
        findUnlessHeld: met(meet, appointments.findUnlessHeld),
        countToCome: met(meet, appointments.countToCome),
        listToCome: met(meet, appointments.listToCome),
      },
      outbox: appointmentOutbox(knexOutbox(real, source)),
      isAway: knexMemberPresence(trx).isAway,
    };
  };
  const profiles = (real: Knex.Transaction): VetScope => {
    const trx = withoutLocks(real, missing);
    const slots = knexSlotRepository(trx);
    return {
      vets: knexVetRepository(trx),
      slots: { ...slots, listToCome: met(meet, slots.listToCome), listChosen: met(meet, slots.listChosen) },
      members: knexMemberPresence(trx),
      pictures: noPictures,
      papers: noPapers,
      outbox: vetOutbox(knexOutbox(real, source)),
    };
  };
  const opinions = (real: Knex.Transaction): ReviewScope => {
    const trx = withoutLocks(real, missing);
    const reviews = knexReviewRepository(trx);
    return {
      standings: knexStandings(trx),
      reviews: { ...reviews, findOf: met(meet, reviews.findOf) },
      outbox: reviewOutbox(knexOutbox(real, source)),
      requireThere: async () => {},
    };
  };
  const interests = (real: Knex.Transaction): InterestScope<LikedVet> => {
    const trx = withoutLocks(real, missing);
    const likes = knexLikes<LikedVet>(trx, ({ id }) => ({ vet_id: id }));
    return {
      interests: knexInterestRepository(trx, 'vet_id'),
      likes: { ...likes, has: met(meet, likes.has) },
      outbox: interestOutbox(knexOutbox(real, source)),
    };
  };
  return { visits, profiles, opinions, interests };
};

export interface UnfencedNeeds {
  readonly database: Knex;
  readonly clock: Clock;
  /** Of the profile that all of it is about. */
  readonly ownerId: string;
}

/** What can be done to a vet's slots and visits, as the service does it but for the fences that are missing; two at once meet after they have read. */
export const unfencedVets = ({ database, clock, ownerId }: UnfencedNeeds, missing: readonly Missing[]) => {
  const { visits, profiles, opinions, interests } = scopesOf(missing, meetingOfTwo(40));
  const owner = ownerId as MemberId;
  const deciding = { inTransaction: transactionRunner(database, visits), queries: knexAppointmentQueries(database), clock };
  const offering = { inTransaction: transactionRunner(database, profiles), clock };
  const viewer = (memberId: string): Viewer => ({ userId: memberId as MemberId, role: 'user' });
  const step = (memberId: string, id: string) => ({ memberId: memberId as MemberId, appointmentId: id as AppointmentId });
  return {
    book: (guestId: string, vetId: string, slotId: string) => {
      const visit = { petName: 'موتی', petType: 'dog', reason: 'checkup', message: '' } as const;
      return bookSlot(deciding)({ ...visit, guestId: guestId as MemberId, vetId: vetId as VetId, slotId: slotId as SlotId });
    },
    cancel: (memberId: string, id: string) => cancelAppointment(deciding)({ ...step(memberId, id), reason: 'I am ill' }),
    tell: (id: string) => tellVisit(deciding)({ ...step(owner, id), status: 'completed' }),
    remind: () => remindOfAppointments(deciding)(),
    open: (startsAt: Date, minutes: number) => {
      const times = [{ startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }];
      return openSlots(offering)({ ownerId: owner, times });
    },
    remove: (slotId: string) => removeSlots(offering)({ ownerId: owner, chosen: { ids: [slotId as SlotId], starts: [] } }),
    review: (authorId: string, vetId: string, rating: number) => {
      const needs = {
        inTransaction: transactionRunner(database, opinions),
        requireVet: async () => {},
        hasVisited: async () => true,
        clock,
      };
      return postReview(needs)({ vetId: vetId as VetId, author: viewer(authorId), rating, comment: 'Kind' });
    },
    like: (memberId: string, vetId: string) => {
      const like = setLike({ inTransaction: transactionRunner(database, interests), clock });
      return like({ thing: { id: vetId as VetId, ownerId: owner }, memberId: memberId as MemberId, liked: true });
    },
    /** Auth tells that the member has left. */
    hearOfLeaving: (memberId: string) =>
      database.transaction(async (trx) => {
        const scope = visits(trx);
        const isNew = await knexMemberPresence(withoutLocks(trx, missing)).keep(memberId as MemberId, { version: 2, isAway: true });
        if (isNew) await followLeaving(scope, { memberId: memberId as MemberId, isAway: true, isErased: false }, clock);
      }),
  };
};

export type UnfencedVets = ReturnType<typeof unfencedVets>;
