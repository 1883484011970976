import { expect, test } from '@jest/globals';
import { emailHashOf } from './keys-module.ts';

const hash = emailHashOf('a secret of thirty-two characters, at least');

test('an address has one hash in every letter case, and no other address has it', () => {
  expect(hash('Sana@Example.com')).toBe(hash('sana@example.com'));
  expect(hash('sana@example.com')).not.toBe(hash('bilal@example.com'));
  expect(hash('sana@example.com')).toMatch(/^[\w-]{22}$/);
});

test('without the secret the hash of an address cannot be made', () => {
  expect(emailHashOf('another secret of thirty-two characters')('sana@example.com')).not.toBe(hash('sana@example.com'));
});
