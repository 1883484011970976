import type { MemberId } from '@paltu/kernel';
import { approve, reject, type Answer } from '../domain/owner-decisions.ts';
import type { AdoptionRequest } from '../domain/request.ts';
import { decide } from './decide.ts';
import type { DecisionNeeds } from './ports.ts';

export interface OwnersAnswer extends Answer {
  readonly memberId: MemberId;
  readonly status: 'approved' | 'rejected';
}

/** @throws AppError when the member may not answer it, or it cannot be answered so */
export type AnswerRequest = (answer: OwnersAnswer) => Promise<AdoptionRequest>;

/** The owner approves or declines. */
export const answerRequest =
  (needs: DecisionNeeds): AnswerRequest =>
  ({ memberId, status, ...answer }) =>
    decide(needs, { ...answer, memberId, allowed: 'owner' }, ({ adoption, pet, at }) =>
      status === 'approved' ? approve(adoption, pet, answer, at) : reject(adoption, answer, at),
    );
