import { newId, type Clock } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { dayInPakistan } from '@paltu/reference';
import { requestIn } from '../domain/adoption.ts';
import { accountDeactivated, petNotFound, tooManyRequests } from '../domain/request-errors.ts';
import type { AdoptionRequest, RequestId } from '../domain/request.ts';
import { ask, type NewRequest } from '../domain/requester-decisions.ts';
import type { InRequestTransaction, RequestScope } from './ports.ts';

export interface CreateRequestNeeds {
  readonly inTransaction: InRequestTransaction;
  readonly clock: Clock;
}

export interface RequestWish extends Omit<NewRequest, 'id'> {
  readonly petId: PetId;
}

/** @throws AppError when the pet cannot be asked for, or was already, or the member has asked for many today */
export type CreateRequest = (wish: RequestWish) => Promise<AdoptionRequest>;

/** More in a day is no search for a pet. */
const mostPerDay = 50;

const checkPresence = async ({ members, pets }: RequestScope, { petId, requesterId }: RequestWish): Promise<void> => {
  const ownerId = (await pets.find(petId))?.ownerId;
  if (ownerId === undefined) throw petNotFound();
  const away = await members.listAway(requesterId, ownerId);
  if (away.includes(requesterId)) throw accountDeactivated();
  if (away.includes(ownerId)) throw petNotFound();
};

const checkCount = async ({ countSince }: RequestScope, { requesterId }: RequestWish, now: Date): Promise<void> => {
  const { start, end } = dayInPakistan(now);
  if ((await countSince(requesterId, start)) < mostPerDay) return;
  throw tooManyRequests({ retryAfterSeconds: Math.ceil((end.getTime() - now.getTime()) / 1000) });
};

/** A member asks for a pet. Locks the two members, then the pet, always in this order. */
export const createRequest =
  ({ inTransaction, clock }: CreateRequestNeeds): CreateRequest =>
  ({ petId, ...wish }) =>
    inTransaction(async (scope) => {
      const now = clock.now();
      await checkPresence(scope, { petId, ...wish });
      const adoption = await scope.adoptions.get(petId);
      const id = newId() as RequestId;
      const decided = ask(adoption, await scope.pets.find(petId), { ...wish, id }, now);
      await checkCount(scope, { petId, ...wish }, now);
      return requestIn(await scope.keep(adoption, decided), id);
    });
