import { expect, test } from '@jest/globals';
import { apiErrorOf, networkError } from '../api/api-error.ts';
import { takeCheckedStep } from './use-checked-step.ts';

/** A parcel whose steps are answered so, and that stands so afterwards. */
function aParcel(answer: unknown, stands: string | Error = 'shipped') {
  const calls: string[] = [];
  const step = {
    take: async () => {
      calls.push('take');
      if (answer !== 'answered') throw answer;
    },
    look: async () => {
      calls.push('look');
      if (stands instanceof Error) throw stands;
      return stands;
    },
    isDone: (now: string) => now === 'shipped',
  };
  return { step, calls };
}

test('a step that is answered is taken once, and nothing is looked for', async () => {
  const { step, calls } = aParcel('answered');
  expect([await takeCheckedStep(step), calls]).toEqual(['done', ['take']]);
});

test.each([networkError, apiErrorOf(504, undefined)])('a lost answer is looked for, and the step is not taken again', async (lost) => {
  const { step, calls } = aParcel(lost);
  expect([await takeCheckedStep(step), calls]).toEqual(['done', ['take', 'look']]);
});

test('when nothing has come of it, that is known', async () => {
  expect(await takeCheckedStep(aParcel(networkError, 'confirmed').step)).toBe('open');
});

test('when nobody answers that either, nobody knows', async () => {
  expect(await takeCheckedStep(aParcel(networkError, new Error('away')).step)).toBe('unknown');
});

test('a refusal is passed on, and nothing is looked for', async () => {
  const refused = apiErrorOf(409, { code: 'parcel.wrong-step', message: 'Not now' });
  const { step, calls } = aParcel(refused);
  await expect(takeCheckedStep(step)).rejects.toBe(refused);
  expect(calls).toEqual(['take']);
});
