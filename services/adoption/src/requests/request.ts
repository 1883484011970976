import { refusal, type Branded, type Decided, type MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import type { AdoptionType, Availability, HomeType } from '@paltu/reference';

/** Why the product ended a request, or one of the two by leaving; the words are for who reads no translation. */
export const closingWords = {
  'another-approved': 'The owner has chosen another home for this pet. Thank you for asking; many others still wait for a home like yours.',
  'pet-adopted': 'This pet has found a home. Thank you for asking; many others still wait for a home like yours.',
  'listing-deleted': 'This pet is no longer offered. Thank you for asking; many others still wait for a home like yours.',
  'listing-refused': 'This listing can no longer be shown. Thank you for asking; many others still wait for a home like yours.',
  'no-answer': 'The owner has not answered in time, and we did not want to let you wait any longer. You are welcome to ask again.',
  'owner-away':
    'The owner of this pet is not available at the moment, and we did not want to let you wait. You are welcome to ask again once it is offered again.',
  'owner-left': 'The owner of this pet has left Paltu.',
  'requester-left': 'The member who asked has left Paltu.',
} as const;

export type ClosingCode = keyof typeof closingWords;

export const closingCodes = Object.keys(closingWords) as readonly ClosingCode[];

export type RequestId = Branded<string, 'RequestId'>;

export const requestStatuses = ['pending', 'approved', 'rejected', 'cancelled', 'completed', 'fell-through'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** Who takes a step: one of the two, or the rules of the product. */
export const sides = ['owner', 'requester', 'product'] as const;
export type Side = (typeof sides)[number];

export const timelines = ['immediately', 'soon', 'flexible'] as const;
export const budgets = ['low', 'medium', 'high', 'flexible'] as const;

/** What a requester writes about the home; optional texts are empty when not given. */
export interface Application {
  readonly reason: string;
  readonly experience: string;
  readonly petCarePlan: string;
  readonly timeline: (typeof timelines)[number];
  readonly budget: (typeof budgets)[number];
  readonly homeType: HomeType;
  readonly hasChildren: boolean;
  readonly hasOtherPets: boolean;
  readonly references: string;
  readonly additionalInfo: string;
}

/** Under what the pet was offered. */
export interface Terms {
  readonly adoptionType: AdoptionType;
  /** Rupees. */
  readonly price: number;
}

/** When the two sides of an approved request want to meet. */
export interface Meeting {
  /** In Pakistan, such as 2026-12-05. */
  readonly day: string;
  /** Who proposed it first. */
  readonly by: 'owner' | 'requester';
  readonly at: Date;
  /** The other side has named the same day. */
  readonly isAgreed: boolean;
}

export interface HistoryEntry {
  readonly status: RequestStatus;
  readonly at: Date;
  readonly by: Side;
}

/** What the owner answered, or the product for the owner. */
export interface OwnerAnswer {
  /** Empty where the product spoke. */
  readonly message: string;
  readonly at: Date;
  /** Why, where the product spoke; empty otherwise. */
  readonly code: ClosingCode | '';
}

/** How it ended. */
export interface Closing {
  readonly by: Side;
  readonly at: Date;
  /** Empty where one of the two decided. */
  readonly code: ClosingCode | '';
  /** In the words of the one who ended it; empty when there were none. */
  readonly reason: string;
}

/** A member asks for a pet. */
export interface AdoptionRequest {
  readonly id: RequestId;
  readonly petId: PetId;
  /** As it was when the request was made. */
  readonly petName: string;
  /** As they were when the request was made; null where it was made before they were kept. */
  readonly terms: Terms | null;
  readonly ownerId: MemberId;
  readonly requesterId: MemberId;
  /** The pet's, after the last event about this request. */
  readonly version: number;
  readonly status: RequestStatus;
  /** Null where money was offered, and nothing of a home was asked. */
  readonly application: Application | null;
  /** Rupees offered for a pet that is for sale; null where the requester offers none. */
  readonly offer: number | null;
  /** The last day that was proposed; null before the first. */
  readonly meeting: Meeting | null;
  readonly message: string;
  readonly answer: OwnerAnswer | null;
  readonly closing: Closing | null;
  readonly history: readonly HistoryEntry[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly respondBy: Date;
  readonly approvedAt: Date | null;
  /** It stays when the pet comes back. */
  readonly completedAt: Date | null;
  /** How many reminders were published since it has this status. */
  readonly remindersSent: number;
  /** When the next reminder, or the end by silence, is due; null when nothing is waited for. */
  readonly nextDueAt: Date | null;
}

export const isOpen = ({ status }: Pick<AdoptionRequest, 'status'>): boolean => status === 'pending' || status === 'approved';

export const petNotFound = refusal('not-found', 'pet.not-found', 'Pet Not Found');

export const petNotAvailable = refusal('conflict', 'pet.not-available', 'This pet is not available for adoption at the moment');

export const requestNotFound = refusal('not-found', 'adoption-request.not-found', 'Adoption request not found');

export const ownPet = refusal('forbidden', 'adoption-request.own-pet', 'You cannot ask for your own pet');

export const notYourStep = refusal('forbidden', 'adoption-request.not-yours', 'Only the other side of this request may do this');

export const alreadyOpen = refusal('conflict', 'adoption-request.already-open', 'You have already asked for this pet');

export const alreadyAnswered = refusal('conflict', 'adoption-request.already-answered', 'This adoption request has already been answered');

export const notForSale = refusal('conflict', 'adoption-request.not-for-sale', 'This pet is not for sale');

export const notApproved = refusal('conflict', 'adoption-request.not-approved', 'The two sides meet once the request is approved');

export const tooManyRequests = refusal(
  'too-many',
  'adoption-request.too-many',
  'You have sent many requests today. Please go on tomorrow.',
);

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

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

/** One of the two named the day on which they could meet; the request holds it. */
export interface AdoptionMeetingNamed extends Fact {
  readonly type: 'AdoptionMeetingNamed';
}

export type RequestEvent =
  | AdoptionRequested
  | AdoptionApproved
  | AdoptionRejected
  | AdoptionCancelled
  | PetHandedOver
  | AdoptionFellThrough
  | AdoptionAnswerDue
  | AdoptionMeetingNamed;

/** What concerns one pet and is decided together: its open and completed requests, and the one that is decided about. */
export interface Adoption {
  readonly petId: PetId;
  /** Order of the events about the pet; 0 before the first. */
  readonly version: number;
  readonly requests: readonly AdoptionRequest[];
}

/** The pet that is asked for, by the last event of pets. */
export interface OfferedPet {
  readonly ownerId: MemberId;
  readonly name: string;
  readonly terms: Terms;
  readonly status: Availability;
  /** Everybody may see it. */
  readonly isPublic: boolean;
  /** When it became as in the last event of pets. */
  readonly changedAt: Date;
}

/**
 * It was handed over after the last event of pets. Times are compared, for a version of pets does not show which hand-over it has consumed;
 * and a later event of pets opens the pet again also where it never consumes this one.
 */
export const hasJustGone = ({ requests }: Adoption, { changedAt }: OfferedPet): boolean =>
  requests.some(({ status, completedAt }) => status === 'completed' && completedAt !== null && completedAt > changedAt);

/** A change of one request, before it is known where it stands in the order of the pet. */
export interface Change {
  readonly type: RequestEvent['type'];
  readonly request: AdoptionRequest;
}

/** One after the other: each change is an event of its own. */
export const changed = (adoption: Adoption, changes: readonly Change[], at: Date): Decided<Adoption, RequestEvent> => {
  const events = changes.map(({ type, request }, index) => ({
    type,
    request: { ...request, version: adoption.version + index + 1, updatedAt: at },
    at,
  }));
  const after = new Map([...adoption.requests, ...events.map(({ request }) => request)].map((request) => [request.id, request]));
  return { state: { ...adoption, version: adoption.version + events.length, requests: [...after.values()] }, events };
};

export const unchanged = (adoption: Adoption): Decided<Adoption, RequestEvent> => ({ state: adoption, events: [] });

/** @throws AppError `adoption-request.not-found` */
export const requestIn = ({ requests }: Adoption, id: RequestId): AdoptionRequest => {
  const request = requests.find((one) => one.id === id);
  if (request === undefined) throw requestNotFound();
  return request;
};

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** How long an owner has for an answer. */
export const answerWithinMs = 2 * dayMs;
/** After so long without an answer the product declines for the owner. */
export const silenceMs = 14 * dayMs;
/** For so long after it was handed over a pet may come back. */
export const comeBackWithinMs = 14 * dayMs;

/** When who is waited for is reminded, after the request got its status. */
const remindersMs: Partial<Record<RequestStatus, readonly number[]>> = {
  pending: [answerWithinMs, 7 * dayMs],
  approved: [7 * dayMs, 21 * dayMs],
};

/** When something was waited for, in milliseconds from the beginning of the status: the reminders, and the end by silence. */
const duesMs = (status: RequestStatus): readonly number[] => [...(remindersMs[status] ?? []), ...(status === 'pending' ? [silenceMs] : [])];

const startOf = ({ status, createdAt, approvedAt }: Timed): Date => (status === 'approved' && approvedAt !== null ? approvedAt : createdAt);

type Timed = Pick<AdoptionRequest, 'status' | 'createdAt' | 'approvedAt' | 'remindersSent'>;

/** When the next reminder, or the end by silence, is due; null when nothing is waited for. */
export const nextDueAt = (request: Timed): Date | null => {
  const afterMs = duesMs(request.status)[request.remindersSent];
  return afterMs === undefined ? null : new Date(startOf(request).getTime() + afterMs);
};

/** How many of the reminders are over by now; those that nobody received are not made up for. */
export const remindersBy = (request: Timed, at: Date): number => {
  const elapsedMs = at.getTime() - startOf(request).getTime();
  return (remindersMs[request.status] ?? []).filter((afterMs) => afterMs <= elapsedMs).length;
};

/** Which side of the requests a member looks from. */
export const views = ['received', 'sent', 'all'] as const;
export type RequestView = (typeof views)[number];
