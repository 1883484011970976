import type { Clock, MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { MemberPresence, PetId } from '@paltu/projections';
import type { ListedPet, PetInDigest } from '../domain/listed-pet.ts';
import type { Frequency, SavedSearch, SearchFilters, SearchId } from '../domain/saved-search.ts';

export interface SearchRepository {
  /** Of that member; locked until the transaction ends. */
  find(memberId: MemberId, id: SearchId): Promise<SavedSearch | undefined>;
  /** One that finds the same. */
  findEqual(memberId: MemberId, filters: SearchFilters): Promise<SavedSearch | undefined>;
  count(memberId: MemberId): Promise<number>;
  add(search: SavedSearch): Promise<void>;
  save(search: SavedSearch): Promise<void>;
  /** With what was found for it; false when there is none of that member. */
  remove(memberId: MemberId, id: SearchId): Promise<boolean>;
  /** All of a member. */
  forget(memberId: MemberId): Promise<void>;
}

/** When something that is found now is mailed. */
export type DueTimes = Readonly<Record<Frequency, Date>>;

/** What of the matches of a member a digest takes. */
export interface TakenMatch {
  readonly petId: PetId;
  readonly searchId: SearchId;
}

/** Pets that somebody looks for: each once for each search. */
export interface MatchRepository {
  /** Notes the pet for every search that it fits, but not for those of its owner, of who is away, or that are paused. */
  note(pet: ListedPet, dueAt: DueTimes): Promise<void>;
  /** What waits of a pet that can be had no longer. */
  dropOfPet(petId: PetId): Promise<void>;
  /** What waits for a search that is paused. */
  dropOfSearch(searchId: SearchId): Promise<void>;
  /** All that is due of a member, of searches that are not paused; from now on it is part of that digest. */
  take(memberId: MemberId, digestId: string, at: Date): Promise<readonly TakenMatch[]>;
}

export interface ListedPets {
  /** Whether it could be had after its last event; undefined for one that was never listed. Locked until the transaction ends. */
  wasOpen(id: PetId): Promise<boolean | undefined>;
  keep(pet: PetInDigest, isOpen: boolean): Promise<void>;
  /** With all that was found of it. */
  remove(id: PetId): Promise<void>;
}

/** All that a use case may write with. */
export interface SearchScope {
  readonly searches: SearchRepository;
  readonly matches: MatchRepository;
  readonly members: MemberPresence;
  readonly notify: NotifyOfDigest;
}

export type InSearchTransaction = InTransaction<SearchScope>;

export interface SearchChangeNeeds {
  readonly inTransaction: InSearchTransaction;
  readonly clock: Clock;
}

/** What was found for a member since their last digest. */
export interface DigestNotice {
  readonly eventId: string;
  readonly type: 'search.matched';
  readonly memberIds: readonly MemberId[];
  /** Id of the digest. */
  readonly subjectId: string;
  /** How many pets. */
  readonly params: { readonly number: string };
  /** Key of the page that shows them, with its query. */
  readonly page: string;
  readonly at: Date;
}

/** By bell and by mail, as the member wants it. */
export type NotifyOfDigest = (notice: DigestNotice) => Promise<void>;

/** One whose matches are due at several times comes for each of them. */
export interface DueMember {
  readonly memberId: MemberId;
  readonly dueAt: Date;
}

export interface SearchQueries {
  /** The first one first. */
  list(memberId: MemberId): Promise<readonly SavedSearch[]>;
  find(id: SearchId): Promise<SavedSearch | undefined>;
  /** Members of whom something is due, those who wait for the longest time first: at most `limit` that follow `after`. */
  listDue(now: Date, after: DueMember | undefined, limit: number): Promise<readonly DueMember[]>;
  /** Forgets what was in digests before that instant; returns how much. */
  forgetTaken(before: Date): Promise<number>;
}

/** Pets of a digest that can still be had, the newest first. */
export type FindPetsOfDigest = (digestId: string, limit: number) => Promise<readonly PetInDigest[]>;
