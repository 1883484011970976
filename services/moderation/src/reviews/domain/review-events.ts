import type { Decision } from './decision.ts';

/** An admin found nothing wrong with this content. */
export interface PetApproved {
  readonly type: 'PetApproved';
  readonly decision: Decision;
}

/** An admin refused this content, and gave the reason. */
export interface PetRejected {
  readonly type: 'PetRejected';
  readonly decision: Decision;
}

/** Decisions, not facts: pets carries them out, or ignores one about content that has changed since. */
export type PetDecided = PetApproved | PetRejected;
