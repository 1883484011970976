import { describe } from '@jest/globals';
import type { TestService } from '../start-test-service.ts';
import { refusesJunkAddresses } from './refuses-junk-addresses.ts';
import { refusesJunkBodies } from './refuses-junk-bodies.ts';
import { refusesJunkHeaders } from './refuses-junk-headers.ts';
import { refusesReversingText } from './refuses-reversing-text.ts';
import { refusesStrangers } from './refuses-strangers.ts';
import { refusesUnknownRoutes } from './refuses-unknown-routes.ts';
import { refusesWithoutDatabase } from './refuses-without-database.ts';
import { refusesWrongTokens } from './refuses-wrong-tokens.ts';
import { callableRoutes, type CallableRoute, type Samples } from './sample-call.ts';

export interface JunkOptions {
  /** What a call sends when all is well, where its route does not determine it. */
  readonly samples?: Samples;
  /** Routes that answer without the database once they have answered, such as `GET /.well-known/jwks.json`. */
  readonly withoutDatabase?: readonly string[];
}

/**
 * Registers the tests that every service must pass: they walk the routes of the running service and provoke each refusal that a
 * route's declaration implies. `service` is asked for inside of the tests, when it runs; it must not be one with `ownKeys`.
 */
export const refusesJunk = (service: () => TestService, { samples = {}, withoutDatabase = [] }: JunkOptions = {}): void => {
  let prepared: Promise<CallableRoute[]> | undefined;
  const underTest = { service, routes: () => (prepared ??= callableRoutes(service(), samples)) };

  describe('every route', () => {
    refusesStrangers(underTest);
    refusesWrongTokens(underTest);
    refusesUnknownRoutes(underTest);
    refusesJunkAddresses(underTest);
    refusesJunkHeaders(underTest);
    refusesJunkBodies(underTest);
    refusesReversingText(underTest);
    refusesWithoutDatabase(underTest, withoutDatabase);
  });
};
