import { expect, test } from '@jest/globals';
import { callerKey } from './caller-key.ts';

test('a member is the same from every address, and no address is a member', () => {
  expect(callerKey({ address: '203.0.113.9', memberId: 'sana' })).toBe(callerKey({ address: '203.0.113.10', memberId: 'sana' }));
  expect(callerKey({ address: 'sana' })).not.toBe(callerKey({ address: 'sana', memberId: 'sana' }));
});
