import type { OutgoingEvent, RepublishedState } from '@paltu/events';
import type { Keep, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { PaperClaims, PictureClaims } from '@paltu/pictures';
import type { FindAway, MemberPresence } from '@paltu/projections';
import type { Place, Specialty } from '@paltu/reference';
import type { SearchAnswer } from '@paltu/search';
import type { SlotDay } from '../domain/slot-days.ts';
import type { Slot, SlotId } from '../domain/slot.ts';
import type { VetEvent } from '../domain/vet-events.ts';
import type { Vet, VetId } from '../domain/vet.ts';

/** Vets; each stays locked until the transaction ends, and with it whatever is decided about its slots. */
export interface VetRepository {
  find(id: VetId): Promise<Vet | undefined>;
  findOfOwner(ownerId: MemberId): Promise<Vet | undefined>;
  /** @throws AppError `vet.not-found` */
  getOfOwner(ownerId: MemberId): Promise<Vet>;
  /** Nothing also while another transaction has locked it. */
  findUnlessHeld(id: VetId): Promise<Vet | undefined>;
  /** @throws AppError `vet.already-listed` */
  add(vet: Vet): Promise<void>;
  save(vet: Vet): Promise<void>;
}

/** Which slots are meant: by id, or by when they begin. */
export interface SlotChoice {
  readonly ids: readonly SlotId[];
  readonly starts: readonly Date[];
}

/** Slots of a vet that is locked. */
export interface SlotRepository {
  /** Those that end after `after`, in order. */
  listToCome(vetId: VetId, after: Date): Promise<readonly Slot[]>;
  /** Those of the vet's that are meant; what there is not is left out. */
  listChosen(vetId: VetId, choice: SlotChoice): Promise<readonly Slot[]>;
  /** @throws AppError `slot.overlaps` */
  add(slots: readonly Slot[]): Promise<void>;
  delete(ids: readonly SlotId[]): Promise<void>;
  /** Those that nobody has booked. */
  deleteFree(vetId: VetId): Promise<void>;
}

/** Where the events go, in the same transaction. */
export interface VetOutbox {
  append(events: readonly VetEvent[]): Promise<void>;
}

/** All that a use case of this slice can write with. */
export interface VetScope {
  readonly vets: VetRepository;
  readonly slots: SlotRepository;
  readonly members: MemberPresence;
  readonly pictures: PictureClaims;
  readonly papers: PaperClaims;
  readonly outbox: VetOutbox;
  /** Keeps a decision about a vet that is locked. */
  readonly keep: Keep<Vet, VetEvent>;
}

export type InVetTransaction = InTransaction<VetScope>;

/** What is counted of a vet. */
export interface VetFigures {
  /** Mean to one decimal; 0 without a review. */
  readonly rating: number;
  readonly reviews: number;
  /** Guests whose visit was completed. */
  readonly patients: number;
  readonly likes: number;
}

export interface FoundVet {
  readonly vet: Vet;
  readonly figures: VetFigures;
}

export const vetOrders = ['rating', 'newest', 'name', 'fee-low', 'fee-high'] as const;
export type VetOrder = (typeof vetOrders)[number];

/** A time from `from` until before `until`. */
export interface TimeSpan {
  readonly from: Date;
  readonly until: Date;
}

export interface VetFilter {
  readonly cityId?: string | undefined;
  readonly specialty?: Specialty | undefined;
  readonly emergency?: boolean | undefined;
  readonly homeVisit?: boolean | undefined;
  readonly telemedicine?: boolean | undefined;
  readonly featured?: boolean | undefined;
  readonly minRating?: number | undefined;
  /** There is a free slot that begins then, or later on that day, in Pakistan. */
  readonly freeFrom?: Date | undefined;
}

export interface VetPage {
  readonly vets: readonly FoundVet[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Vets as screens read them, without locks. */
export interface VetQueries {
  /** Public ones. */
  list(filter: VetFilter, order: VetOrder, page: PageWanted): Promise<VetPage>;
  /** Public ones: what `filter` leaves of what a search finds. */
  search(search: string, filter: VetFilter, order: VetOrder, page: PageWanted): Promise<SearchAnswer<VetPage>>;
  /** Public ones at most so many metres away, the nearest first. */
  listNearby(place: Place, metres: number, page: PageWanted): Promise<VetPage>;
  /** Whether public or not. */
  listOf(ids: readonly VetId[]): Promise<readonly FoundVet[]>;
  findOfOwner(ownerId: MemberId): Promise<FoundVet | undefined>;
  /** @throws AppError `vet.not-found` */
  getOfOwner(ownerId: MemberId): Promise<FoundVet>;
  /** Whether public or not. @throws AppError `vet.not-found` */
  get(id: VetId): Promise<FoundVet>;
  /** Whose mark `verified` ended before that day, in Pakistan. */
  listExpired(day: string, after: string | undefined, limit: number): Promise<readonly VetId[]>;
  /** How many begin in this time, by their day in Pakistan; days without any are left out. */
  listSlotDays(vetId: VetId, span: TimeSpan): Promise<readonly SlotDay[]>;
  /** Free and booked ones that begin in this time, in order. */
  listSlots(vetId: VetId, span: TimeSpan): Promise<readonly Slot[]>;
}

/** Where vets are kept: the adapters of PostgreSQL, or of MongoDB. */
export interface VetStore<Trx> {
  readonly vetsIn: (trx: Trx) => VetRepository;
  readonly slotsIn: (trx: Trx) => SlotRepository;
  readonly membersIn: (trx: Trx) => MemberPresence;
  /** For screens: who has left. */
  readonly findAway: FindAway;
  readonly queries: VetQueries;
  /** Counts the words of profiles that have changed, for searches that are misspelt. */
  readonly countWords: () => Promise<number>;
  /** All vets, for an operator who republishes them. */
  readonly asEvents: (toEvents: (vet: Vet) => readonly OutgoingEvent[]) => RepublishedState<Trx>;
}
