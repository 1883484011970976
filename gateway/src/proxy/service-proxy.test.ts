import { expect, test } from '@jest/globals';
import { dependencyTimeouts } from '@paltu/kernel';
import { defaultTimeouts } from './proxy-limits.ts';

test('a service has the time to say that its database does not answer, before the gateway says that the service is slow', () => {
  const { acquire, response } = dependencyTimeouts.database;
  expect(defaultTimeouts.answer).toBeGreaterThan(acquire + response + 5_000);
});
