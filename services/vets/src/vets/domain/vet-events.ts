import type { Slot } from './slot.ts';
import type { Vet } from './vet.ts';

/** Something that happened to a vet: as the profile was after that. */
interface Fact {
  readonly vet: Vet;
  readonly at: Date;
}

export interface VetListed extends Fact {
  readonly type: 'VetListed';
}

export interface VetUpdated extends Fact {
  readonly type: 'VetUpdated';
}

/** The vet sent papers and asks for the mark `verified`. */
export interface VetVerificationRequested extends Fact {
  readonly type: 'VetVerificationRequested';
}

/** Slots were offered or taken back; what is booked meanwhile is in the events of appointments. */
export interface VetSlotsChanged extends Fact {
  readonly type: 'VetSlotsChanged';
  readonly added: readonly Slot[];
  readonly removed: readonly Slot[];
}

export type VetEvent = VetListed | VetUpdated | VetVerificationRequested | VetSlotsChanged;
