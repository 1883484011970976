import { data, ok, route, type Actor, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { petNotFound } from '../domain/review-errors.ts';
import { statusAfter } from '../domain/review.ts';
import type { DecisionRequest } from '../use-cases/decide-content.ts';
import type { BulkOutcome, DecideReviews } from '../use-cases/decide-reviews.ts';
import { bulkApproveBody, bulkRejectBody, bulkResultView, petParams } from './review-schemas.ts';

export interface BulkDecisionRouteNeeds {
  readonly decideReviews: DecideReviews;
}

type Verdict = Pick<DecisionRequest, 'action' | 'reason'>;
type BulkResult = z.input<typeof bulkResultView>;

interface BulkCall {
  readonly actor: Actor;
  readonly body: z.output<typeof bulkApproveBody>;
}

const answers = { 200: data({ results: z.array(bulkResultView) }) };

/** What admins decide on several listings at once. */
export const bulkDecisionRoutes = ({ decideReviews }: BulkDecisionRouteNeeds): Route[] => {
  const decided = async ({ actor, body }: BulkCall, verdict: Verdict) => {
    const named = body.petIds.map((id) => ({ id, petId: petParams.safeParse({ id }).data?.id }));
    const requests = named.flatMap(({ id, petId }) =>
      petId === undefined ? [] : [{ petId, contentVersion: body.versions[id], admin: actor.userId, ...verdict }],
    );
    const outcomes = await decideReviews(requests);
    const byPet = new Map(requests.map(({ petId }, index) => [petId, outcomes[index] as BulkOutcome]));
    const resultOf = ({ id, petId }: (typeof named)[number]): BulkResult => {
      const outcome = (petId && byPet.get(petId)) ?? { refused: petNotFound() };
      if ('refused' in outcome) return { id, status: 'failed', code: outcome.refused.code, message: outcome.refused.message };
      return { id, status: outcome.isChanged ? statusAfter[verdict.action] : 'unchanged' };
    };
    const results = named.map(resultOf);
    const failed = results.filter(({ status }) => status === 'failed').length;
    return ok({ results }, { message: `${results.length - failed} of ${results.length} done` });
  };
  const onPets = { method: 'patch', access: 'admin', limit: 'writes', answers } as const;
  return [
    route({
      ...onPets,
      path: '/api/v1/admin/pets/bulk-approve',
      summary: 'Approve several listings, each by itself',
      body: bulkApproveBody,
      handle: (call) => decided(call, { action: 'approve', reason: null }),
    }),
    route({
      ...onPets,
      path: '/api/v1/admin/pets/bulk-reject',
      summary: 'Reject several listings, each by itself, with one reason',
      body: bulkRejectBody,
      handle: (call) => decided(call, { action: 'reject', reason: call.body.rejectionReason }),
    }),
  ];
};
