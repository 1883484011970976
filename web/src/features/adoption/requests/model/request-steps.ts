import type { AdoptionRequest } from '#shared/api/types.ts';

export type Step = 'approve' | 'reject' | 'cancel';

/** What steps are read from: who the two sides are, and how the request stands. */
export interface Standing {
  readonly status: AdoptionRequest['status'];
  readonly owner: { readonly id: string };
}

/** What a member may do with a request; the first is the usual one. */
export function stepsOf({ status, owner }: Standing, memberId: string): readonly Step[] {
  if (status !== 'pending') return [];
  return owner.id === memberId ? ['approve', 'reject'] : ['cancel'];
}
