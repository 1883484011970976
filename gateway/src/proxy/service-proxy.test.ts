import { expect, test } from '@jest/globals';
import { dependencyTimeouts } from '@paltu/kernel';
import { defaultTimeouts } from './proxy-limits.ts';

test('a service has the time to answer that its database is away, before the gateway answers that the service is slow', () => {
  const { acquire, response } = dependencyTimeouts.database;
  expect(defaultTimeouts.answer).toBeGreaterThan(acquire + response + 5_000);
});
