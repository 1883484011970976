import type { DemoMember } from '../pets/members.ts';
import type { CallAs } from '../seeding/accounts.ts';
import type { DemoMessage } from './demo-messages.ts';

export interface MessageSending {
  readonly callAs: CallAs;
  readonly admin: DemoMember;
}

/** As long as somebody needs to write it: a faster sender is taken for a robot. */
const elapsedMs = 60_000;

interface Received {
  readonly contactMessages: readonly { readonly subject: string }[];
}

/** Writes by the contact form; what is there already stays as it is, so that it may be done again. */
export async function sendMessage({ callAs, admin }: MessageSending, member: DemoMember, sent: DemoMessage): Promise<void> {
  const { contactMessages } = await callAs<Received>(admin, { method: 'GET', path: '/content/contact?limit=50' });
  const { category, subject, message } = sent;
  if (contactMessages.some((known) => known.subject === subject)) return;
  const json = { name: `${member.firstName} ${member.lastName}`, email: member.email, category, subject, message, elapsedMs };
  await callAs(member, { method: 'POST', path: '/content/contact', json });
}
