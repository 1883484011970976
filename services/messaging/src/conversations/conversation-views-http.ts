import type { MemberId } from '@paltu/kernel';
import { pictureView, presentPicture } from '@paltu/pictures/picture-view';
import {
  portrayedMemberView,
  presentPortrayedMember,
  type ContactDirectory,
  type ContactsById,
  type MemberDirectory,
  type MembersById,
} from '@paltu/projections';
import { formerMember } from '@paltu/reference';
import { z } from 'zod';
import type { ConversationQueries, Tie } from './conversation-queries-store.ts';
import type { ThingDirectory } from './conversation-store.ts';
import {
  memberOf,
  otherSide,
  requireSide,
  sides,
  thingKinds,
  type Conversation,
  type Message,
  type Side,
  type Thing,
  type ThingId,
} from './conversation.ts';
import { fraudKinds } from './fraud-signs.ts';

const instant = z.iso.datetime();

export const messageView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    /** From 1 in its conversation. */
    number: z.int(),
    mine: z.boolean(),
    /** Without the numbers and addresses that the writer has not shared; empty once the writer is no more. */
    text: z.string(),
    masked: z.boolean(),
    /** The other side sees one's own message masked. */
    maskedForOther: z.boolean(),
    /** Known frauds that it looks like. */
    warnings: z.array(z.enum(fraudKinds)),
    sentAt: instant,
  })
  .meta({ id: 'ChatMessage' });

const thingView = z
  .strictObject({ kind: z.enum(thingKinds), id: z.uuid(), name: z.string(), image: pictureView.nullable(), isPublic: z.boolean() })
  .meta({ id: 'ConversationThing' });

const visitorView = z.strictObject({ name: z.string(), email: z.string(), phone: z.string() }).meta({ id: 'ConversationVisitor' });

export const conversationView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    thing: thingView,
    /** The one who looks. */
    side: z.enum(sides),
    /** Null for a visitor. */
    other: portrayedMemberView.nullable(),
    visitor: visitorView.nullable(),
    /** Of the other side, once they have shared it. */
    phone: z.string().nullable(),
    /** The own number was shared. */
    sharesPhone: z.boolean(),
    blockedByMe: z.boolean(),
    canWrite: z.boolean(),
    unread: z.int(),
    /** Number of the last message that the other side has read; 0 before, and for a visitor. */
    otherReadUpTo: z.int(),
    lastMessage: messageView.nullable(),
    startedAt: instant,
    lastMessageAt: instant,
  })
  .meta({ id: 'Conversation' });

export const unreadView = z.strictObject({ conversations: z.int(), messages: z.int() }).meta({ id: 'UnreadMessages' });

type PresentedMessage = z.input<typeof messageView>;

type PresentedConversation = z.input<typeof conversationView>;

/** A message as the side that looks may read it: one who shares the own number hides nothing. */
export const presentMessage = (conversation: Conversation, message: Message, viewer: Side): PresentedMessage => {
  const { id, number, side, text, maskedText, warnings, sentAt } = message;
  const mine = side === viewer;
  const isMasked = maskedText !== null && conversation[side].sharedAt === null;
  const isHidden = !mine && isMasked;
  return {
    _id: id,
    id,
    number,
    mine,
    text: isHidden ? maskedText : text,
    masked: isHidden,
    maskedForOther: mine && isMasked,
    warnings: mine ? [] : [...warnings],
    sentAt: sentAt.toISOString(),
  };
};

interface ConversationPresenterNeeds {
  readonly queries: Pick<ConversationQueries, 'lastMessages' | 'ties'>;
  readonly things: ThingDirectory;
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
}

interface Known {
  readonly things: ReadonlyMap<string, Thing>;
  readonly members: MembersById;
  readonly contacts: ContactsById;
  readonly ties: ReadonlyMap<MemberId, Tie>;
  readonly lastMessages: ReadonlyMap<string, Message>;
}

/** Which service serves its pictures. */
const pictureFolders: Readonly<Record<Thing['kind'], string>> = { pet: 'pets', product: 'commerce', store: 'commerce', vet: 'vets' };

const pictureOf = (thing: Thing | undefined) => (thing?.picture ? presentPicture(pictureFolders[thing.kind], thing.picture) : null);

/** Pictures of those of these things that have one and that `viewer` may see, by the id of the thing. */
export const findThingPictures = (things: ThingDirectory) => async (ids: readonly string[], viewer: MemberId) => {
  const found = await things.find(ids as readonly ThingId[]);
  const seen = [...found.values()].filter(({ isPublic, ownerId }) => isPublic || ownerId === viewer);
  return new Map<string, ReturnType<typeof pictureOf>>(seen.map((thing) => [thing.id, pictureOf(thing)]));
};

const presentThing = ({ thingKind, thingId, thingName }: Conversation, things: Known['things']): PresentedConversation['thing'] => {
  const thing = things.get(thingId);
  const isPublic = thing?.isPublic ?? false;
  return {
    kind: thingKind,
    id: thingId,
    name: thing?.name || thingName || formerMember,
    image: isPublic ? pictureOf(thing) : null,
    isPublic,
  };
};

const tieOf = (otherId: MemberId | null, { ties }: Known) => {
  const tie = otherId === null ? undefined : ties.get(otherId);
  const blockedByMe = tie?.blockedByMe ?? false;
  return { blockedByMe, canWrite: otherId !== null && !blockedByMe && tie?.blocksMe !== true && tie?.isAway !== true };
};

/** The number of the other side, once that has shared it and as long as it is there. */
const sharedPhoneOf = (conversation: Conversation, other: Side, { contacts, ties }: Known): string | null => {
  const otherId = memberOf(conversation, other);
  if (otherId === null || conversation[other].sharedAt === null || ties.get(otherId)?.isAway) return null;
  return contacts.get(otherId)?.phone || null;
};

const present = (conversation: Conversation, side: Side, known: Known): PresentedConversation => {
  const { id, visitor, startedAt, lastMessageAt } = conversation;
  const other = otherSide(side);
  const otherId = memberOf(conversation, other);
  const last = known.lastMessages.get(id);
  return {
    _id: id,
    id,
    thing: presentThing(conversation, known.things),
    side,
    other: otherId && presentPortrayedMember(otherId, known.members),
    visitor: visitor && { name: visitor.name, email: visitor.email, phone: visitor.phone },
    phone: sharedPhoneOf(conversation, other, known),
    sharesPhone: conversation[side].sharedAt !== null,
    ...tieOf(otherId, known),
    unread: conversation[side].unread,
    otherReadUpTo: conversation[other].readUpTo,
    lastMessage: last === undefined ? null : presentMessage(conversation, last, side),
    startedAt: startedAt.toISOString(),
    lastMessageAt: lastMessageAt.toISOString(),
  };
};

/** Conversations as the member who looks may see them. */
export const conversationPresenter = ({ queries, things, members, contacts }: ConversationPresenterNeeds) => {
  const many = async (conversations: readonly Conversation[], viewer: MemberId): Promise<PresentedConversation[]> => {
    const seen = conversations.map((conversation) => requireSide(conversation, viewer));
    const others = seen.flatMap(({ conversation, side }) => memberOf(conversation, otherSide(side)) ?? []);
    const [foundThings, foundMembers, foundContacts, ties, lastMessages] = await Promise.all([
      things.find(conversations.map(({ thingId }) => thingId)),
      members.find(others),
      contacts.find(others),
      queries.ties(viewer, others),
      queries.lastMessages(conversations),
    ]);
    const known: Known = { things: foundThings, members: foundMembers, contacts: foundContacts, ties, lastMessages };
    return seen.map(({ conversation, side }) => present(conversation, side, known));
  };
  const one = async (conversation: Conversation, viewer: MemberId) => (await many([conversation], viewer))[0] as PresentedConversation;
  return { one, many };
};
export type ConversationPresenter = ReturnType<typeof conversationPresenter>;
