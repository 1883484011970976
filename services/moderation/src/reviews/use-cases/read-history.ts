import type { Decision } from '../domain/decision.ts';
import type { MemberId, PetId } from '../domain/pet.ts';
import { petNotFound } from '../domain/review-errors.ts';
import type { MemberDirectory, MemberView, ReviewQueries } from './ports.ts';

export interface History {
  readonly decisions: readonly Decision[];
  readonly admins: ReadonlyMap<MemberId, MemberView>;
}

export type ReadHistory = (petId: PetId) => Promise<History>;

/** Every decision on a pet and who made it; of a pet that is gone too. */
export const readHistory =
  (queries: ReviewQueries, members: MemberDirectory): ReadHistory =>
  async (petId) => {
    const decisions = await queries.listDecisions(petId);
    if (decisions.length === 0 && (await queries.findContentVersion(petId)) === undefined) throw petNotFound();
    return { decisions, admins: await members.find(decisions.map(({ decidedBy }) => decidedBy)) };
  };
