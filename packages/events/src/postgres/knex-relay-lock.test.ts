import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startHeartbeat } from './knex-relay-lock.ts';

beforeEach(() => void jest.useFakeTimers());

afterEach(() => void jest.useRealTimers());

test('a server that is slow is asked once, and again when it has answered, or failed', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const end = startHeartbeat(500, () => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(answers).toHaveLength(1);
  answers[0]?.resolve();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(answers).toHaveLength(2);
  answers[1]?.reject(new Error('the connection is lost'));
  await jest.advanceTimersByTimeAsync(500);
  expect(answers).toHaveLength(3);
  end();
  answers[2]?.resolve();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(answers).toHaveLength(3);
});
