import { refusal } from '@paltu/kernel';
import type { ThingKind } from './thing.ts';

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

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');
