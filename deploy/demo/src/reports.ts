import type { Calls } from './accounts.ts';
import { untilConsumed } from './api-client.ts';
import type { DemoMember } from './members.ts';

/** What a member wrote to the owner of a pet, and why the owner has admins look at it. */
export interface DemoReport {
  /** Key of the member who wrote. */
  readonly from: string;
  /** Key of the listing. */
  readonly listing: string;
  readonly message: string;
  readonly reason: string;
}

export const demoReports: readonly DemoReport[] = [
  {
    ...{ from: 'rida', listing: 'dog-Sheru-Lahore' },
    message: 'I take him today without looking. Send me the code that you get by SMS now, then my cousin pays you double the price.',
    reason: 'Wants a code from my phone before anything else. That is how my neighbour lost her account.',
  },
];

/** Writes once, about a pet that messaging may not have consumed yet; the owner reports the conversation, which counts once. */
export async function sendReport(
  { callAs, wait }: Calls,
  sides: { writer: DemoMember; owner: DemoMember },
  petId: string,
  report: DemoReport,
) {
  const { from, listing, message, reason } = report;
  const writing = {
    method: 'POST',
    path: `/messages/pets/${petId}`,
    json: { message },
    idempotencyKey: `demo-${from}-${listing}`,
  } as const;
  const { conversation } = await untilConsumed(wait, () => callAs<{ conversation: { id: string } }>(sides.writer, writing));
  await callAs(sides.owner, { method: 'POST', path: `/messages/conversations/${conversation.id}/report`, json: { reason } });
}
