import { randomUUID } from 'node:crypto';
import { aListing } from '../product/a-listing.ts';
import { adoptPet, type AdoptionOptions } from './adoption-steps.ts';
import { untilAnswered, type Answer, type ApiClient } from './api-client.ts';

export interface LaneOptions extends AdoptionOptions {
  readonly admin: ApiClient;
}

interface KnownPet {
  readonly id: string;
  contentVersion: number;
}

const petOf = (answer: Answer | undefined): { id: string; contentVersion: number } | undefined => {
  const pet = answer?.body.data?.['pet'] as { id?: string; contentVersion?: number } | undefined;
  return pet?.id === undefined || pet.contentVersion === undefined ? undefined : { id: pet.id, contentVersion: pet.contentVersion };
};

/** A create whose answer is lost is left behind: it may or may not be there, and nobody was published that it is. */
const create = async ({ owner, acknowledged }: LaneOptions): Promise<KnownPet | undefined> => {
  const marker = randomUUID();
  const answer = await owner.call({ method: 'POST', path: '/pets', body: aListing(marker) });
  const pet = answer?.status === 201 ? petOf(answer) : undefined;
  if (pet !== undefined) acknowledged.add({ kind: 'create', petId: pet.id, marker });
  return pet;
};

/** The same text twice changes nothing, so an edit is sent again until it is answered. */
const edit = async ({ owner, acknowledged, isOver }: LaneOptions, pet: KnownPet): Promise<void> => {
  const marker = randomUUID();
  const answer = await untilAnswered(() => owner.call({ method: 'PUT', path: `/pets/${pet.id}`, body: { description: marker } }), isOver);
  const edited = answer?.status === 200 ? petOf(answer) : undefined;
  if (edited === undefined) return;
  pet.contentVersion = edited.contentVersion;
  acknowledged.add({ kind: 'edit', petId: pet.id, marker });
};

const approve = async ({ admin, acknowledged, isOver }: LaneOptions, pet: KnownPet): Promise<boolean> => {
  const request = { method: 'PATCH', path: `/admin/pets/${pet.id}/approve`, ifMatch: pet.contentVersion };
  const answer = await untilAnswered(() => admin.call(request), isOver);
  if (answer?.status !== 200) return false;
  acknowledged.add({ kind: 'approve', petId: pet.id, contentVersion: pet.contentVersion });
  return true;
};

/** Edits the pet and has it approved in a mixed order; gives whether it ended with an approval of what is there. */
const editAndApprove = async (options: LaneOptions, pet: KnownPet): Promise<boolean> => {
  const steps = options.random.between(1, 5);
  let isApproved = false;
  for (let step = 0; step < steps && !options.isOver(); step += 1) {
    const isEdit = options.random.next() < 0.6;
    if (isEdit) await edit(options, pet);
    isApproved = !isEdit && ((await approve(options, pet)) || isApproved);
  }
  return isApproved || (options.random.next() < 0.5 && (await approve(options, pet)));
};

/** One owner at work: lists a pet, edits it and has it approved, then gives it away; again and again until the run is over. */
export const runLane = async (options: LaneOptions): Promise<void> => {
  while (!options.isOver()) {
    const pet = await create(options);
    if (pet === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
    else if (await editAndApprove(options, pet)) await adoptPet(options, pet.id);
  }
};
