import type { AdoptionRequest } from '#shared/api/types.ts';

export type Step = 'approve' | 'reject' | 'cancel' | 'hand-over' | 'fall-through' | 'come-back';

/** What steps are read from: who the two sides are, and how the request stands. */
export interface RequestState {
  readonly status: AdoptionRequest['status'];
  readonly owner: { readonly id: string };
  readonly mayComeBackUntil: string | null;
}

/** What a member may do with a request at `now`; the first is the usual one. */
export function stepsOf({ status, owner, mayComeBackUntil }: RequestState, memberId: string, now = Date.now()): readonly Step[] {
  const isOwner = owner.id === memberId;
  if (status === 'pending') return isOwner ? ['approve', 'reject'] : ['cancel'];
  if (status === 'approved') return isOwner ? ['hand-over', 'fall-through'] : ['fall-through'];
  const isBackInTime = mayComeBackUntil !== null && now <= Date.parse(mayComeBackUntil);
  return status === 'completed' && isBackInTime ? ['come-back'] : [];
}
