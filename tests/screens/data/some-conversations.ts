import type { ChatMessage, Conversation, ConversationReport } from '../../../web/src/shared/api/types.ts';
import { aChatMessage, aConversation } from '../../../web/src/testing/a-conversation.ts';
import { refuse, type StubRequest, type Wire } from '../harness/answers.ts';
import type { DataOf } from '../harness/api-calls.ts';
import { somePets } from './some-pets.ts';
import { someStores } from './some-stores.ts';
import { vetId } from './some-vets.ts';

const anHour = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * anHour).toISOString();

/** The id of the `n`th conversation. */
export const conversationId = (n: number): string => `0199a3f0-0000-7000-c000-${String(n).padStart(12, '0')}`;

const person = (n: number, firstName: string, lastName: string): NonNullable<Conversation['other']> => {
  const id = `0199a3f0-0000-7000-c001-${String(n).padStart(12, '0')}`;
  return {
    _id: id,
    id,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    verified: n % 2 === 1,
    rating: null,
    profileImage: null,
  };
};

const petOf = (n: number): Conversation['thing'] => {
  const pet = somePets()[n - 1];
  return { kind: 'pet', id: pet?.id ?? '', name: pet?.name ?? '', image: pet?.images[0] ?? null, isPublic: true };
};
const storeOf = (n: number): Conversation['thing'] => {
  const store = someStores()[n - 1];
  return { kind: 'store', id: store?.id ?? '', name: store?.name ?? '', image: null, isPublic: true };
};
const vet = { kind: 'vet', id: vetId(1), name: 'Dr. Bilal Ahmed', image: null, isPublic: true } as const;

interface Line {
  readonly mine?: boolean;
  readonly text: string;
  readonly hours: number;
  readonly more?: Partial<ChatMessage>;
}

const messagesOf = (n: number, lines: readonly Line[]): ChatMessage[] =>
  lines.map(({ mine = false, text, hours, more }, index) =>
    aChatMessage(index + 1, { id: `${conversationId(n)}-${index + 1}`, mine, text, sentAt: ago(hours), ...more }),
  );

/** What was written: two days, both languages, a hidden number, a known fraud, words wider than a phone, and what was deleted. */
export const someMessages = (): ChatMessage[] =>
  messagesOf(1, [
    { mine: true, text: 'Salam! Is he still available? We live in Gulberg and have a small garden.', hours: 50 },
    { text: 'Walaikum salam. Yes, he is. He likes children and is used to other dogs.\nWhen would you like to see him?', hours: 49 },
    { text: 'میرا نمبر ••••••• ہے، شام کو فون کر لیں۔', hours: 48, more: { masked: true } },
    { mine: true, text: 'جی ضرور۔ کیا ہم ہفتے کو پانچ بجے آ سکتے ہیں؟', hours: 5 },
    { text: '', hours: 4 },
    { text: `https://example.com/${'picture'.repeat(12)}`, hours: 3 },
    {
      ...{ text: 'Many people ask for him. Send the token money by EasyPaisa and tell me the code that you get.', hours: 1 },
      more: { warnings: ['token-money', 'otp'] },
    },
  ]);

const withLast = (n: number, messages: readonly ChatMessage[], given: Partial<Conversation>): Conversation => ({
  ...aConversation({ id: conversationId(n), _id: conversationId(n), lastMessage: messages.at(-1) ?? null, ...given }),
  lastMessageAt: messages.at(-1)?.sentAt ?? ago(400),
  startedAt: ago(500),
});

const one = (n: number, line: Line): ChatMessage[] => messagesOf(n, [line]);

/** Conversations of every kind: new messages, a shared number, a visitor, one who is blocked, one who has left, a pet that is not public. */
export const someConversations = (): Conversation[] => [
  withLast(1, someMessages(), { thing: petOf(1), other: person(1, 'Hamza', 'Tanveer'), unread: 2, otherReadUpTo: 4 }),
  withLast(2, one(2, { text: 'شکریہ، میں کل آپ کو بتاتی ہوں۔', hours: 26 }), {
    ...{ thing: petOf(2), other: person(2, 'ثنا', 'اقبال'), side: 'owner', phone: '+923331234567', sharesPhone: true },
  }),
  withLast(3, one(3, { text: 'Do you deliver to Multan? I need two bags of the puppy food every month.', hours: 70 }), {
    ...{ thing: storeOf(1), side: 'owner', other: null, canWrite: false, unread: 1 },
    visitor: { name: 'Muhammad Abdullah Siddiqui', email: 'abdullah@example.com', phone: '0300 1234567' },
  }),
  withLast(4, one(4, { mine: true, text: 'Are you open on Sunday?', hours: 200 }), { thing: vet, other: person(4, 'Bilal', 'Ahmed') }),
  withLast(5, one(5, { text: 'Answer me!', hours: 300 }), {
    ...{ thing: petOf(3), side: 'owner', other: person(5, 'Kamran', 'Javed'), blockedByMe: true, canWrite: false },
  }),
  withLast(6, one(6, { text: '', hours: 400 }), {
    thing: { ...petOf(4), image: null, isPublic: false },
    ...{ other: { ...person(6, '', ''), fullName: 'Former member' }, canWrite: false },
  }),
];

type MailboxPage = DataOf<'GET /messages/conversations'>;

/** The first page of a mailbox. */
export const mailboxPage = (conversations: Conversation[], next: string | null = null): MailboxPage => ({
  conversations,
  unread: {
    conversations: conversations.filter(({ unread }) => unread > 0).length,
    messages: conversations.reduce((sum, { unread }) => sum + unread, 0),
  },
  next,
});

type ThreadPage = DataOf<'GET /messages/conversations/{id}'>;

/** One of those, with its messages. */
export const threadPage = (id: string | undefined): ThreadPage | Wire => {
  const conversation = someConversations().find((known) => known.id === id);
  if (conversation === undefined) return refuse(404, 'conversation.not-found');
  const { lastMessage } = conversation;
  const messages = id === conversationId(1) ? someMessages() : lastMessage === null ? [] : [lastMessage];
  return { conversation, messages, next: null };
};

/** A message as it is answered to who wrote it, the `nth` of them. */
export const sentMessage = ({ body }: Pick<StubRequest, 'body'>, nth = 1): ChatMessage =>
  aChatMessage(someMessages().length + nth, { mine: true, text: (body as { message: string }).message, sentAt: new Date().toISOString() });

/** Conversations in which what is written is there from then on. */
export const somebodyTalks = () => {
  const written: ChatMessage[] = [];
  return {
    'GET /messages/conversations/{id}': ({ params }: StubRequest) => {
      const page = threadPage(params['id']);
      return 'conversation' in page ? { ...page, messages: [...page.messages, ...written] } : page;
    },
    'POST /messages/conversations/{id}/messages': (request: StubRequest) => {
      const chatMessage = sentMessage(request, written.length + 1);
      written.push(chatMessage);
      return { chatMessage };
    },
  };
};

/** What a member who writes from the page of a thing is answered. */
export const startedConversation = (): { conversation: Conversation } => ({ conversation: withLast(4, [], { thing: vet }) });

export const aReport = (n: number, given: Partial<ConversationReport> = {}): ConversationReport => {
  const [owner, asker] = [person(n, 'Kamran', 'Javed'), person(n + 20, 'ثنا', 'اقبال')];
  const { kind, id, name } = petOf(1);
  return {
    ...{
      _id: conversationId(n),
      id: conversationId(n),
      reason: 'He asks for money before one may see the dog.',
      reporter: asker,
      owner,
      asker,
    },
    ...{ thing: { kind, id, name }, visitor: null, reportedAt: ago(n * 20), decision: null },
    messages: someMessages().map(({ number, mine, text, sentAt }) => ({ number, side: mine ? 'asker' : 'owner', text, sentAt })),
    ...given,
  };
};

/** Reports of every kind: of an owner, of one who asked, of a visitor. */
export const someReports = (): ConversationReport[] => [
  aReport(1),
  aReport(2, { reason: 'بار بار ایک ہی بات لکھتی ہیں۔', reporter: person(2, 'Kamran', 'Javed') }),
  aReport(3, {
    ...{ reason: 'w'.repeat(120), asker: null, visitor: { name: 'Muhammad Abdullah Siddiqui', email: 'abdullah@example.com' } },
    ...{ reporter: person(3, 'Kamran', 'Javed'), thing: { kind: 'store', id: storeOf(1).id, name: storeOf(1).name } },
  }),
];

/** What an admin has decided about a report. */
export const aDecision = (
  given: Partial<NonNullable<ConversationReport['decision']>> = {},
): NonNullable<ConversationReport['decision']> => ({
  ...{
    decision: 'stopped',
    reason: 'Please ask for no advance payments.',
    by: person(9, 'Nadia', 'Khan'),
    until: '2026-04-03T09:00:00.000Z',
  },
  ...{ decidedAt: '2026-03-04T09:00:00.000Z', liftedAt: null },
  ...given,
});

/** Reports that are decided, in every way. */
export const decidedReports = (): ConversationReport[] => [
  aReport(4, { decision: aDecision() }),
  aReport(5, { decision: aDecision({ until: null, liftedAt: '2026-03-05T09:00:00.000Z' }) }),
  aReport(6, { decision: aDecision({ decision: 'warned', until: null }) }),
  aReport(7, { decision: aDecision({ decision: 'dismissed', until: null, reason: '' }) }),
];

/** One page of reports. */
export const reportsPage = (reports: ConversationReport[]): DataOf<'GET /messages/reports'> => ({
  reports,
  pagination: { page: 1, limit: 20, total: reports.length, totalPages: 1, totalIsCapped: false },
});
