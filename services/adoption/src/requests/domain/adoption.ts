import type { Decided, MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import type { Availability } from '@paltu/reference';
import { requestNotFound } from './request-errors.ts';
import type { RequestEvent } from './request-events.ts';
import type { AdoptionRequest, RequestId, Terms } from './request.ts';

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
