import { retry } from '@paltu/kernel';
import type { DemoPet } from '../pets/demo-pet.ts';
import type { DemoMember } from '../pets/members.ts';
import type { CallAs } from './accounts.ts';
import { ApiRefusal, type ApiCall } from './api-client.ts';

export interface Deciding {
  callAs: CallAs;
  wait: (milliseconds: number) => Promise<void>;
  admin: DemoMember;
}

const ATTEMPTS = 30;

const statusOf = (error: unknown): number | undefined => (error instanceof ApiRefusal ? error.status : undefined);

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
  try {
    await retry({
      attempt: () => callAs(admin, { method: 'PATCH', ...decision, ifMatch: sent.contentVersion }),
      isRetryable: (error) => statusOf(error) === 409 || statusOf(error) === 404,
      delayMs: (failures) => (failures < ATTEMPTS ? Math.min(2_000, 100 * failures) : undefined),
      wait,
    });
  } catch (error) {
    if (statusOf(error) !== 412) throw error;
  }
}
