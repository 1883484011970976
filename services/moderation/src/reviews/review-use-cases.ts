import { AppError, newId, serviceUnavailable, workQueue, type Clock, type MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import type { InReviewTransaction, ReviewQueries, ReviewScope } from './review-store.ts';
import { applyReport, decide, type Action, type Decision, type PetReport, type Review } from './review.ts';

/** How long an admin waits for events that are on their way, and how often to look, in milliseconds. */
interface ContentTimeout {
  readonly timeoutMs: number;
  readonly pollMs: number;
}

const defaultTimeout: ContentTimeout = { timeoutMs: 2_000, pollMs: 50 };

/** The content of a pet that a decision is about: the version named, or any. */
interface WantedContent {
  readonly petId: PetId;
  readonly contentVersion: number | undefined;
}

/**
 * Waits until the events of all these pets have arrived, up to the versions that are asked for. Resolves when the time is up too: the
 * decision then sees what is missing.
 */
export const awaitContent =
  (
    queries: Pick<ReviewQueries, 'contentVersions'>,
    wait: (ms: number) => Promise<void>,
    { timeoutMs, pollMs }: ContentTimeout = defaultTimeout,
  ) =>
  async (wanted: readonly WantedContent[]): Promise<void> => {
    let missing = wanted;
    for (let waitedMs = 0; ; waitedMs += pollMs) {
      const known = await queries.contentVersions(missing.map(({ petId }) => petId));
      missing = missing.filter(({ petId, contentVersion = 1 }) => (known.get(petId) ?? 0) < contentVersion);
      if (missing.length === 0 || waitedMs + pollMs > timeoutMs) return;
      await wait(pollMs);
    }
  };

export interface DecisionRequest {
  readonly petId: PetId;
  readonly action: Action;
  readonly reason: string | null;
  /** The content that the admin saw, where the admin's page sends it. */
  readonly contentVersion: number | undefined;
  readonly admin: MemberId;
  /** Ids of the rules that the admin looked at before this approval; in bulk none is. */
  readonly confirmed?: readonly string[];
}

interface DecidedReview {
  readonly review: Review;
  /** False where the listing already was what was asked for. */
  readonly isChanged: boolean;
}

/**
 * Approves or rejects content that has arrived: the review, the audit row and the event are kept together, or none of them.
 * @throws AppError `pet.not-found`, `pet.stale`, `pet.version-unknown`, `pet.held`
 */
export const decideContent =
  (inTransaction: InReviewTransaction, clock: Clock) =>
  ({ petId, admin, confirmed = [], ...verdict }: DecisionRequest): Promise<DecidedReview> =>
    inTransaction(async ({ reviews, decisions, outbox, brokenBy }) => {
      const now = clock.now();
      const known = await reviews.get(petId);
      const beside = { decisionsSoFar: await decisions.countOf(petId), broken: await brokenBy(known, now) };
      const { state, events } = decide(known, { ...verdict, confirmed, id: newId(), decidedBy: admin }, beside, now);
      if (events.length === 0) return { review: state, isChanged: false };
      await reviews.upsert([state]);
      for (const { decision } of events) await decisions.add(decision);
      await outbox.append(events);
      return { review: state, isChanged: true };
    });

/** What came of one decision of many. */
export type BulkOutcome = DecidedReview | { readonly refused: AppError };

/** Each takes a connection of the pool: as few as leave room for the other calls. */
const atOnce = 4;

interface DecidingNeeds {
  readonly awaitContent: ReturnType<typeof awaitContent>;
  readonly decideContent: ReturnType<typeof decideContent>;
}

/** What admins decide, once the content that they saw has arrived. */
export const reviewDecisions = ({ awaitContent: awaitThese, decideContent: decideOne }: DecidingNeeds) => {
  const outcomeOf = async (request: DecisionRequest): Promise<BulkOutcome> => {
    try {
      return await decideOne(request);
    } catch (error) {
      if (error instanceof AppError) return { refused: error };
      throw error;
    }
  };
  return {
    /** Approves or rejects one listing. @throws AppError `pet.not-found`, `pet.stale`, `pet.version-unknown`, `pet.held` */
    decideReview: async (request: DecisionRequest): Promise<Review> => {
      await awaitThese([request]);
      return (await decideOne(request)).review;
    },
    /**
     * Decides on several listings, each by itself: one that is refused stops no other. Outcomes are in the order of the requests. What
     * a request waits for it waits for beside the others.
     */
    decideReviews: async (requests: readonly DecisionRequest[]): Promise<BulkOutcome[]> => {
      await awaitThese(requests);
      const inTurn = workQueue({ running: atOnce, waiting: requests.length, refusal: serviceUnavailable });
      return Promise.all(requests.map((request) => inTurn(() => outcomeOf(request))));
    },
  };
};
export type ReviewDecisions = ReturnType<typeof reviewDecisions>;

export interface PetEvent {
  readonly report: PetReport;
  /** The decision that pets carried out with this event. */
  readonly appliedDecisionId: string | undefined;
}

/** Keeps the contents of events of pets, in their order, and what became of the decisions on the listings. */
export const applyPetEvents =
  ({ reviews, decisions }: Pick<ReviewScope, 'reviews' | 'decisions'>) =>
  async (events: readonly PetEvent[]): Promise<void> => {
    const petIds = [...new Set(events.map(({ report }) => report.petId))];
    const known = new Map(await reviews.findMany(petIds));
    const open = Map.groupBy(await decisions.listOpen(petIds), ({ petId }) => petId);
    const changed = new Map<PetId, Review>();
    const settled: Record<'applied' | 'superseded', Decision[]> = { applied: [], superseded: [] };
    for (const { report, appliedDecisionId } of events) {
      const { petId } = report;
      const waiting = open.get(petId) ?? [];
      const outcome = applyReport(known.get(petId), report, waiting, appliedDecisionId);
      if (outcome === undefined) continue;
      const answered = [...outcome.applied, ...outcome.superseded];
      open.set(
        petId,
        waiting.filter((decision) => !answered.includes(decision)),
      );
      known.set(petId, outcome.review);
      changed.set(petId, outcome.review);
      settled.applied.push(...outcome.applied);
      settled.superseded.push(...outcome.superseded);
    }
    await decisions.settle(settled.applied, 'applied');
    await decisions.settle(settled.superseded, 'superseded');
    await reviews.upsert([...changed.values()]);
  };
export type ApplyPetEvents = ReturnType<typeof applyPetEvents>;
