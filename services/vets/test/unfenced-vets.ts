import { setTimeout as passes } from 'node:timers/promises';
import { likesSlice, type LikesStore, type OwnedThing } from '@paltu/interests';
import { silentLogger, type Clock, type MemberId, type Viewer } from '@paltu/kernel';
import type { PaperClaims, PictureClaims, PictureUploads } from '@paltu/pictures';
import type { MemberDirectory } from '@paltu/projections';
import type { ReviewStore } from '@paltu/reviews';
import { appointmentOutbox } from '../src/appointments/appointment-events.ts';
import type { AppointmentScope, Calendars } from '../src/appointments/appointment-store.ts';
import { appointmentDecisions, followMember, keepAppointments, remindOfAppointments } from '../src/appointments/appointment-use-cases.ts';
import type { AppointmentId, SlotId, VetId } from '../src/appointments/appointment.ts';
import { interestMessages } from '../src/interests/interests-module.ts';
import { reviewsModule } from '../src/reviews/reviews-module.ts';
import { vetOutbox } from '../src/vets/vet-events.ts';
import { listVetBody, toDetails, vetParams } from '../src/vets/vet-fields-http.ts';
import type { VetScope } from '../src/vets/vet-store.ts';
import { keepVets, profileDecisions, slotDecisions } from '../src/vets/vet-use-cases.ts';
import { accountDeactivated, vetNotFound } from '../src/vets/vet.ts';
import { aVet } from './running-vets.ts';
import type { Missing, UnfencedStores } from './unfenced-stores.ts';

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

const calendarsOf = <Trx>(stores: UnfencedStores<Trx>, trx: Trx, missing: readonly Missing[]): Calendars => {
  const calendars = stores.appointments.calendarsIn(stores.unlocked(trx));
  if (!missing.includes('booking of free slots alone')) return calendars;
  return { ...calendars, setBooked: (slotId, isBooked) => stores.bookAnySlot(trx, slotId, isBooked) };
};

const nobody: MemberDirectory = { find: async () => new Map(), count: async () => 0 };
const noPictures: PictureClaims = { claim: async () => [], follow: async () => {} };
const inQuetta = toDetails(listVetBody.parse(aVet({ city: 'Quetta' })));
const noUploads: PictureUploads = { use: (_memberId, _files, work) => work([]) };
const noPapers: PaperClaims = { claim: async () => {}, follow: async () => {} };

/** The scopes of all slices, each with its last read before it decides made to meet. */
const scopesOf = <Trx>(stores: UnfencedStores<Trx>, missing: readonly Missing[], meet: Meet) => {
  const { unlocked, transactions } = stores;
  const { outboxIn } = transactions;
  const visits = (trx: Trx): AppointmentScope => {
    const appointments = stores.appointments.appointmentsIn(unlocked(trx));
    const scope = {
      calendars: calendarsOf(stores, trx, missing),
      appointments: {
        ...appointments,
        get: met(meet, appointments.get),
        findUnlessHeld: met(meet, appointments.findUnlessHeld),
        countToCome: met(meet, appointments.countToCome),
        listToCome: met(meet, appointments.listToCome),
      },
      outbox: appointmentOutbox(outboxIn(trx)),
      isAway: stores.vets.membersIn(unlocked(trx)).isAway,
    };
    return { ...scope, keep: keepAppointments(scope) };
  };
  const profiles = (trx: Trx): VetScope => {
    const slots = stores.vets.slotsIn(unlocked(trx));
    const scope = {
      vets: stores.vets.vetsIn(unlocked(trx)),
      slots: { ...slots, listToCome: met(meet, slots.listToCome), listChosen: met(meet, slots.listChosen) },
      members: stores.vets.membersIn(unlocked(trx)),
      pictures: noPictures,
      papers: noPapers,
      outbox: vetOutbox(outboxIn(trx)),
    };
    return { ...scope, keep: keepVets(scope) };
  };
  const newcomers = (trx: Trx): VetScope => {
    const scope = profiles(trx);
    return { ...scope, vets: { ...scope.vets, findOfOwner: met(meet, scope.vets.findOfOwner) } };
  };
  const reviews: ReviewStore<Trx> = {
    ...stores.reviews,
    summariesIn: (trx) => stores.reviews.summariesIn(unlocked(trx)),
    reviewsIn: (trx) => {
      const kept = stores.reviews.reviewsIn(unlocked(trx));
      return { ...kept, findOf: met(meet, kept.findOf) };
    },
  };
  const likes: LikesStore<OwnedThing, Trx> = {
    ...stores.likes,
    interestsIn: (trx) => stores.likes.interestsIn(unlocked(trx)),
    likesIn: (trx) => {
      const kept = stores.likes.likesIn(unlocked(trx));
      return { ...kept, has: met(meet, kept.has) };
    },
  };
  return { visits, profiles, newcomers, reviews, likes };
};

export interface UnfencedNeeds<Trx> {
  readonly stores: UnfencedStores<Trx>;
  readonly clock: Clock;
  /** Of the profile that all of it is about. */
  readonly ownerId: string;
}

/** What can be done to a vet's slots and visits, as the service does it but for the fences that are missing; two at once meet after they have read. */
export const unfencedVets = <Trx>({ stores, clock, ownerId }: UnfencedNeeds<Trx>, missing: readonly Missing[]) => {
  const { inTransaction } = stores.transactions;
  const { visits, profiles, newcomers, reviews, likes } = scopesOf(stores, missing, meetingOfTwo(40));
  const owner = ownerId as MemberId;
  const deciding = { inTransaction: inTransaction(visits), queries: stores.appointments.queries, clock };
  const decisions = appointmentDecisions(deciding);
  const offering = slotDecisions({ inTransaction: inTransaction(profiles), clock });
  const viewer = (memberId: string): Viewer => ({ userId: memberId as MemberId, role: 'user' });
  const step = (memberId: string, id: string) => ({ memberId: memberId as MemberId, appointmentId: id as AppointmentId });
  return {
    book: (guestId: string, vetId: string, slotId: string) => {
      const visit = { petName: 'موتی', petType: 'dog', reason: 'checkup', message: '' } as const;
      return decisions.book({ ...visit, guestId: guestId as MemberId, vetId: vetId as VetId, slotId: slotId as SlotId });
    },
    cancel: (memberId: string, id: string) => decisions.cancel({ ...step(memberId, id), reason: 'I am ill' }),
    setStatus: (id: string) => decisions.recordAttendance({ ...step(owner, id), status: 'completed' }),
    remind: () => remindOfAppointments({ ...deciding, findAway: async () => new Set(), logger: silentLogger })(),
    open: (startsAt: Date, minutes: number) => {
      const times = [{ startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }];
      return offering.open({ ownerId: owner, times });
    },
    remove: (slotId: string) => offering.remove(owner, { ids: [slotId as SlotId], starts: [] }),
    /** A profile in Quetta. */
    list: (memberId: string) => {
      const listing = profileDecisions({ inTransaction: inTransaction(newcomers), uploads: noUploads, clock });
      return listing.list({ ownerId: memberId as MemberId, details: inQuetta, files: [] });
    },
    review: (authorId: string, vetId: string, rating: number) => {
      const ofNoTestimonial = { findAway: async () => new Set<MemberId>(), findShown: async () => new Map() };
      const anyVet = {
        vetNotFound,
        vetParams,
        accountDeactivated,
        getOwner: async () => owner,
        requireThereIn: () => async () => {},
        ...ofNoTestimonial,
      };
      const needs = { clock, store: reviews, members: nobody, vets: anyVet, hasVisited: async () => true };
      return reviewsModule(needs).postReview({ thingId: vetId, author: viewer(authorId), rating, comment: 'Kind' });
    },
    like: (memberId: string, vetId: string) => {
      const { setLike } = likesSlice({ store: likes, clock, messages: interestMessages, things: [] });
      return setLike({ thing: { id: vetId, ownerId: owner }, memberId: memberId as MemberId, liked: true });
    },
    /** Auth publishes that the member has left. */
    applyLeaving: (memberId: string) =>
      stores.run(async (trx) => {
        const scope = visits(trx);
        const state = { isAway: true, hasLeft: true, isSuspended: false, isErased: false };
        const report = { memberId: memberId as MemberId, version: 2, ...state, memberSince: null };
        if (await stores.vets.membersIn(stores.unlocked(trx)).keep(report)) await followMember(scope, clock)(report);
      }),
  };
};

export type UnfencedVets = ReturnType<typeof unfencedVets>;
