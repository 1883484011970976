import { AppError } from '@paltu/kernel';
import { knexAccounts } from './accounts/account-store.ts';
import { accountNotFound } from './accounts/account.ts';
import { accountCommands } from './accounts/accounts-module.ts';
import { readCommandConfig } from './config.ts';
import { messageOf, runCommand } from '@paltu/runtime';
import { mailQueue } from './mails/mails-module.ts';
import { factorDecisions } from './second-factors/second-factors-module.ts';
import { sessionEndings } from './sessions/sessions-module.ts';

type OperatorDecisions = ReturnType<typeof accountCommands> & ReturnType<typeof factorDecisions>;

interface OperatorCommand {
  readonly usage: string;
  /** What is printed before the reason: `The role could not be granted`. */
  readonly failure: string;
  /** Carries it out for one account, and for each where several are named; returns what to print. */
  readonly decide: (decisions: OperatorDecisions, email: string) => Promise<string>;
}

/** Runs what an operator decides on the database of auth; ends with 1 when it fails. */
export const runOperatorWork = (
  work: (decisions: OperatorDecisions) => Promise<string>,
  explain: (error: unknown) => string,
): Promise<void> =>
  runCommand({
    service: 'auth',
    name: 'auth operator',
    readConfig: readCommandConfig,
    work: (parts) => {
      const shared = { ...parts, sessionsIn: sessionEndings(parts) };
      const factors = factorDecisions({ ...shared, mailsIn: mailQueue(parts.clock), holdersIn: knexAccounts, accountNotFound });
      return work({ ...accountCommands(shared), ...factors });
    },
    explain,
  });

const explain = (failure: string, email: string, error: unknown): string =>
  error instanceof AppError && error.code === 'account.not-found'
    ? `No account has the address ${email}. Register it first, then run this again.`
    : `${failure}: ${messageOf(error)}`;

/** Runs a command about the accounts of the e-mail addresses on its command line, one after the other; ends with 2 without one, with 1 at the first that fails. */
export const runOperatorCommand = async ({ usage, failure, decide }: OperatorCommand): Promise<void> => {
  const emails = process.argv.slice(2);
  if (emails.length === 0 || emails.some((email) => email.trim() === '')) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  let current = '';
  const decideAll = async (decisions: OperatorDecisions): Promise<string> => {
    const lines: string[] = [];
    for (const email of emails) {
      current = email;
      lines.push(await decide(decisions, email));
    }
    return lines.join('\n');
  };
  await runOperatorWork(decideAll, (error) => explain(failure, current, error));
};
