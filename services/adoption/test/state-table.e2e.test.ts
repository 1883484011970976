import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer } from '@paltu/testing/service';
import { startAdoption, type RunningAdoption, type Someone } from './running-adoption.ts';

let adoption: RunningAdoption;
let owner: Someone;
let sana: Someone;
let stranger: Someone;
beforeAll(async () => {
  adoption = await startAdoption();
  owner = await adoption.someone();
  sana = await adoption.someone();
  stranger = await adoption.someone();
});
afterAll(() => adoption.stop());

const states = ['pending', 'approved', 'rejected', 'cancelled', 'completed', 'fell-through'] as const;
type State = (typeof states)[number];
type Side = 'owner' | 'requester';

interface Step {
  readonly by: readonly Side[];
  /** From each of these it is taken; repeated it changes nothing, and from every other state it is refused. */
  readonly from: readonly State[];
  readonly to: State;
  readonly take: (who: Someone, id: string) => Promise<Answer>;
}

const steps: Readonly<Record<string, Step>> = {
  approve: { by: ['owner'], from: ['pending'], to: 'approved', take: (who, id) => adoption.answer(who, id, 'approved') },
  reject: { by: ['owner'], from: ['pending'], to: 'rejected', take: (who, id) => adoption.answer(who, id, 'rejected') },
  cancel: { by: ['requester'], from: ['pending'], to: 'cancelled', take: (who, id) => adoption.cancel(who, id) },
  'hand over': { by: ['owner'], from: ['approved'], to: 'completed', take: (who, id) => adoption.handOver(who, id) },
  'fall through': {
    by: ['owner', 'requester'],
    from: ['approved', 'completed'],
    to: 'fell-through',
    take: (who, id) => adoption.letFallThrough(who, id),
  },
};

const waysTo: Readonly<Record<State, readonly string[]>> = {
  pending: [],
  approved: ['approve'],
  rejected: ['reject'],
  cancelled: ['cancel'],
  completed: ['approve', 'hand over'],
  'fell-through': ['approve', 'fall through'],
};

const someoneOn = (side: Side | undefined): Someone => ({ owner, requester: sana, stranger })[side ?? 'stranger'];

const requestIn = async (state: State): Promise<string> => {
  // Nobody sends more than fifty requests in a day.
  await adoption.database('requests').update({ created_at: new Date('2026-01-01') });
  const id = await adoption.asked(sana, await adoption.aPet(owner));
  for (const name of waysTo[state]) {
    const step = steps[name];
    expect(await step?.take(someoneOn(step.by[0]), id)).toMatchObject({ status: 200 });
  }
  return id;
};

const statusOf = async (id: string): Promise<string> => (await adoption.read(owner, id)).status as string;

describe.each(Object.entries(steps))('%s', (_, { by, from, to, take }) => {
  test.each(states)('from %s', async (state) => {
    const mayBe = from.includes(state) || state === to;
    for (const side of by) {
      const id = await requestIn(state);
      const answer = await take(someoneOn(side), id);
      if (mayBe) expect(answer.status).toBe(200);
      else expect(answer).toMatchObject({ status: 409, body: { code: 'adoption-request.already-answered' } });
      expect(await statusOf(id)).toBe(mayBe ? to : state);
    }
  });

  test.each(states)('from %s it is nobody else who may', async (state) => {
    const id = await requestIn(state);
    expect(await take(stranger, id)).toMatchObject({ status: 404, body: { code: 'adoption-request.not-found' } });
    for (const side of (['owner', 'requester'] as const).filter((one) => !by.includes(one)))
      expect(await take(someoneOn(side), id)).toMatchObject({ status: 403, body: { code: 'adoption-request.not-yours' } });
    expect(await statusOf(id)).toBe(state);
  });
});
