import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const commandOf = (name: string): string => fileURLToPath(new URL(`../../../services/auth/src/${name}-command.ts`, import.meta.url));

/** What operators say of accounts by auth's own commands; `env` is auth's environment. */
export function authCommands(env: NodeJS.ProcessEnv) {
  const say = async (name: string, emails: readonly string[]): Promise<void> => {
    await promisify(execFile)(process.execPath, [commandOf(name), ...emails], { env, timeout: 60_000 });
  };
  return {
    /** Makes the account with that e-mail an admin, as `make admin` does. */
    grantAdmin: (email: string) => say('grant-admin', [email]),
    /** Their addresses are verified, by one process: demo members read no mail. */
    vouchForEmails: (emails: readonly string[]) => say('vouch-for-email', emails),
  };
}
