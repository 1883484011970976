import { setTimeout as sleep } from 'node:timers/promises';
import { anApplication } from '../product/an-application.ts';
import type { AcknowledgedLog, RequestStatus } from './acknowledged-log.ts';
import { untilAnswered, type Answer, type ApiClient, type Call } from './api-client.ts';
import type { Asker } from './asker.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface AdoptionOptions {
  readonly owner: ApiClient;
  /** Members who ask for the pets of others. */
  readonly askers: readonly Asker[];
  readonly random: SeededRandom;
  readonly acknowledged: AcknowledgedLog;
  readonly isOver: () => boolean;
}

interface Asked {
  readonly id: string;
  readonly petId: string;
  readonly asker: ApiClient;
}

/** Adoption consumes a pet a moment after it was approved; while processes are killed that takes longer. */
const tries = 60;
const pauseMs = 100;

const idOf = (answer: Answer | undefined): string | undefined =>
  (answer?.body.data?.['adoptionRequest'] as { readonly id?: string } | undefined)?.id;

/** A request whose answer is lost is left behind: it may or may not be there, and nobody got an answer that it is. */
const ask = async ({ askers, acknowledged, random, isOver }: AdoptionOptions, petId: string): Promise<Asked | undefined> => {
  const asker = random.pick(askers);
  for (let attempt = 0; attempt < tries && !isOver(); attempt += 1) {
    const answer = await asker.call({ method: 'POST', path: `/adoption/pets/${petId}/request`, body: anApplication });
    const id = answer?.status === 201 ? idOf(answer) : undefined;
    if (id !== undefined) {
      acknowledged.add({ kind: 'request', petId, requestId: id, status: 'pending' });
      return { id, petId, asker };
    }
    if (answer?.body.code === 'adoption-request.too-many') await asker.replace();
    else if (answer?.status !== 404) return undefined;
    await sleep(pauseMs);
  }
  return undefined;
};

/** What is done already stays so, so a step is sent again until it is answered. */
const take = async (
  { acknowledged, isOver }: AdoptionOptions,
  { id, petId }: Asked,
  { by, status, ...call }: { readonly by: ApiClient; readonly status: RequestStatus } & Call,
): Promise<boolean> => {
  const answer = await untilAnswered(() => by.call(call), isOver);
  if (answer?.status !== 200) return false;
  acknowledged.add({ kind: 'request', petId, requestId: id, status });
  return true;
};

const answerAs =
  (status: 'approved' | 'rejected') =>
  (options: AdoptionOptions, asked: Asked): Promise<boolean> => {
    const call = { method: 'PATCH', path: `/adoption/requests/${asked.id}/status`, body: { status } };
    return take(options, asked, { by: options.owner, status, ...call });
  };

const cancel = (options: AdoptionOptions, asked: Asked): Promise<boolean> =>
  take(options, asked, { by: asked.asker, status: 'cancelled', method: 'DELETE', path: `/adoption/requests/${asked.id}` });

const handOver = (options: AdoptionOptions, asked: Asked): Promise<boolean> =>
  take(options, asked, { by: options.owner, status: 'completed', method: 'POST', path: `/adoption/requests/${asked.id}/handover` });

const letFallThrough = (options: AdoptionOptions, asked: Asked): Promise<boolean> => {
  const call = { method: 'POST', path: `/adoption/requests/${asked.id}/fall-through`, body: { reason: 'We have to move' } };
  return take(options, asked, { by: asked.asker, status: 'fell-through', ...call });
};

/** Ways that a request may go. */
const ways = [
  [cancel],
  [answerAs('rejected')],
  [answerAs('approved')],
  [answerAs('approved'), letFallThrough],
  [answerAs('approved'), handOver],
  [answerAs('approved'), handOver],
  [answerAs('approved'), handOver, letFallThrough],
] as const;

/** One or two members ask for a pet that was approved, and what becomes of the first request is drawn. */
export const adoptPet = async (options: AdoptionOptions, petId: string): Promise<void> => {
  const asked = await ask(options, petId);
  if (asked === undefined) return;
  if (options.random.next() < 0.4) await ask(options, petId);
  for (const step of options.random.pick(ways)) if (!(await step(options, asked))) return;
};
