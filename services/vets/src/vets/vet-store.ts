import type { OutgoingEvent, RepublishedState } from '@paltu/events';
import type { Keep, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { PaperClaims, PictureClaims } from '@paltu/pictures';
import type { FindAway, MemberPresence } from '@paltu/projections';
import type { Place, Specialty } from '@paltu/reference';
import {
  areaNamedIn,
  fieldsBeside,
  fieldsNamedIn,
  namesOf,
  narrowedBy,
  orderNamedIn,
  runSearch,
  type FieldValue,
  type FilterOfField,
  type SearchAnswer,
  type Searched,
  type SearchedStore,
  type UnderstoodSearch,
} from '@paltu/search';
import type { SlotDay } from './vet-decisions.ts';
import type { Slot, SlotId, Vet, VetDetails, VetEvent, VetId, VetOrder } from './vet.ts';

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

/** All that a use case of this slice can write with. */
export interface VetScope {
  readonly vets: VetRepository;
  readonly slots: SlotRepository;
  readonly members: MemberPresence;
  readonly pictures: PictureClaims;
  readonly papers: PaperClaims;
  readonly outbox: { append(events: readonly VetEvent[]): Promise<void> };
  /** Keeps a decision about a vet that is locked. */
  readonly keep: Keep<Vet, VetEvent>;
}

export type InVetTransaction = InTransaction<VetScope>;

/** What is counted of a vet. */
interface VetFigures {
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

/** A time from `from` until before `until`. */
export interface TimeSpan {
  readonly from: Date;
  readonly until: Date;
}

export interface VetFilter {
  readonly cityId?: string | undefined;
  /** Not in this city. */
  readonly notCityId?: string | undefined;
  readonly specialty?: Specialty | undefined;
  readonly notSpecialty?: Specialty | undefined;
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
  search(search: string, filter: VetFilter, order: VetOrder | undefined, page: PageWanted): Promise<SearchAnswer<VetPage>>;
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
  /** Free and booked ones that begin in this time, in order: all of them, or the first `most`. */
  listSlots(vetId: VetId, span: TimeSpan, most?: number): Promise<readonly Slot[]>;
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
  /** Makes anew what profiles are found by that a release before wrote; answers how many it looked at. */
  readonly rebuildDocuments: () => Promise<number>;
  /** All vets, for an operator who republishes them. */
  readonly asEvents: (toEvents: (vet: Vet) => readonly OutgoingEvent[]) => RepublishedState<Trx>;
}

/** What all of them are called. */
const calling = ['vet', 'doctor', 'ڈاکٹر'];

/** What a vet is found by. */
export const searchedVet = ({ name, clinicName, specialty, bio, services, cityId, qualifications }: VetDetails): Searched => ({
  texts: {
    A: [name, clinicName],
    B: [specialty, ...namesOf('specialty', specialty), ...namesOf('location', cityId)],
    C: [...services, qualifications],
    D: [bio, ...calling],
  },
});

/** As JSON has it: instants are text. */
interface VetDocument extends Omit<Vet, 'createdAt' | 'updatedAt' | 'verification'> {
  readonly verification: Omit<Vet['verification'], 'askedAt'> & { readonly askedAt: string | null };
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface VetRow {
  readonly document: VetDocument;
}

export const toVet = (row: object): Vet => {
  const { verification, createdAt, updatedAt, ...document } = (row as VetRow).document;
  const askedAt = verification.askedAt === null ? null : new Date(verification.askedAt);
  return {
    ...document,
    verification: { ...verification, askedAt },
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
};

interface FoundRow extends VetRow {
  readonly rating: string;
  readonly reviews: number;
  readonly patients: number;
  /** Null of whom nobody has liked yet. */
  readonly likes: number | null;
}

export const toFoundVet = (row: object): FoundVet => {
  const { rating, reviews, patients, likes } = row as FoundRow;
  return { vet: toVet(row), figures: { rating: Number(rating), reviews, patients, likes: likes ?? 0 } };
};

/** What a search may name, and the filter that it then is. */
const filterOfField = {
  location: 'cityId',
  notLocation: 'notCityId',
  specialty: 'specialty',
  notSpecialty: 'notSpecialty',
  emergency: 'emergency',
  homeVisit: 'homeVisit',
  telemedicine: 'telemedicine',
} as const satisfies FilterOfField<VetFilter>;

type Named = (typeof filterOfField)[keyof typeof filterOfField];

/** A filter, of which some fields may be any of several values, and words that have to be there. */
export type VetConditions = Omit<VetFilter, Named> & {
  readonly [Name in Named]?: VetFilter[Name] | readonly FieldValue[];
} & {
  readonly words?: UnderstoodSearch;
  /** The nearest to it come first, before the order. */
  readonly near?: Place | undefined;
};

interface SearchNeeds extends Pick<SearchedStore<VetPage>, 'readWords'> {
  readonly list: (conditions: VetConditions, order: VetOrder, page: PageWanted) => Promise<VetPage>;
}

/** How many vets stand in for what was not found. */
const fewVets: PageWanted = { page: 1, limit: 6 };
const none: VetPage = { vets: [], counted: 0 };

/** A fee is the price of a visit. */
const ordersByFee = { 'price-low': 'fee-low', 'price-high': 'fee-high' } as const;

const orderOf = (words: UnderstoodSearch): VetOrder | undefined => {
  const named = orderNamedIn(words);
  return named && ordersByFee[named];
};

const conditionsOf = (filter: VetFilter, words: UnderstoodSearch): VetConditions => ({
  ...filter,
  ...narrowedBy(filterOfField, fieldsNamedIn(words)),
  words,
  near: orderOf(words) === undefined ? areaNamedIn(words) : undefined,
});

/** Public vets by what people type, on either store. */
export const searchVets =
  ({ list, readWords }: SearchNeeds): VetQueries['search'] =>
  (search, filter, order, page) => {
    const find = async (words: UnderstoodSearch, wanted: PageWanted) =>
      words.tokens.length === 0 ? none : list(conditionsOf(filter, words), order ?? orderOf(words) ?? 'rating', wanted);
    return runSearch(search, {
      fields: [...fieldsBeside(filterOfField, filter), ...(order === undefined ? ['sortBy', 'area'] : [])],
      cityId: filter.cityId,
      find: (words) => find(words, page),
      findFew: (words) => find(words, fewVets),
      // Nobody goes to one in another city.
      fewOfAll: [filter, { cityId: filter.cityId }].map((wider) => () => list(wider, 'rating', fewVets)),
      readWords,
    });
  };
