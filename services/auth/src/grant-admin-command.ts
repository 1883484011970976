import { AppError, silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { serviceParts } from '@paltu/runtime';
import { adminGrants } from './accounts/accounts-module.ts';
import { readCommandConfig } from './config.ts';
import { sessionEndings } from './sessions/sessions-module.ts';

const usage = 'Whose account? Say for example: make admin email=sana@example.com\n';

const grantAdminTo = async (email: string): Promise<string> => {
  const { DATABASE_URL: url } = readCommandConfig();
  const database = connectDatabase({ url, applicationName: 'auth grant-admin', logger: silentLogger, poolMax: 1 });
  try {
    const parts = serviceParts({ name: 'auth', database, logger: silentLogger });
    const { account, hasChanged } = await adminGrants({ ...parts, sessionsIn: sessionEndings(parts) })(email);
    const name = `${account.firstName} ${account.lastName} <${account.email}>`;
    return hasChanged ? `${name} is an admin from the next login or refresh on.\n` : `${name} is an admin already.\n`;
  } finally {
    await database.destroy();
  }
};

const explain = (email: string, error: unknown): string => {
  if (error instanceof AppError && error.code === 'account.not-found')
    return `No account has the address ${email}. Register it first, then say this again.\n`;
  return `The role could not be granted: ${error instanceof Error ? error.message : String(error)}\n`;
};

const [email] = process.argv.slice(2);
if (email === undefined || email.trim() === '') {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  try {
    process.stdout.write(await grantAdminTo(email));
  } catch (error) {
    process.stderr.write(explain(email, error));
    process.exitCode = 1;
  }
}
