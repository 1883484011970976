import { invalidInput, type AppError, type Decided, type MemberId } from '@paltu/kernel';
import { toVerifyAgain, unmarked, unverified } from '@paltu/marks/marked';
import {
  furthestAheadMs,
  mostSlotsToCome,
  slotBooked,
  slotOverlaps,
  type Picture,
  type Slot,
  type SlotId,
  type Vet,
  type VetDetails,
  type VetEvent,
  type VetId,
  type VetSlotsChanged,
} from './vet.ts';

interface NewVet {
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
interface VetChange {
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

export interface SlotWish {
  readonly id: SlotId;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The slots that were asked for, those that were there already too; and what happened. */
interface ChangedSlots {
  readonly slots: readonly Slot[];
  readonly decided: Decided<Vet, VetEvent>;
}

const refused = (index: number, code: string, msg: string): AppError => invalidInput([{ path: `slots.${index}`, code, msg }]);

const checkTime = ({ startsAt }: SlotWish, index: number, now: Date): void => {
  if (startsAt <= now) throw refused(index, 'too-small', 'A slot must lie in the future');
  if (startsAt.getTime() > now.getTime() + furthestAheadMs) throw refused(index, 'too-big', 'A slot must lie within the next 90 days');
};

const isSameTime = (one: SlotWish, other: SlotWish): boolean =>
  one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime();

const checkOverlaps = (slots: readonly Slot[]): void => {
  const inOrder = [...slots].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  inOrder.forEach((slot, index) => {
    const next = inOrder[index + 1];
    if (next !== undefined && next.startsAt < slot.endsAt) throw slotOverlaps();
  });
};

const changed = (vet: Vet, slots: Pick<VetSlotsChanged, 'added' | 'removed'>, at: Date): Decided<Vet, VetEvent> => {
  if (slots.added.length + slots.removed.length === 0) return { state: vet, events: [] };
  const after: Vet = { ...vet, version: vet.version + 1 };
  return { state: after, events: [{ type: 'VetSlotsChanged', vet: after, ...slots, at }] };
};

/**
 * Offers all of these times, or none. One that is there already, with the same end, is the same slot.
 * @param known the vet's slots that have not ended @throws AppError `slot.overlaps`, `request.invalid`
 */
export const openSlots = (vet: Vet, known: readonly Slot[], wishes: readonly SlotWish[], now: Date): ChangedSlots => {
  const added: Slot[] = [];
  const slots = wishes.map((wish, index) => {
    checkTime(wish, index, now);
    const sameTime = [...known, ...added].find((slot) => isSameTime(slot, wish));
    if (sameTime !== undefined) return sameTime;
    const slot: Slot = { ...wish, vetId: vet.id, isBooked: false };
    added.push(slot);
    return slot;
  });
  checkOverlaps([...known, ...added]);
  if (known.filter(({ startsAt }) => startsAt > now).length + added.length > mostSlotsToCome)
    throw invalidInput([{ path: 'slots', code: 'too-big', msg: `A vet can have at most ${mostSlotsToCome} slots to come` }]);
  return { slots, decided: changed(vet, { added, removed: [] }, now) };
};

/** Takes all of these slots back, or none. @throws AppError `slot.booked` */
export const removeSlots = (vet: Vet, slots: readonly Slot[], now: Date): Decided<Vet, VetEvent> => {
  if (slots.some(({ isBooked }) => isBooked)) throw slotBooked();
  return changed(vet, { added: [], removed: slots }, now);
};

/** A day in Pakistan, such as `2026-05-01`, and how many slots of a vet are on it. */
export interface SlotDay {
  readonly date: string;
  readonly free: number;
  readonly booked: number;
}
