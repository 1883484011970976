import { eachDue, newId, refusal, type Clock, type Decided, type Logger, type MemberId } from '@paltu/kernel';
import type { FindAway, FollowMember, KnownPet, PetId } from '@paltu/projections';
import { dayInPakistan } from '@paltu/reference';
import {
  approve,
  ask,
  cancel,
  followAbsence,
  followListing,
  followMember,
  handOver,
  letFallThrough,
  meetOn,
  passTime,
  reject,
  type Answer,
  type ListingEnd,
  type NewRequest,
} from './request-decisions.ts';
import type { DueRequest, InRequestTransaction, RequestQueries, RequestScope } from './request-store.ts';
import {
  accountDeactivated,
  notYourStep,
  petNotFound,
  requestIn,
  requestNotFound,
  tooManyRequests,
  type Adoption,
  type AdoptionRequest,
  type OfferedPet,
  type RequestEvent,
  type RequestId,
} from './request.ts';

type MemberSide = 'owner' | 'requester';

/** Which of the two a member is; undefined for everybody else. */
const sideOf = ({ ownerId, requesterId }: AdoptionRequest, memberId: MemberId): MemberSide | undefined => {
  if (memberId === ownerId) return 'owner';
  return memberId === requesterId ? 'requester' : undefined;
};

interface SeenRequest {
  readonly request: AdoptionRequest;
  /** From which the member sees it. */
  readonly side: MemberSide;
}

/** @throws AppError `adoption-request.not-found` for a stranger, `adoption-request.not-yours` for the other side */
export const requireSide = (request: AdoptionRequest | undefined, memberId: MemberId, allowed?: MemberSide): SeenRequest => {
  const side = request && sideOf(request, memberId);
  if (request === undefined || side === undefined) throw requestNotFound();
  if (allowed !== undefined && side !== allowed) throw notYourStep();
  return { request, side };
};

interface DecisionNeeds {
  readonly inTransaction: InRequestTransaction;
  readonly queries: Pick<RequestQueries, 'find'>;
  readonly clock: Clock;
}

interface RequestWish extends Omit<NewRequest, 'id'> {
  readonly petId: PetId;
}

/** More in a day is no search for a pet. */
const mostPerDay = 50;

const checkPresence = async ({ members, pets }: RequestScope, { petId, requesterId }: RequestWish): Promise<void> => {
  const ownerId = (await pets.find(petId))?.ownerId;
  if (ownerId === undefined) throw petNotFound();
  const away = await members.listAway(requesterId, ownerId);
  if (away.includes(requesterId)) throw accountDeactivated();
  if (away.includes(ownerId)) throw petNotFound();
};

const checkCount = async ({ countSince }: RequestScope, { requesterId }: RequestWish, now: Date): Promise<void> => {
  const { start, end } = dayInPakistan(now);
  if ((await countSince(requesterId, start)) < mostPerDay) return;
  throw tooManyRequests({ retryAfterSeconds: Math.ceil((end.getTime() - now.getTime()) / 1000) });
};

/**
 * A member asks for a pet. Locks the two members, then the pet, always in this order.
 * @throws AppError when the pet cannot be asked for, or was already, or the member has asked for many today
 */
export const createRequest =
  ({ inTransaction, clock }: Omit<DecisionNeeds, 'queries'>) =>
  ({ petId, ...wish }: RequestWish): Promise<AdoptionRequest> =>
    inTransaction(async (scope) => {
      const now = clock.now();
      await checkPresence(scope, { petId, ...wish });
      const adoption = await scope.adoptions.get(petId);
      const id = newId() as RequestId;
      const decided = ask(adoption, await scope.pets.find(petId), { ...wish, id }, now);
      await checkCount(scope, { petId, ...wish }, now);
      return requestIn(await scope.keep(adoption, decided), id);
    });
export type CreateRequest = ReturnType<typeof createRequest>;

interface Decision {
  readonly requestId: RequestId;
  readonly memberId: MemberId;
}

interface OwnersAnswer extends Decision, Answer {
  readonly status: 'approved' | 'rejected';
}

interface ProposedDay extends Decision {
  /** In Pakistan, such as 2026-12-05. */
  readonly day: string;
}

interface DecisionInput {
  readonly adoption: Adoption;
  readonly pet: OfferedPet | undefined;
  readonly side: MemberSide;
  readonly at: Date;
}

export const requesterAway = refusal(
  'conflict',
  'adoption-request.requester-away',
  'This member cannot be reached at the moment. You can choose them once they are back.',
);

/** The pet would be kept for somebody who cannot come. Locks the two members, before the pet is locked. */
const checkRequester = async ({ members }: RequestScope, { ownerId, requesterId }: AdoptionRequest): Promise<void> => {
  if ((await members.listAway(requesterId, ownerId)).includes(requesterId)) throw requesterAway();
};

/** What the two sides decide about a request. Each rejects with an AppError when the member is not the side that may, or it is too late. */
export const requestDecisions = ({ inTransaction, queries, clock }: DecisionNeeds) => {
  /** On either side, the pet is locked before anything is read that the decision rests on. */
  const decide = async (
    { requestId, memberId }: Decision,
    allowed: MemberSide | undefined,
    decideOn: (input: DecisionInput) => Decided<Adoption, RequestEvent>,
    check?: (scope: RequestScope, request: AdoptionRequest) => Promise<void>,
  ): Promise<AdoptionRequest> => {
    // Neither the pet of a request nor its two sides ever change.
    const { request: known, side } = requireSide(await queries.find(requestId), memberId, allowed);
    return inTransaction(async (scope) => {
      const { adoptions, pets, keep } = scope;
      await check?.(scope, known);
      const adoption = await adoptions.get(known.petId, requestId);
      const pet = await pets.find(known.petId);
      return requestIn(await keep(adoption, decideOn({ adoption, pet, side, at: clock.now() })), requestId);
    });
  };
  return {
    /** The requester takes the request back. */
    cancel: (decision: Decision) => decide(decision, 'requester', ({ adoption, at }) => cancel(adoption, decision.requestId, at)),
    /** The owner approves or declines. */
    answer: ({ status, ...answer }: OwnersAnswer) =>
      status === 'approved'
        ? decide(answer, 'owner', ({ adoption, pet, at }) => approve(adoption, pet, answer, at), checkRequester)
        : decide(answer, 'owner', ({ adoption, at }) => reject(adoption, answer, at)),
    /** The owner records that the pet has moved. */
    handOver: (decision: Decision) => decide(decision, 'owner', ({ adoption, at }) => handOver(adoption, decision.requestId, at)),
    /** Either side names the day on which the two could meet. */
    meet: ({ day, ...decision }: ProposedDay) =>
      decide(decision, undefined, ({ adoption, side, at }) => meetOn(adoption, { requestId: decision.requestId, by: side, day }, at)),
    /** Either side reports that it came to nothing, or that the pet came back. */
    end: ({ reason, ...decision }: Decision & { readonly reason: string }) =>
      decide(decision, undefined, ({ adoption, side, at }) =>
        letFallThrough(adoption, { requestId: decision.requestId, by: side, reason }, at),
      ),
  };
};
export type RequestDecisions = ReturnType<typeof requestDecisions>;

/** A listing that ended by an event of pets. */
export interface EndedListing {
  readonly pet: KnownPet;
  readonly end: ListingEnd;
}

/** What follows for requests from events of other services, in the transaction of the consumer. */
export const followers = ({ pets, adoptions, keep }: Pick<RequestScope, 'pets' | 'adoptions' | 'keep'>, clock: Clock) => {
  const followAway: FollowMember = async ({ memberId, isAway, hasLeft, isErased }) => {
    const follow = hasLeft ? followMember : followAbsence;
    if (isAway) {
      for (const petId of await adoptions.listOpenPets(memberId)) {
        const adoption = await adoptions.get(petId);
        await keep(adoption, follow(adoption, memberId, clock.now()));
      }
    }
    if (isErased) await adoptions.eraseTexts(memberId);
  };
  return {
    /**
     * Ends the open requests for a pet that was deleted, adopted or refused. The listing is kept before the pet is locked, in one
     * transaction: a member who asks for the pet either is there already and is ended, or comes later and sees what became of it. What is
     * no longer so is passed over, for a newer event follows.
     */
    followListing: async ({ pet, end }: EndedListing): Promise<void> => {
      if (!(await pets.keep(pet))) return;
      const adoption = await adoptions.get(pet.id);
      await keep(adoption, followListing(adoption, end, clock.now()));
    },
    /** Ends the open requests of a member who leaves, those that a suspended one was to answer, and forgets the words of one whose account is erased. */
    followMember: followAway,
  };
};

interface RemindNeeds extends Omit<DecisionNeeds, 'queries'> {
  readonly queries: Pick<RequestQueries, 'listDue'>;
  readonly findAway: FindAway;
  readonly logger: Logger;
}

interface DueNow extends DueRequest {
  readonly isOwnerAway: boolean;
}

const remind = (inTransaction: InRequestTransaction, { id, petId, isOwnerAway }: DueNow, now: Date): Promise<void> =>
  inTransaction(async ({ adoptions, keep }) => {
    // What another instance, or a decision, has locked is left to the next run.
    const adoption = await adoptions.findUnlessHeld(petId, id);
    if (adoption !== undefined) await keep(adoption, passTime(adoption, id, isOwnerAway, now));
  });

/** Publishes what has been waited for too long, and declines after too long a silence; several instances may do so at once. */
export const remindOfRequests =
  ({ inTransaction, queries, findAway, clock, logger }: RemindNeeds) =>
  async (stopping?: AbortSignal): Promise<void> => {
    const now = clock.now();
    const list = (after: DueRequest | undefined, limit: number) => queries.listDue(now, after, limit);
    await eachDue<DueRequest>({ list, logger, stopping }, async (due) => {
      const isOwnerAway = (await findAway([due.ownerId])).size > 0;
      await remind(inTransaction, { ...due, isOwnerAway }, now);
    });
  };
