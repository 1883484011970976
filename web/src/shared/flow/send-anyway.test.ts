import { expect, test } from '@jest/globals';
import { apiErrorOf, networkError } from '../api/api-error.ts';
import { sendAnyway } from './send-anyway.ts';

const reused = apiErrorOf(409, { code: 'request.key-reused', message: 'Sent already with something else in it' });
const refused = apiErrorOf(403, { code: 'conversation.blocked', message: 'One of you has blocked the other' });

/** Fails with these errors, one a call, and answers then; notes the keys. */
function failingWith(...errors: unknown[]) {
  const keys: string[] = [];
  const send = async (key: string) => {
    keys.push(key);
    const error = errors[keys.length - 1];
    if (error !== undefined) throw error;
    return 'sent';
  };
  return { send, keys };
}

test('what is sent again keeps its key', async () => {
  const { send, keys } = failingWith(networkError);
  expect(await sendAnyway('a', send)).toBe('sent');
  expect(keys).toEqual(['a', 'a']);
});

test('words that were changed after others were sent with their key are sent with a new one, which they keep too', async () => {
  const { send, keys } = failingWith(reused, networkError);
  expect(await sendAnyway('a', send)).toBe('sent');
  expect(keys[0]).toBe('a');
  expect(keys[1]).not.toBe('a');
  expect(keys[2]).toBe(keys[1]);
});

test('any other refusal is passed on', async () => {
  const { send, keys } = failingWith(refused);
  await expect(sendAnyway('a', send)).rejects.toBe(refused);
  expect(keys).toEqual(['a']);
});
