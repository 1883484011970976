import type { DemoPet } from '../pets/demo-pet.ts';
import type { DemoMember } from '../pets/members.ts';
import type { CallAs } from './accounts.ts';
import { ApiRefusal, type ApiCall } from './api-client.ts';
import { untilConsumed } from './until-consumed.ts';

export interface Deciding {
  callAs: CallAs;
  wait: (milliseconds: number) => Promise<void>;
  admin: DemoMember;
}

function decisionOf(id: string, { review }: DemoPet): Pick<ApiCall, 'path' | 'json'> | undefined {
  if (review === 'pending') return undefined;
  if (review === undefined) return { path: `/admin/pets/${id}/approve` };
  return { path: `/admin/pets/${id}/reject`, json: { rejectionReason: review.rejected } };
}

/** Has an approved listing shown before others; pets may not have consumed the approval yet. */
export async function featureListing({ callAs, wait, admin }: Deciding, id: string): Promise<void> {
  await untilConsumed(wait, () => callAs(admin, { method: 'PATCH', path: `/admin/pets/${id}/featured`, json: { featured: true } }));
}

/**
 * Approves or rejects the version that was sent, or leaves the listing in the queue. Moderation may not have consumed it yet (409, 404):
 * then it is asked again. A listing that somebody has changed meanwhile (412) is left to people.
 */
export async function decideListing(
  { callAs, wait, admin }: Deciding,
  sent: { id: string; contentVersion: number },
  pet: DemoPet,
): Promise<void> {
  const decision = decisionOf(sent.id, pet);
  if (decision === undefined) return;
  try {
    await untilConsumed(wait, () => callAs(admin, { method: 'PATCH', ...decision, ifMatch: sent.contentVersion }));
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status !== 412) throw error;
  }
}
