export {
  contactProjection,
  createContactsTable,
  documentContactProjection,
  type ContactProjection,
  type OnContactErased,
} from './contact-projection.ts';
export { contactOfMessage, type Contact, type ContactDirectory, type ContactsById } from './contact.ts';
export { addSuspensions, createPresencesTable, knexFindAway, knexMemberPresence, type PresenceTable } from './knex-member-presence.ts';
export {
  memberFollower,
  onAccountChanged,
  onMemberChanged,
  whenErased,
  type Absence,
  type AccountReport,
  type FindAway,
  type FollowMember,
  type FollowMemberIn,
  type ExplainedPresence,
  type MemberPresence,
  type PresenceReport,
} from './member-presence.ts';
export {
  createMembersTable,
  documentMemberProjection,
  memberProjection,
  type MemberProjection,
  type OnMemberChanged,
} from './member-projection.ts';
export { memberView, portrayedMemberView, presentMember, presentPortrayedMember } from './member-view.ts';
export { fullNameOf, memberOfMessage, type Member, type MemberDirectory, type MembersById } from './member.ts';
export { mongooseFindAway, mongooseMemberPresence } from './mongoose-member-presence.ts';
export { createPetsTable, keepPets, knexPetDirectory, petProjection, type PetProjection } from './pet-projection.ts';
export { knownPetView, paperView, presentAge, presentKnownPet, presentPapers, type PresentedReview } from './pet-view.ts';
export {
  instantOf,
  isPublicPet,
  knownPetOfMessage,
  petOfMessage,
  type ApprovalStatus,
  type KnownPet,
  type PetDirectory,
  type PetId,
  type PetSnapshot,
} from './pet.ts';
export { newestOf, upsertNewer } from './upsert-newer.ts';
