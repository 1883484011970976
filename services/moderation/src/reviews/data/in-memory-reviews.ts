import type { Decision } from '../domain/decision.ts';
import type { PetId } from '../domain/pet.ts';
import type { PetDecided } from '../domain/review-events.ts';
import type { Review } from '../domain/review.ts';
import type { DecisionLog, InReviewTransaction, ReviewQueries } from '../use-cases/ports.ts';

interface State {
  reviews: Map<PetId, Review>;
  decisions: Decision[];
  events: PetDecided[];
}

const copyOf = ({ reviews, decisions, events }: State): State => ({
  reviews: new Map(reviews),
  decisions: [...decisions],
  events: [...events],
});

const decisionLog = (state: State): DecisionLog => ({
  add: async (decision) => void state.decisions.push(decision),
  countOf: async (petId) => Math.max(0, ...state.decisions.filter((one) => one.petId === petId).map(({ number }) => number)),
  listOpen: async (petId) => state.decisions.filter((one) => one.petId === petId && one.outcome === 'pending'),
  settle: async (decisions, outcome) => {
    const ids = new Set(decisions.map(({ id }) => id));
    state.decisions = state.decisions.map((decision) => (ids.has(decision.id) ? { ...decision, outcome } : decision));
  },
});

const inOrder = (sortBy: 'newest' | 'oldest') => (left: Review, right: Review) => {
  const older = left.submittedAt.getTime() - right.submittedAt.getTime() || (left.petId < right.petId ? -1 : 1);
  return sortBy === 'oldest' ? older : -older;
};

const queriesOf = (current: () => State): ReviewQueries => {
  const all = (): Review[] => [...current().reviews.values()].filter(({ isDeleted }) => !isDeleted);
  const count = (status: Review['status']): number => all().filter((review) => review.status === status).length;
  return {
    list: async ({ status, sortBy, page, limit }) => {
      const matching = all().filter((review) => status === undefined || review.status === status);
      const reviews = matching.sort(inOrder(sortBy)).slice((page - 1) * limit, page * limit);
      return { reviews, total: matching.length, totalIsCapped: false };
    },
    countByStatus: async () => ({ pending: count('pending'), approved: count('approved'), rejected: count('rejected') }),
    findContentVersion: async (petId) => current().reviews.get(petId)?.contentVersion,
    listDecisions: async (petId) => current().decisions.filter((decision) => decision.petId === petId),
  };
};

/** Reviews in memory, one transaction after the other, for tests: holds the same contract as the database. */
export const inMemoryReviews = () => {
  let state: State = { reviews: new Map(), decisions: [], events: [] };
  let last: Promise<unknown> = Promise.resolve();
  const inTransaction: InReviewTransaction = (work) => {
    const run = async () => {
      const draft = copyOf(state);
      const result = await work({
        reviews: { find: async (petId) => draft.reviews.get(petId), save: async (review) => void draft.reviews.set(review.petId, review) },
        decisions: decisionLog(draft),
        outbox: { append: async (events) => void draft.events.push(...events) },
      });
      state = draft;
      return result;
    };
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    return turn;
  };
  return { inTransaction, queries: queriesOf(() => state), published: (): readonly PetDecided[] => state.events };
};
