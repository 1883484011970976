import { expect, test } from '@jest/globals';
import { addressKey, callerKey } from './caller-key.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('a member is the same from every address, and no address is a member', () => {
  expect(callerKey({ address: '203.0.113.9', memberId: 'sana' })).toBe(callerKey({ address: '203.0.113.10', memberId: 'sana' }));
  expect(callerKey({ address: 'sana' })).not.toBe(callerKey({ address: 'sana', memberId: 'sana' }));
});
