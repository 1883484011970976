import type { Decided, MemberId } from '@paltu/kernel';
import type { KnownPet } from '@paltu/projections';
import { changed, unchanged, type Adoption, type Change } from './adoption.ts';
import { nextDueAt, remindersBy } from './due-times.ts';
import type { RequestEvent } from './request-events.ts';
import { isOpen, type AdoptionRequest, type RequestId } from './request.ts';
import { cancelled, completed, declined, fellThrough } from './steps.ts';

/** What ends the requests for a pet, seen from its listing. */
export type ListingEnd = 'pet-adopted' | 'listing-deleted' | 'listing-refused';

/** Whether an event of a listing ends the requests for it. */
export const endOfListing = ({ isDeleted, approvalStatus, snapshot }: KnownPet): ListingEnd | undefined => {
  if (isDeleted) return 'listing-deleted';
  if (snapshot.status === 'Adopted') return 'pet-adopted';
  return approvalStatus === 'rejected' ? 'listing-refused' : undefined;
};

const endedByListing = (request: AdoptionRequest, end: ListingEnd, at: Date): readonly Change[] => {
  if (request.status === 'pending') return [declined(request, end, at)];
  if (request.status !== 'approved' || end === 'listing-refused') return [];
  return [end === 'pet-adopted' ? completed(request, at) : fellThrough(request, { by: 'product', code: end }, at)];
};

/** What becomes of the open requests when the listing is adopted by the owner's word, deleted, or refused by review. */
export const followListing = (adoption: Adoption, end: ListingEnd, at: Date): Decided<Adoption, RequestEvent> =>
  changed(
    adoption,
    adoption.requests.flatMap((request) => endedByListing(request, end, at)),
    at,
  );

const endedByLeaving = (request: AdoptionRequest, memberId: MemberId, at: Date): readonly Change[] => {
  if (!isOpen(request) || (request.ownerId !== memberId && request.requesterId !== memberId)) return [];
  const by = request.ownerId === memberId ? 'owner' : 'requester';
  const ended = { by, code: `${by}-left` } as const;
  return [request.status === 'pending' ? cancelled(request, ended, at) : fellThrough(request, ended, at)];
};

/** What becomes of the open requests of a member who leaves. */
export const followMember = (adoption: Adoption, memberId: MemberId, at: Date): Decided<Adoption, RequestEvent> =>
  changed(
    adoption,
    adoption.requests.flatMap((request) => endedByLeaving(request, memberId, at)),
    at,
  );

/** Sends a reminder that is due, once; a request that its owner has not answered after the last one is declined. */
export const passTime = (adoption: Adoption, requestId: RequestId, at: Date): Decided<Adoption, RequestEvent> => {
  const request = adoption.requests.find(({ id }) => id === requestId);
  if (request === undefined || request.nextDueAt === null || request.nextDueAt > at) return unchanged(adoption);
  const reminders = remindersBy(request, at);
  const reminded = { ...request, remindersSent: reminders };
  const due = nextDueAt(reminded);
  if (due !== null && due <= at) return changed(adoption, [declined(request, 'no-answer', at)], at);
  return changed(adoption, [{ type: 'AdoptionAnswerDue', request: { ...reminded, nextDueAt: due } }], at);
};
