import { toAppError } from '@paltu/persistence';
import type { DataService, ServiceParts } from '@paltu/runtime';
import { createApp, createTokenVerifier } from '@paltu/service-kit';
import { accountsModule } from './accounts/accounts-module.ts';
import type { AuthConfig } from './config.ts';
import { keysModule } from './keys/keys-module.ts';
import { sessionsModule } from './sessions/sessions-module.ts';

const minute = 60_000;

/** CloudEvents `source` of all that auth says. */
export const eventSource = '/paltu/auth';

/** The service as a list of its slices, and what comes round now and then. */
export const authService =
  ({ PASSWORD_POLICY: passwordPolicy }: Pick<AuthConfig, 'PASSWORD_POLICY'>) =>
  async ({ database, revokedSessions, checks, clock, logger }: Omit<ServiceParts, 'bus'>): Promise<DataService> => {
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

    const http = createApp({
      routes: [...accounts.routes, ...sessions.routes, ...keys.routes],
      // The others fetch our keys over HTTP; we have them here.
      verifyToken: createTokenVerifier({ keys: keys.ring.verificationKey, clock, isRevoked: revokedSessions.has }),
      logger,
      checks,
      translateError: toAppError,
    });

    const chores = {
      'reload signing keys': { everyMs: minute, run: keys.ring.reload },
      'forget expired sessions': { everyMs: 60 * minute, run: sessions.forgetExpiredSessions },
    };
    return { http, chores };
  };
