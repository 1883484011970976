import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { takeAhead } from './ask-ahead.ts';

const path = '/api/v1/pets/user/my-pets?page=1';
const answer = Promise.resolve(new Response('{}'));
const asked = (token: string) =>
  Object.defineProperty(globalThis, 'window', { value: { askedAhead: { token, answers: new Map([[path, answer]]) } }, configurable: true });
const callAs = (token: string, at = path) => new Request(`http://paltu.example${at}`, { headers: { authorization: `Bearer ${token}` } });

// The clock of the worker, which runs other files before, is no page's.
beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(1_000));
afterEach(() => void jest.restoreAllMocks());
afterEach(() => void Object.defineProperty(globalThis, 'window', { value: undefined, configurable: true }));

test('what was asked ahead answers one call, and the next goes to the API', () => {
  asked('mine');
  expect(takeAhead(callAs('mine', '/api/v1/auth/profile'))).toBeUndefined();
  expect(takeAhead(callAs('mine'))).toBe(answer);
  expect(takeAhead(callAs('mine'))).toBeUndefined();
});

test('what was asked ahead for one member answers no other', () => {
  asked('mine');
  expect(takeAhead(callAs('of another'))).toBeUndefined();
  expect(takeAhead(callAs('mine'))).toBeUndefined();
});
