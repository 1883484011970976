import { AppError, silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { serviceParts } from '@paltu/runtime';
import { operatorDecisions } from './accounts/accounts-module.ts';
import { readCommandConfig } from './config.ts';
import { sessionEndings } from './sessions/sessions-module.ts';

interface OperatorCommand {
  readonly usage: string;
  /** What went wrong, in the middle of a sentence: `The role could not be granted`. */
  readonly failure: string;
  /** Carries it out for one account; answers what to say. */
  readonly decide: (decisions: ReturnType<typeof operatorDecisions>, email: string) => Promise<string>;
}

const decideOn = async (decide: OperatorCommand['decide'], email: string): Promise<string> => {
  const { DATABASE_URL: url } = readCommandConfig();
  const database = connectDatabase({ url, applicationName: 'auth operator', logger: silentLogger, poolMax: 1 });
  try {
    const parts = serviceParts({ name: 'auth', database, logger: silentLogger });
    return await decide(operatorDecisions({ ...parts, sessionsIn: sessionEndings(parts) }), email);
  } finally {
    await database.destroy();
  }
};

const explain = (failure: string, email: string, error: unknown): string => {
  if (error instanceof AppError && error.code === 'account.not-found')
    return `No account has the address ${email}. Register it first, then say this again.\n`;
  return `${failure}: ${error instanceof Error ? error.message : String(error)}\n`;
};

/** Runs a command about the account of the e-mail address on its command line; ends with 2 without one, with 1 when it fails. */
export const runOperatorCommand = async ({ usage, failure, decide }: OperatorCommand): Promise<void> => {
  const [email] = process.argv.slice(2);
  if (email === undefined || email.trim() === '') {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  try {
    process.stdout.write(await decideOn(decide, email));
  } catch (error) {
    process.stderr.write(explain(failure, email, error));
    process.exitCode = 1;
  }
};
