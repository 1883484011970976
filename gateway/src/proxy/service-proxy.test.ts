import { expect, test } from '@jest/globals';
import { engineTimeouts } from '@paltu/kernel';
import { defaultTimeouts } from './service-proxy.ts';

test('a service has the time to say that its database does not answer, before the gateway says that the service is slow', () => {
  const { acquire, answer } = engineTimeouts.database;
  expect(defaultTimeouts.answer).toBeGreaterThan(acquire + answer + 5_000);
});
