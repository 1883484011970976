import type { Decided, MemberId } from '@paltu/kernel';
import { toVerifyAgain, unmarked, unverified } from '@paltu/marks/marked';
import type { VetEvent } from './vet-events.ts';
import type { Picture, Vet, VetDetails, VetId } from './vet.ts';

export interface NewVet {
  readonly id: VetId;
  readonly ownerId: MemberId;
  readonly details: VetDetails;
  readonly picture: Picture | null;
  readonly pictures: readonly Picture[];
}

const newMarks = unmarked('featured', 'verified', 'hidden');

/** A member offers visits. */
export const listVet = (profile: NewVet, at: Date): Decided<Vet, VetEvent> => {
  const vet: Vet = {
    ...profile,
    version: 1,
    ...newMarks,
    ...unverified(),
    isActive: true,
    isOwnerAway: false,
    createdAt: at,
    updatedAt: at,
  };
  return { state: vet, events: [{ type: 'VetListed', vet, at }] };
};

/** What an edit changes; a missing part stays as it is. */
export interface VetChange {
  readonly details?: Partial<VetDetails>;
  readonly picture?: Picture | null;
  readonly pictures?: readonly Picture[];
  readonly isActive?: boolean;
}

/** The vet with these changes, and the event that carries them. */
export const updatedVet = (vet: Vet, changes: Partial<Vet>, at: Date): Decided<Vet, VetEvent> => {
  const after: Vet = { ...vet, ...changes, version: vet.version + 1, updatedAt: at };
  return { state: after, events: [{ type: 'VetUpdated', vet: after, at }] };
};

/** The vet sent papers: with these changes, and the event that carries them. */
export const requestedVerification = (vet: Vet, changes: Partial<Vet>, at: Date): Decided<Vet, VetEvent> => {
  const { state } = updatedVet(vet, changes, at);
  return { state, events: [{ type: 'VetVerificationRequested', vet: state, at }] };
};

const keepingVet = (vet: Vet): Decided<Vet, VetEvent> => ({ state: vet, events: [] });

/** In another city the practice is no longer where it was, unless the edit sets where it is. */
const editedDetails = (before: VetDetails, changes: Partial<VetDetails>): VetDetails => {
  const isElsewhere = changes.cityId !== undefined && changes.cityId !== before.cityId;
  return { ...before, ...(isElsewhere && { place: null }), ...changes };
};

/** What papers show of a vet. */
const verifiedFields = ['name', 'qualifications', 'clinicName'] as const;

export const editVet = (vet: Vet, { details = {}, ...changes }: VetChange, at: Date): Decided<Vet, VetEvent> => {
  const edited = editedDetails(vet.details, details);
  const isAnother = verifiedFields.some((field) => edited[field] !== vet.details[field]);
  return updatedVet(vet, { ...changes, ...(isAnother && toVerifyAgain(vet, at)), details: edited }, at);
};

/** The vet takes visits again, or none for now; what already is so stays as it is. */
export const setActive = (vet: Vet, isActive: boolean, at: Date): Decided<Vet, VetEvent> =>
  vet.isActive === isActive ? keepingVet(vet) : updatedVet(vet, { isActive }, at);

/** The owner has deactivated the account, or is back. */
export const followOwner = (vet: Vet, isOwnerAway: boolean, at: Date): Decided<Vet, VetEvent> =>
  vet.isOwnerAway === isOwnerAway ? keepingVet(vet) : updatedVet(vet, { isOwnerAway }, at);

/** The account is no more: nothing stays of the details of the practice, nor do its pictures and papers. */
export const forgetProfile = (vet: Vet, at: Date): Decided<Vet, VetEvent> => {
  const { specialty, cityId } = vet.details;
  const details: VetDetails = {
    name: '',
    specialty,
    qualifications: '',
    clinicName: '',
    address: '',
    cityId,
    place: null,
    consultationFee: 0,
    phone: '',
    email: '',
    bio: '',
    services: [],
    availability: '',
    homeVisit: false,
    emergency: false,
    telemedicine: false,
    experience: 0,
  };
  const marks = { ...newMarks.marks, hidden: vet.marks.hidden };
  const none = { picture: null, pictures: [], hiddenReason: '', ...unverified(vet.verification.number) };
  return updatedVet(vet, { details, marks, ...none, isActive: false, isOwnerAway: true }, at);
};
