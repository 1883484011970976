import { expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { memoryLimiters, usualPoints } from '@paltu/limits';
import { callerKey, countCalls } from './count-calls.ts';

test('a refusal comes at once, and each of one who goes on asking comes late', async () => {
  let pauses = 0;
  const pause = async () => void (pauses += 1);
  const count = countCalls({ limiters: memoryLimiters(), points: { ...usualPoints, pages: 20 }, logger: silentLogger, pause });
  const caller = { address: '203.0.113.9' };
  const askTimes = async (times: number): Promise<number> => {
    let refused = 0;
    for (let turn = 0; turn < times; turn += 1) await count('pages', caller).catch(() => (refused += 1));
    return refused;
  };
  expect([await askTimes(20), await askTimes(12), pauses]).toEqual([0, 12, 0]);
  expect([await askTimes(7), pauses]).toEqual([7, 7]);
  await count('pages', { address: '203.0.113.10' });
  expect(pauses).toBe(7);
});

test('a member is the same from every address, and no address is a member', () => {
  expect(callerKey({ address: '203.0.113.9', memberId: 'sana' })).toBe(callerKey({ address: '203.0.113.10', memberId: 'sana' }));
  expect(callerKey({ address: 'sana' })).not.toBe(callerKey({ address: 'sana', memberId: 'sana' }));
});
