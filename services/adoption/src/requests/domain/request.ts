import type { Branded, MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import type { AdoptionType, HomeType } from '@paltu/reference';
import type { ClosingCode } from './closing-codes.ts';

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
  readonly application: Application;
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
