import { clockTimeAt } from '@paltu/reference';
import type { AdoptionRequest } from '#shared/api/types.ts';

type Asked = Pick<AdoptionRequest, 'pet' | 'petName'>;

/** Its name now; as it was when it was asked for, where the listing is not known. */
export const nameOfPet = ({ pet, petName }: Asked): string => pet?.name ?? petName;

/** What a picture of it is made of; nothing is known of the listing: an empty window. */
export const picturedPet = ({ pet }: Asked) => ({ images: [...(pet?.images ?? [])], species: pet?.species ?? ('Other' as const) });

/** Of the two, the one who does not look. */
export const otherSideOf = (
  { owner, requester }: Pick<AdoptionRequest, 'owner' | 'requester'>,
  memberId: string,
): AdoptionRequest['owner'] => (owner.id === memberId ? requester : owner);

export type Step = 'approve' | 'reject' | 'cancel' | 'hand-over' | 'fall-through' | 'come-back';

/** What steps are read from: who the two sides are, and how the request stands. */
export interface RequestState {
  readonly status: AdoptionRequest['status'];
  readonly owner: { readonly id: string };
  readonly mayComeBackUntil: string | null;
}

/** What a member may do with a request at `now`; the first is the usual one. */
export function stepsOf({ status, owner, mayComeBackUntil }: RequestState, memberId: string, now = Date.now()): readonly Step[] {
  const isOwner = owner.id === memberId;
  if (status === 'pending') return isOwner ? ['approve', 'reject'] : ['cancel'];
  if (status === 'approved') return isOwner ? ['hand-over', 'fall-through'] : ['fall-through'];
  const isBackInTime = mayComeBackUntil !== null && now <= Date.parse(mayComeBackUntil);
  return status === 'completed' && isBackInTime ? ['come-back'] : [];
}

const anHour = 3_600_000;

/** How long an owner has left to answer. */
type WaitingTime = { unit: 'hours'; count: number } | { unit: 'soon' | 'over' };

export function waitingTime(respondBy: string, now = Date.now()): WaitingTime {
  const left = Date.parse(respondBy) - now;
  if (left < 0) return { unit: 'over' };
  return left < anHour ? { unit: 'soon' } : { unit: 'hours', count: Math.floor(left / anHour) };
}

const aDay = 86_400_000;

/** The next two weeks in Pakistan, such as 2026-12-05: on one of them the two sides of a request can meet. */
export function daysToMeet(now = Date.now()): readonly string[] {
  return Array.from({ length: 14 }, (_none, index) => clockTimeAt(new Date(now + (index + 1) * aDay)).date);
}
