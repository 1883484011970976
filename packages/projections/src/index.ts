export { fullNameOf, type Member, type MemberDirectory, type MemberId, type MembersById } from './members/member.ts';
export { memberProjection, type MemberProjection } from './members/member-projection.ts';
export { memberView, presentMember } from './members/member-view.ts';
export { createMembersTable, dropMembersTable } from './members/members-table.ts';
export { instantOf, petOfMessage } from './pets/pet-of-message.ts';
export { petProjection, type KnownPet, type PetDirectory, type PetProjection } from './pets/pet-projection.ts';
export type { ApprovalStatus, PetId, PetSnapshot } from './pets/pet-snapshot.ts';
export { petView, presentPet, type PresentedReview } from './pets/pet-view.ts';
export { createPetsTable, dropPetsTable } from './pets/pets-table.ts';
