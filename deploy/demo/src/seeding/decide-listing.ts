import type { DemoPet } from '../pets/demo-pet.ts';
import type { DemoMember } from '../pets/members.ts';
import type { CallAs } from './accounts.ts';
import { ApiRefusal, type ApiCall } from './api-client.ts';

export interface Deciding {
  callAs: CallAs;
  wait: (milliseconds: number) => Promise<void>;
  admin: DemoMember;
}

const TRIES = 30;

function decisionOf(id: string, { review }: DemoPet): Pick<ApiCall, 'path' | 'json'> | undefined {
  if (review === 'pending') return undefined;
  if (review === undefined) return { path: `/admin/pets/${id}/approve` };
  return { path: `/admin/pets/${id}/reject`, json: { rejectionReason: review.rejected } };
}

/**
 * Approves or rejects the version that was sent, or leaves the listing in the queue. Moderation may not have heard of
 * it yet (409, 404): then it is asked again. A listing that somebody has changed meanwhile (412) is left to people.
 */
export async function decideListing(
  { callAs, wait, admin }: Deciding,
  sent: { id: string; contentVersion: number },
  pet: DemoPet,
): Promise<void> {
  const decision = decisionOf(sent.id, pet);
  if (decision === undefined) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await callAs(admin, { method: 'PATCH', ...decision, ifMatch: sent.contentVersion });
      return;
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      if (error.status === 412) return;
      const isUnheardOf = error.status === 409 || error.status === 404;
      if (!isUnheardOf || attempt === TRIES) throw error;
      await wait(Math.min(2_000, 100 * attempt));
    }
  }
}
