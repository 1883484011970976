import { PetApprovedSchema, PetRejectedSchema } from './gen/paltu/moderation/v1/decision_events_pb.ts';
import {
  PetCreatedSchema,
  PetDeletedSchema,
  PetPublishedSchema,
  PetUnpublishedSchema,
  PetUpdatedSchema,
} from './gen/paltu/pets/v1/pet_events_pb.ts';
import { SessionRevokedSchema } from './gen/paltu/auth/v1/session_events_pb.ts';
import { UserRegisteredSchema, UserRoleChangedSchema } from './gen/paltu/auth/v1/user_events_pb.ts';
import { defineEvent, type EventDefinition } from './define-event.ts';
import { topics } from './topics.ts';

export const userRegistered = defineEvent('pk.paltu.user.registered.v1', topics.user, UserRegisteredSchema);
export const userRoleChanged = defineEvent('pk.paltu.user.role-changed.v1', topics.user, UserRoleChangedSchema);
export const sessionRevoked = defineEvent('pk.paltu.session.revoked.v1', topics.session, SessionRevokedSchema);

export const petCreated = defineEvent('pk.paltu.pet.created.v1', topics.pet, PetCreatedSchema);
export const petUpdated = defineEvent('pk.paltu.pet.updated.v1', topics.pet, PetUpdatedSchema);
export const petPublished = defineEvent('pk.paltu.pet.published.v1', topics.pet, PetPublishedSchema);
export const petUnpublished = defineEvent('pk.paltu.pet.unpublished.v1', topics.pet, PetUnpublishedSchema);
export const petDeleted = defineEvent('pk.paltu.pet.deleted.v1', topics.pet, PetDeletedSchema);

export const petApproved = defineEvent('pk.paltu.pet.approved.v1', topics.decision, PetApprovedSchema);
export const petRejected = defineEvent('pk.paltu.pet.rejected.v1', topics.decision, PetRejectedSchema);

/** Every event of every service: consumers are checked against it, and tools read topics with it. */
export const allEvents: readonly EventDefinition[] = [
  userRegistered,
  userRoleChanged,
  sessionRevoked,
  petCreated,
  petUpdated,
  petPublished,
  petUnpublished,
  petDeleted,
  petApproved,
  petRejected,
];
