import type { Decided, MemberId } from '@paltu/kernel';
import { noVerification } from './verification.ts';
import type { VetEvent } from './vet-events.ts';
import type { Marks, Picture, Vet, VetDetails, VetId } from './vet.ts';

export interface NewVet {
  readonly id: VetId;
  readonly ownerId: MemberId;
  readonly details: VetDetails;
  readonly picture: Picture | null;
  readonly pictures: readonly Picture[];
}

const noMarks: Marks = { featured: false, verified: false, hidden: false };

/** A member offers visits. */
export const listVet = (profile: NewVet, at: Date): Decided<Vet, VetEvent> => {
  const vet: Vet = {
    ...profile,
    version: 1,
    marks: noMarks,
    hiddenReason: '',
    decidedUpTo: 0,
    verification: noVerification(),
    verifiedUntil: null,
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

export const keepingVet = (vet: Vet): Decided<Vet, VetEvent> => ({ state: vet, events: [] });

/** In another city the practice is no longer where it was, unless the edit sets where it is. */
const editedDetails = (before: VetDetails, changes: Partial<VetDetails>): VetDetails => {
  const isElsewhere = changes.cityId !== undefined && changes.cityId !== before.cityId;
  return { ...before, ...(isElsewhere && { place: null }), ...changes };
};

export const editVet = (vet: Vet, { details = {}, ...changes }: VetChange, at: Date): Decided<Vet, VetEvent> =>
  updatedVet(vet, { ...changes, details: editedDetails(vet.details, details) }, at);

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
  const marks: Marks = { ...noMarks, hidden: vet.marks.hidden };
  const none = { picture: null, pictures: [], verification: noVerification(vet.verification.number), verifiedUntil: null };
  return updatedVet(vet, { details, marks, hiddenReason: '', ...none, isActive: false, isOwnerAway: true }, at);
};
