import { refusal, type Branded, type MemberId } from '@paltu/kernel';
import { holdsDigits } from './digit-chains.ts';
import { fraudSignsIn, type FraudKind } from './fraud-signs.ts';
import { foldDisguises } from '@paltu/reference/fold-disguises';
import { maskContacts, maskTogether } from './mask-contacts.ts';

export const thingKinds = ['pet', 'store', 'vet'] as const;
export type ThingKind = (typeof thingKinds)[number];

export type ThingId = Branded<string, 'ThingId'>;

/** What members are written to about, or notified of, by the last event of the service that keeps it. */
export interface Thing {
  readonly id: ThingId;
  /** Order of its events. */
  readonly version: number;
  /** Nobody writes about a product, which has a picture in notices. */
  readonly kind: ThingKind | 'product';
  readonly ownerId: MemberId;
  readonly name: string;
  readonly picture: { readonly id: string; readonly width: number; readonly height: number } | null;
  /** Everybody may see its page. */
  readonly isPublic: boolean;
}

/** What members are written to about. */
export type Topic = Thing & { readonly kind: ThingKind };

export const thingNotFound = {
  pet: refusal('not-found', 'pet.not-found', 'Pet Not Found'),
  store: refusal('not-found', 'store.not-found', "The store you're looking for doesn't exist."),
  vet: refusal('not-found', 'vet.not-found', 'Veterinarian not found'),
} satisfies Record<ThingKind, unknown>;

export const conversationNotFound = refusal('not-found', 'conversation.not-found', 'Conversation not found');

export const ownThing = refusal('forbidden', 'conversation.own-thing', 'This is your own: you cannot write to yourself');

export const blocked = refusal('forbidden', 'conversation.blocked', 'You cannot write to each other: one of you has blocked the other');

export const memberLeft = refusal('conflict', 'conversation.member-left', 'This member has left Paltu');

export const withVisitor = refusal(
  'conflict',
  'conversation.with-visitor',
  'This was written by a visitor, who is answered by mail at the address shown',
);

export const phoneUnknown = refusal('not-found', 'phone.unknown', 'There is no phone number to show');

export const messageNotFound = refusal('not-found', 'message.not-found', 'Message not found');

export const ownNumber = refusal('conflict', 'message.own-number', 'This is your own phone number: please share it instead');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

/** What the reader of a message sees of it. */
export interface ShownText {
  /** Until the writer shares the own number, or shows the message; null where it hides nothing. */
  readonly maskedText: string | null;
  /** Known frauds that it looks like. */
  readonly warnings: readonly FraudKind[];
}

/** Found once, as it is written. @param isOfVisitor their address is shown in any case. */
export const shownOf = (text: string, isOfVisitor: boolean): ShownText => {
  const { text: maskedText, isMasked } = maskContacts(text);
  return { maskedText: isMasked && !isOfVisitor ? maskedText : null, warnings: fraudSignsIn(text) };
};

export type ConversationId = Branded<string, 'ConversationId'>;

export type MessageId = Branded<string, 'MessageId'>;

/** The owner of a thing, and the one who asks about it. */
export const sides = ['owner', 'asker'] as const;
export type Side = (typeof sides)[number];

/** Somebody without an account who wrote; they are answered by mail. */
export interface Visitor {
  readonly name: string;
  readonly email: string;
  /** Lower case, to recognise the address. */
  readonly emailKey: string;
  /** As it was typed; empty when it was not. */
  readonly phone: string;
}

/** A conversation as one side has it. */
interface Seat {
  /** Number of the last message that was read. */
  readonly readUpTo: number;
  /** Messages of the other side that were not read yet. */
  readonly unread: number;
  /** Since when the other side sees how this one is reached; null while it does not. */
  readonly sharedAt: Date | null;
}

/** What two write to each other about one thing. */
export interface Conversation {
  readonly id: ConversationId;
  readonly thingKind: ThingKind;
  readonly thingId: ThingId;
  /** As it was when the conversation began. */
  readonly thingName: string;
  readonly ownerId: MemberId;
  /** Null where a visitor asked. */
  readonly askerId: MemberId | null;
  readonly visitor: Visitor | null;
  /** How many messages there are. */
  readonly lastNumber: number;
  readonly startedAt: Date;
  readonly lastMessageAt: Date;
  readonly owner: Seat;
  readonly asker: Seat;
}

export interface Message extends ShownText {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  /** From 1, in the order in which they were sent. */
  readonly number: number;
  readonly side: Side;
  /** Null for a visitor. */
  readonly writerId: MemberId | null;
  /** Empty once the writer's account was erased. */
  readonly text: string;
  readonly sentAt: Date;
  /** When the writer has shown what was masked wrongly; null before. */
  readonly unmaskedAt: Date | null;
}

export interface MessageSent {
  readonly type: 'MessageSent';
  /** As it was after the message. */
  readonly conversation: Conversation;
  readonly message: Message;
  /** Earlier ones that hide more now, for what stands in them goes on in this one. */
  readonly masked: readonly Message[];
}

const emptySeat: Seat = { readUpTo: 0, unread: 0, sharedAt: null };

interface Beginning {
  readonly id: ConversationId;
  readonly asker: MemberId | Visitor;
}

/** Nothing is written in it yet. @throws AppError `conversation.own-thing` */
export const begin = (thing: Topic, { id, asker }: Beginning, at: Date): Conversation => {
  if (asker === thing.ownerId) throw ownThing();
  return {
    id,
    thingKind: thing.kind,
    thingId: thing.id,
    thingName: thing.name,
    ownerId: thing.ownerId,
    askerId: typeof asker === 'string' ? asker : null,
    visitor: typeof asker === 'string' ? null : asker,
    lastNumber: 0,
    startedAt: at,
    lastMessageAt: at,
    owner: emptySeat,
    asker: emptySeat,
  };
};

/** A visitor who comes again is reached as they were last: what they left out this time stays. */
export const revisited = (conversation: Conversation, { phone }: Visitor): Conversation =>
  conversation.visitor === null || phone === '' ? conversation : { ...conversation, visitor: { ...conversation.visitor, phone } };

export const otherSide = (side: Side): Side => (side === 'owner' ? 'asker' : 'owner');

/** The member of a side; null for a visitor. */
export const memberOf = ({ ownerId, askerId }: Conversation, side: Side): MemberId | null => (side === 'owner' ? ownerId : askerId);

/** The two, as far as they are members. */
export const membersOf = ({ ownerId, askerId }: Conversation): readonly MemberId[] => (askerId === null ? [ownerId] : [ownerId, askerId]);

/** Which of the two a member is; undefined for everybody else. */
export const sideOf = ({ ownerId, askerId }: Conversation, memberId: MemberId): Side | undefined => {
  if (memberId === ownerId) return 'owner';
  return memberId === askerId ? 'asker' : undefined;
};

interface Writing {
  readonly id: MessageId;
  readonly side: Side;
  readonly text: string;
  /** What the same side wrote before, the oldest first. */
  readonly earlier?: readonly Message[];
}

/** Signs of earlier messages that are looked at with a new one: parts of a number are short. */
const mostTogether = 1_000;

const lastOf = (earlier: readonly Message[]): readonly Message[] => {
  let length = 0;
  return earlier.slice(earlier.findLastIndex(({ text }) => (length += text.length) > mostTogether) + 1);
};

/** A number may be written in parts: what of the earlier ones is masked with the new one, and the new one. */
const maskedWith = (before: readonly Message[], text: string) => {
  const earlier = lastOf(before);
  const shown = maskTogether(
    [...earlier.map((message) => message.text), text],
    earlier.map((message) => message.maskedText),
  );
  const masked = earlier.flatMap((message, index) => {
    if (message.unmaskedAt !== null) return [];
    const maskedText = shown[index]?.isMasked === true ? shown[index].text : null;
    return maskedText === null || maskedText === message.maskedText ? [] : [{ ...message, maskedText }];
  });
  const last = shown.at(-1);
  return { masked, maskedText: last?.isMasked === true ? last.text : null };
};

/** One side writes: the message is the newest, and unread by the other side. What its reader may see of it is found now. */
export const write = (conversation: Conversation, { id, side, text, earlier = [] }: Writing, at: Date): MessageSent => {
  const number = conversation.lastNumber + 1;
  const reader = otherSide(side);
  const written = { ...conversation, lastNumber: number, lastMessageAt: at };
  const writerId = memberOf(conversation, side);
  const { masked, maskedText } = writerId === null ? { masked: [], maskedText: null } : maskedWith(earlier, text);
  const shown = { maskedText, warnings: fraudSignsIn(text), unmaskedAt: null };
  const message: Message = { id, conversationId: conversation.id, number, side, writerId, text, ...shown, sentAt: at };
  const unread = conversation[reader].unread + 1;
  return { type: 'MessageSent', conversation: { ...written, [reader]: { ...conversation[reader], unread } }, message, masked };
};

/** What one side wrote shortly before and after one of its messages, the oldest first. */
export interface Neighbours {
  readonly before: readonly Message[];
  readonly after: readonly Message[];
}

const foldedOf = (messages: readonly Message[]): string => messages.map(({ text }) => `${foldDisguises(text).text}\n`).join('');

/** A number, however it is spelled, or a part of it that stands in several messages. */
const isOfNumber = (message: Message, { before, after }: Neighbours, phone: string): boolean => {
  const subscriber = phone.slice(-9);
  if (subscriber === '') return false;
  const [earlier, own] = [foldedOf(before), foldedOf([message])];
  const span = { start: earlier.length, end: earlier.length + own.length };
  return holdsDigits(earlier + own + foldedOf(after), subscriber, span);
};

/**
 * What was masked wrongly is shown, because its writer wants it; what is shown stays so. Not the writer's own number, which is shared.
 * @param phone of the writer; empty when it is not known. @throws AppError `message.own-number`
 */
export const unmask = (message: Message, neighbours: Neighbours, phone: string, at: Date): Message => {
  if (message.maskedText === null) return message;
  if (isOfNumber(message, neighbours, phone)) throw ownNumber();
  return { ...message, maskedText: null, unmaskedAt: at };
};

/** A side has read the messages up to one; what was read stays so. @param unread what the other side wrote after that one. */
export const read = (conversation: Conversation, side: Side, readUpTo: number, unread: number): Conversation => ({
  ...conversation,
  [side]: { ...conversation[side], readUpTo, unread },
});

/** From now on the other side sees how this one is reached; what is shared stays so, since the first time. */
export const share = (conversation: Conversation, side: Side, at: Date): Conversation =>
  conversation[side].sharedAt === null ? { ...conversation, [side]: { ...conversation[side], sharedAt: at } } : conversation;

interface SeenConversation {
  readonly conversation: Conversation;
  /** From which the member sees it. */
  readonly side: Side;
}

/** @throws AppError `conversation.not-found` for a stranger too */
export const requireSide = (conversation: Conversation | undefined, memberId: MemberId): SeenConversation => {
  const side = conversation && sideOf(conversation, memberId);
  if (conversation === undefined || side === undefined) throw conversationNotFound();
  return { conversation, side };
};
