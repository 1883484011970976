import { untilConsumed, type CallAs, type Calls } from './api-client.ts';
import type { DemoMember } from './members.ts';

/** What a member has written by the contact form. */
export interface DemoMessage {
  /** Key of the member. */
  readonly from: string;
  readonly category: 'general' | 'adoption' | 'vendor' | 'vet' | 'support' | 'partnership';
  /** Unique: by it a resumed run finds what it already sent. */
  readonly subject: string;
  readonly message: string;
}

export const demoMessages: readonly DemoMessage[] = [
  {
    ...{ from: 'sana', category: 'adoption', subject: 'Meeting a dog before the request' },
    message: 'May we meet Sheru once before we send a request? We have a toddler, and would like to see how the two get on.',
  },
  {
    ...{ from: 'zainab', category: 'support', subject: 'تصویر اپ لوڈ نہیں ہو رہی' },
    message: 'پرانے فون سے تیسری تصویر ہر بار رک جاتی ہے۔ پہلی دو لگ گئی ہیں۔ کیا تصویر چھوٹی کرنی پڑے گی؟',
  },
  {
    ...{ from: 'usman', category: 'partnership', subject: 'Vaccination camp in F-8 on the 14th' },
    message: 'Our residents’ society holds a free rabies camp for dogs and cats. Could Paltu tell people in Islamabad about it?',
  },
  {
    ...{ from: 'faisal', category: 'vendor', subject: 'دکان کے لیے کاغذات' },
    message: 'میری دکان فیصل آباد میں ہے۔ تصدیق کے لیے این ٹی این کافی ہے یا کرایہ نامہ بھی بھیجوں؟',
  },
];

/** As long as somebody needs to write it: a faster sender is taken for a robot. */
const elapsedMs = 60_000;

interface Received {
  readonly contactMessages: readonly { readonly subject: string }[];
}

/** Writes by the contact form; what is there already stays as it is, so that it may be done again. */
export async function sendMessage(callAs: CallAs, admin: DemoMember, member: DemoMember, sent: DemoMessage): Promise<void> {
  const { contactMessages } = await callAs<Received>(admin, { method: 'GET', path: '/content/contact?limit=50' });
  const { category, subject, message } = sent;
  if (contactMessages.some((known) => known.subject === subject)) return;
  const json = { name: `${member.firstName} ${member.lastName}`, email: member.email, category, subject, message, elapsedMs };
  await callAs(member, { method: 'POST', path: '/content/contact', json });
}

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
