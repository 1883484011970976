import type { AdoptionRequest } from './request.ts';

/** Something that happened to a request: as it was after that. */
interface Fact {
  readonly request: AdoptionRequest;
  readonly at: Date;
}

export interface AdoptionRequested extends Fact {
  readonly type: 'AdoptionRequested';
}

export interface AdoptionApproved extends Fact {
  readonly type: 'AdoptionApproved';
}

export interface AdoptionRejected extends Fact {
  readonly type: 'AdoptionRejected';
}

export interface AdoptionCancelled extends Fact {
  readonly type: 'AdoptionCancelled';
}

/** The pet has moved to the requester. */
export interface PetHandedOver extends Fact {
  readonly type: 'PetHandedOver';
}

/** After an approval it came to nothing, or the pet came back. */
export interface AdoptionFellThrough extends Fact {
  readonly type: 'AdoptionFellThrough';
}

/** Something is waited for; the request holds which reminder it is. */
export interface AdoptionAnswerDue extends Fact {
  readonly type: 'AdoptionAnswerDue';
}

export type RequestEvent =
  AdoptionRequested | AdoptionApproved | AdoptionRejected | AdoptionCancelled | PetHandedOver | AdoptionFellThrough | AdoptionAnswerDue;
