import type { MemberId } from '@paltu/kernel';
import { presentPicture } from '@paltu/pictures/picture-view';
import {
  presentPortrayedMember,
  type ContactDirectory,
  type ContactsById,
  type MemberDirectory,
  type MembersById,
} from '@paltu/projections';
import { formerMember } from '@paltu/reference';
import type { Thing, ThingKind } from '../domain/thing.ts';
import type { ThingDirectory } from '../use-cases/thing-ports.ts';
import { memberOf, otherSide, type Conversation, type Message, type Side } from '../domain/conversation.ts';
import type { ConversationQueries, Tie } from '../use-cases/ports.ts';
import { requireSide } from '../use-cases/require-side.ts';
import type { PresentedConversation } from './conversation-schemas.ts';
import { presentMessage } from './message-presenter.ts';

export interface ConversationPresenterNeeds {
  readonly queries: Pick<ConversationQueries, 'lastMessages' | 'ties'>;
  readonly things: ThingDirectory;
  readonly members: MemberDirectory;
  readonly contacts: ContactDirectory;
}

/** Conversations as the member who looks may see them. */
export interface ConversationPresenter {
  one(conversation: Conversation, viewer: MemberId): Promise<PresentedConversation>;
  many(conversations: readonly Conversation[], viewer: MemberId): Promise<PresentedConversation[]>;
}

interface Known {
  readonly things: ReadonlyMap<string, Thing>;
  readonly members: MembersById;
  readonly contacts: ContactsById;
  readonly ties: ReadonlyMap<MemberId, Tie>;
  readonly lastMessages: ReadonlyMap<string, Message>;
}

/** Which service serves its pictures. */
const pictureFolders: Readonly<Record<ThingKind, string>> = { pet: 'pets', store: 'commerce', vet: 'vets' };

const presentThing = ({ thingKind, thingId, thingName }: Conversation, things: Known['things']): PresentedConversation['thing'] => {
  const thing = things.get(thingId);
  const isPublic = thing?.isPublic ?? false;
  const picture = isPublic ? thing?.picture : undefined;
  return {
    kind: thingKind,
    id: thingId,
    name: thing?.name || thingName || formerMember,
    image: picture ? presentPicture(pictureFolders[thingKind], picture) : null,
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

export const conversationPresenter = ({ queries, things, members, contacts }: ConversationPresenterNeeds): ConversationPresenter => {
  const many: ConversationPresenter['many'] = async (conversations, viewer) => {
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
  return { many, one: async (conversation, viewer) => (await many([conversation], viewer))[0] as PresentedConversation };
};
