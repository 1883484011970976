import { AppError } from '@paltu/kernel';
import { operatorDecisions } from './accounts/accounts-module.ts';
import { readCommandConfig } from './config.ts';
import { messageOf, runCommand } from './run-command.ts';
import { sessionEndings } from './sessions/sessions-module.ts';

interface OperatorCommand {
  readonly usage: string;
  /** What is said before the reason: `The role could not be granted`. */
  readonly failure: string;
  /** Carries it out for one account; answers what to say. */
  readonly decide: (decisions: ReturnType<typeof operatorDecisions>, email: string) => Promise<string>;
}

const explain = (failure: string, email: string, error: unknown): string =>
  error instanceof AppError && error.code === 'account.not-found'
    ? `No account has the address ${email}. Register it first, then say this again.`
    : `${failure}: ${messageOf(error)}`;

/** Runs a command about the account of the e-mail address on its command line; ends with 2 without one, with 1 when it fails. */
export const runOperatorCommand = async ({ usage, failure, decide }: OperatorCommand): Promise<void> => {
  const [email] = process.argv.slice(2);
  if (email === undefined || email.trim() === '') {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  await runCommand({
    name: 'auth operator',
    readConfig: readCommandConfig,
    work: (parts) => decide(operatorDecisions({ ...parts, sessionsIn: sessionEndings(parts) }), email),
    explain: (error) => explain(failure, email, error),
  });
};
