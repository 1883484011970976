import { expect } from '@jest/globals';
import { eventually, type TestActor } from '@paltu/testing';
import { approve } from './other-services.ts';
import { aPet } from './pet-forms.ts';
import type { RunningPets } from './running-pets.ts';

/** Offers a pet as its owner does; gives the listing. */
export const offerPet = async ({ call }: RunningPets, owner: TestActor, overrides: Record<string, unknown> = {}) => {
  const { status, body } = await call('POST', '/api/v1/pets', { as: owner, json: aPet(overrides) });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.pet;
};

/** Waits until a decision of moderation is carried out. */
export const isDecided = async ({ call, tokens }: RunningPets, id: string, decision: 'approved' | 'rejected'): Promise<void> => {
  const admin = await tokens.issue({ role: 'admin' });
  const approval = async () => (await call('GET', `/api/v1/pets/${id}`, { as: admin })).body.data.pet.approvalStatus;
  await eventually(async () => (await approval()) === decision, `the listing is ${decision}`);
};

/** Approves a listing as moderation does, and waits until everybody sees it. */
export const publishPet = async (pets: RunningPets, id: string, contentVersion = 1): Promise<void> => {
  await approve(pets, id, contentVersion);
  await isDecided(pets, id, 'approved');
};
