import type { ChatMessage, Conversation } from '#shared/api/types.ts';

/** A message of the other side as the API answers it; name what matters. */
export function aChatMessage(number: number, given: Partial<ChatMessage> = {}): ChatMessage {
  const id = given.id ?? `message-${number}`;
  return {
    ...{ _id: id, id, number, mine: false, text: `Message ${number}`, masked: false, maskedForOther: false, warnings: [] },
    sentAt: '2026-11-20T10:00:00.000Z',
    ...given,
  };
}

/** A conversation with the owner of a pet, as the one who asked sees it. */
export function aConversation(given: Partial<Conversation> = {}): Conversation {
  const id = given.id ?? 'conversation-1';
  return {
    ...{
      _id: id,
      id,
      side: 'asker',
      visitor: null,
      phone: null,
      sharesPhone: false,
      blockedByMe: false,
      canWrite: true,
      unread: 0,
      otherReadUpTo: 0,
    },
    thing: { kind: 'pet', id: 'pet-1', name: 'Sheru', image: null, isPublic: true },
    other: {
      ...{ _id: 'user-2', id: 'user-2', firstName: 'Bilal', lastName: 'Ahmed', fullName: 'Bilal Ahmed' },
      ...{ verified: true, rating: null, profileImage: null },
    },
    lastMessage: aChatMessage(1),
    ...{ startedAt: '2026-11-20T10:00:00.000Z', lastMessageAt: '2026-11-20T10:00:00.000Z' },
    ...given,
  };
}
