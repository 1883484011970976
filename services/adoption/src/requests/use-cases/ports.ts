import type { Clock, Keep, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { KnownPet, MemberPresence, PetId } from '@paltu/projections';
import type { Adoption, OfferedPet } from '../domain/adoption.ts';
import type { RequestEvent } from '../domain/request-events.ts';
import type { AdoptionRequest, RequestId, RequestStatus } from '../domain/request.ts';

/** What is decided together about one pet; it stays locked until the transaction ends. */
export interface AdoptionRepository {
  /** The pet's open and completed requests and, whatever its status, the one that is named; a pet that nobody asked for has none. */
  get(petId: PetId, requestId?: RequestId): Promise<Adoption>;
  /** The same, or undefined while somebody else decides about the pet. */
  findUnlessHeld(petId: PetId, requestId: RequestId): Promise<Adoption | undefined>;
  /** Pets for which the member has open requests or was asked, always in the same order. */
  listOpenPets(memberId: MemberId): Promise<readonly PetId[]>;
  /** Forgets all that the member wrote. */
  eraseTexts(memberId: MemberId): Promise<void>;
  /** Writes the requests that have changed since. */
  save(adoption: Adoption, before: Adoption): Promise<void>;
}

/** Pets by the last events of pets, read after the lock is held. */
export interface OfferedPets {
  find(petId: PetId): Promise<OfferedPet | undefined>;
  /** Keeps the state of an event of pets; false when something newer is known already. */
  keep(pet: KnownPet): Promise<boolean>;
}

/** Where the events go, in the same transaction. */
export interface RequestOutbox {
  append(events: readonly RequestEvent[]): Promise<void>;
}

/** All that a use case of this slice can write with. */
export interface RequestScope {
  readonly adoptions: AdoptionRepository;
  readonly pets: OfferedPets;
  readonly members: MemberPresence;
  readonly outbox: RequestOutbox;
  /** Keeps a decision about what concerns a pet that is locked. */
  readonly keep: Keep<Adoption, RequestEvent>;
  /** How many requests the member has made since then. */
  countSince(requesterId: MemberId, since: Date): Promise<number>;
}

export type InRequestTransaction = InTransaction<RequestScope>;

export interface DecisionNeeds {
  readonly inTransaction: InRequestTransaction;
  readonly queries: Pick<RequestQueries, 'find'>;
  readonly clock: Clock;
}

/** Which side of the requests a member looks from. */
export const views = ['received', 'sent', 'all'] as const;
export type RequestView = (typeof views)[number];

export interface RequestFilter {
  readonly type: RequestView;
  /** Without it those that were cancelled are left out. */
  readonly status?: RequestStatus | undefined;
  readonly petId?: PetId | undefined;
}

export type RequestCounts = Readonly<Record<RequestView, number>>;

export interface RequestPage {
  readonly requests: readonly AdoptionRequest[];
  /** Of every view, under the same filters; counted no further than one over the cap of totals. */
  readonly counts: RequestCounts;
}

/** A request whose time has come. */
export interface DueRequest {
  readonly id: RequestId;
  readonly petId: PetId;
  readonly dueAt: Date;
}

/** How an owner answers. */
export interface ResponseFigures {
  /** How many requests the owner answered. */
  readonly answers: number;
  /** Null without an answer. */
  readonly medianHours: number | null;
  /** How many were answered within 48 hours, of those that were answered or waited longer. */
  readonly inTime: number;
  readonly counted: number;
}

export type StatusCounts = Readonly<Partial<Record<RequestStatus, number>>>;

/** What is counted of requests. */
export interface RequestFigures {
  countReceived(memberId: MemberId): Promise<StatusCounts>;
  countSent(memberId: MemberId): Promise<StatusCounts>;
  readResponse(ownerId: MemberId, now: Date): Promise<ResponseFigures>;
}

/** Requests as screens read them, without locks. */
export interface RequestQueries {
  find(id: RequestId): Promise<AdoptionRequest | undefined>;
  /** Those whose next reminder, or end, is due; the longest due first. */
  listDue(now: Date, after: DueRequest | undefined, limit: number): Promise<readonly DueRequest[]>;
  /** All that the member made or received, the first one first. */
  listAll(memberId: MemberId): Promise<readonly AdoptionRequest[]>;
  /** Of one member, the newest first. */
  list(memberId: MemberId, filter: RequestFilter, page: PageWanted): Promise<RequestPage>;
}

/** What an owner should know of a member who asks for a pet. */
export interface Card {
  /** Null until an event of auth named the member. */
  readonly memberSince: Date | null;
  readonly petsAdopted: number;
  /** Those that are pending or approved. */
  readonly openRequests: number;
}

export type CardsById = ReadonlyMap<MemberId, Card>;

export type ReadCards = (ids: readonly MemberId[]) => Promise<CardsById>;
