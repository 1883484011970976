import { silentLogger } from '@paltu/kernel';
import { serviceParts } from '@paltu/runtime';
import type { TestService } from '@paltu/testing/service';
import { accountCommands } from '../src/accounts/accounts-module.ts';
import { sessionEndings } from '../src/sessions/sessions-module.ts';

/** Makes an admin of an account, as `make admin` does. */
export const grantAdminIn = ({ database }: Pick<TestService, 'database'>, email: string) => {
  const parts = serviceParts({ name: 'auth', database, logger: silentLogger });
  return accountCommands({ ...parts, sessionsIn: sessionEndings(parts) }).grantAdmin(email);
};
