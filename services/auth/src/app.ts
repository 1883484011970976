import type { Clock, Logger } from '@paltu/kernel';
import { toAppError } from '@paltu/persistence';
import type { DataService, ServiceParts } from '@paltu/runtime';
import { createApp, createTokenVerifier } from '@paltu/service-kit';
import type { RevokedSessions } from '@paltu/sessions';
import type { Knex } from 'knex';
import { accountsModule } from './accounts/accounts-module.ts';
import type { PasswordPolicy } from './accounts/domain/password.ts';
import type { AuthConfig } from './config.ts';
import { keysModule } from './keys/keys-module.ts';
import { sessionsModule } from './sessions/sessions-module.ts';

const minute = 60_000;

/** CloudEvents `source` of all that auth says. */
export const eventSource = '/paltu/auth';

export interface AppNeeds {
  readonly database: Knex;
  readonly revokedSessions: RevokedSessions;
  readonly passwordPolicy: PasswordPolicy;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The service as a list of its slices, and what has to be done from time to time. */
export const buildApp = async ({ database, revokedSessions, passwordPolicy, clock, logger }: AppNeeds) => {
  const keys = await keysModule({ database, clock });
  const accounts = accountsModule({ database, eventSource, passwordPolicy, clock, logger });
  const sessions = sessionsModule({
    database,
    eventSource,
    clock,
    keys: keys.ring,
    refreshTokenSecret: keys.refreshTokenSecret,
    checkCredentials: accounts.checkCredentials,
    memberRoles: accounts.memberRoles,
  });

  const app = createApp({
    routes: [...accounts.routes, ...sessions.routes, ...keys.routes],
    verifyToken: createTokenVerifier({ keys: keys.ring.verificationKey, clock, isRevoked: revokedSessions.has }),
    logger,
    checks: {
      database: async () => database.raw('select 1'),
      'revoked-sessions': async () => {
        if (!revokedSessions.isHealthy()) throw new Error('the bus cannot be followed');
      },
    },
    translateError: toAppError,
  });

  const chores = {
    'reload signing keys': { everyMs: minute, run: keys.ring.reload },
    'forget expired sessions': { everyMs: 60 * minute, run: sessions.forgetExpiredSessions },
  };
  return { app, chores };
};

/** The service as a process runs it. */
export const authService =
  (config: AuthConfig) =>
  async (parts: ServiceParts): Promise<DataService> => {
    const { app, chores } = await buildApp({ ...parts, passwordPolicy: config.PASSWORD_POLICY });
    return { http: app, chores };
  };
