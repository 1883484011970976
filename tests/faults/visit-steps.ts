import { setTimeout as sleep } from 'node:timers/promises';
import { aVet } from '../product/a-vet.ts';
import type { AcknowledgedLog } from './acknowledged-log.ts';
import { untilAnswered, type Answer, type ApiClient } from './api-client.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface VisitOptions {
  readonly vet: ApiClient;
  /** Two members who want the same time. */
  readonly guests: readonly [ApiClient, ApiClient];
  readonly random: SeededRandom;
  readonly acknowledged: Pick<AcknowledgedLog, 'add'>;
  readonly isOver: () => boolean;
  /** Between two visits, so that they leave the machine to the other writers; 200 by default. */
  readonly restMs?: number;
}

interface Booked {
  readonly id: string;
  readonly guest: ApiClient;
}

const slotMs = 30 * 60_000;
/** From the first slot on, guests may call off until the run is over. */
const aheadMs = 48 * 3_600_000;
/** Of a vet; fewer than may be to come. */
const mostSlots = 900;
const usualRestMs = 200;

const visit = { petName: 'موتی', petType: 'dog', reason: 'checkup' } as const;

const fieldOf = <T>(answer: Answer | undefined, name: string): T | undefined => answer?.body.data?.[name] as T | undefined;

/** Lists the profile, again until there is one; a profile whose answer was lost is there. */
const listVet = async ({ vet, isOver }: VisitOptions): Promise<string | undefined> => {
  await untilAnswered(() => vet.call({ method: 'POST', path: '/vets', body: aVet }), isOver);
  const own = await untilAnswered(() => vet.call({ method: 'GET', path: '/vets/user/my-profile' }), isOver);
  return fieldOf<{ id: string }>(own, 'vet')?.id;
};

/** The same time offered twice is the same slot, so it is offered until that is answered. */
const offer = async ({ vet, acknowledged, isOver }: VisitOptions, vetId: string, startsAt: Date): Promise<string | undefined> => {
  const body = { slots: [{ startsAt: startsAt.toISOString() }] };
  const answer = await untilAnswered(() => vet.call({ method: 'POST', path: '/vets/slots', body }), isOver);
  const slotId = fieldOf<readonly { id: string }[]>(answer, 'slots')?.[0]?.id;
  if (slotId !== undefined) acknowledged.add({ kind: 'slot', vetId, slotId });
  return slotId;
};

/** Both guests at once. A visit whose answer is lost may be booked: the vet calls it off before the next one. */
const bookAtOnce = async ({ guests, acknowledged }: VisitOptions, vetId: string, slotId: string): Promise<Booked[]> => {
  const book = async (guest: ApiClient): Promise<Booked[]> => {
    const answer = await guest.call({ method: 'POST', path: `/vets/${vetId}/appointments`, body: { ...visit, slotId } });
    const id = answer?.status === 201 ? fieldOf<{ id: string }>(answer, 'appointment')?.id : undefined;
    if (id === undefined) return [];
    acknowledged.add({ kind: 'visit', slotId, visitId: id, step: 'booked' });
    return [{ id, guest }];
  };
  return (await Promise.all(guests.map(book))).flat();
};

/** What was called off stays so: it is repeated until it is answered. */
const callOff = async ({ acknowledged, isOver }: VisitOptions, by: ApiClient, slotId: string, id: string): Promise<void> => {
  const call = { method: 'DELETE', path: `/vets/appointments/${id}`, body: { reason: 'I am ill' } };
  const answer = await untilAnswered(() => by.call(call), isOver);
  if (answer?.status === 200) acknowledged.add({ kind: 'visit', slotId, visitId: id, step: 'cancelled' });
};

/** What is booked though nobody got an answer. */
const callOffTheRest = async (options: VisitOptions, slotId: string): Promise<void> => {
  const { vet, isOver } = options;
  const path = '/vets/user/appointments?as=vet&status=booked';
  const listed = await untilAnswered(() => vet.call({ method: 'GET', path }), isOver);
  for (const { id } of fieldOf<readonly { id: string }[]>(listed, 'appointments') ?? []) await callOff(options, vet, slotId, id);
};

const visitOnce = async (options: VisitOptions, vetId: string, slotId: string): Promise<void> => {
  const booked = await bookAtOnce(options, vetId, slotId);
  for (const { id, guest } of booked) await callOff(options, options.random.next() < 0.5 ? options.vet : guest, slotId, id);
  if (booked.length !== 1) await callOffTheRest(options, slotId);
};

/** A vet at work: offers a time, which two members want at once, and the visit is called off; again and again until the run is over. */
export const runVisits = async (options: VisitOptions): Promise<void> => {
  const { random, isOver, restMs = usualRestMs } = options;
  const vetId = await listVet(options);
  if (vetId === undefined) return;
  const first = Math.ceil((Date.now() + aheadMs) / slotMs) * slotMs;
  let slotId: string | undefined;
  for (let nth = 0; !isOver(); nth += 1) {
    if (nth < mostSlots) slotId = (await offer(options, vetId, new Date(first + nth * slotMs))) ?? slotId;
    const visits = random.between(1, 3);
    for (let count = 0; slotId !== undefined && count < visits && !isOver(); count += 1) {
      await visitOnce(options, vetId, slotId);
      await sleep(restMs);
    }
  }
};
