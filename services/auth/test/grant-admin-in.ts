import { silentLogger } from '@paltu/kernel';
import { memoryLimiters } from '@paltu/limits';
import { serviceParts } from '@paltu/runtime';
import type { TestService } from '@paltu/testing/service';
import { accountsModule } from '../src/accounts/accounts-module.ts';
import { mailQueue } from '../src/mails/mails-module.ts';
import { sessionEndings } from '../src/sessions/sessions-module.ts';

/** Makes an admin of an account, as `make admin` does. */
export const grantAdminIn = ({ database }: Pick<TestService, 'database'>, email: string) => {
  const parts = serviceParts({ name: 'auth', database, logger: silentLogger });
  const needs = {
    ...parts,
    passwordPolicy: 'standard' as const,
    limiters: memoryLimiters(),
    sessionsIn: sessionEndings(parts),
    mailsIn: mailQueue(parts.clock),
  };
  return accountsModule(needs).grantAdmin(email);
};
