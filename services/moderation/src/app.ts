import type { Clock, Logger } from '@paltu/kernel';
import { toAppError } from '@paltu/persistence';
import { memberTokens, type DataService, type ServiceParts } from '@paltu/runtime';
import { createApp, type HealthChecks, type VerifyToken } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { ModerationConfig } from './config.ts';
import { membersModule } from './members/members-module.ts';
import { reviewsModule } from './reviews/reviews-module.ts';

export const eventSource = '/paltu/moderation';

export interface AppNeeds {
  readonly database: Knex;
  readonly verifyToken: VerifyToken;
  readonly checks: HealthChecks;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The service as a list of its slices. */
export const buildApp = ({ database, verifyToken, checks, clock, logger }: AppNeeds) => {
  const members = membersModule({ database });
  const reviews = reviewsModule({ database, eventSource, members: members.directory, clock });
  const app = createApp({
    routes: reviews.routes,
    verifyToken,
    logger,
    checks: { database: async () => database.raw('select 1'), ...checks },
    translateError: toAppError,
  });
  return { app, consumers: [members.consumer, reviews.consumer] };
};

/** The service as a process runs it. */
export const moderationService =
  (config: ModerationConfig) =>
  async (parts: ServiceParts): Promise<DataService> => {
    const { app, consumers } = buildApp({ ...parts, ...memberTokens(parts, config.AUTH_URL) });
    return { http: app, consumers };
  };
