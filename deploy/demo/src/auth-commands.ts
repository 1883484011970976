import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programFile } from '../../services/src/program-file.ts';

/** What operators do with accounts by auth's own commands; `env` is auth's environment. */
export function authCommands(env: NodeJS.ProcessEnv) {
  const runCommand = async (name: string, emails: readonly string[]): Promise<void> => {
    await promisify(execFile)(process.execPath, [programFile(`services/auth/src/${name}-command.ts`), ...emails], { env, timeout: 60_000 });
  };
  return {
    /** Makes the account with that e-mail an admin, as `make admin` does, and lets it be one without a second factor: everybody shares it. */
    grantAdmin: async (email: string): Promise<void> => {
      await runCommand('exempt-from-second-factor', [email]);
      await runCommand('grant-admin', [email]);
    },
    /** Their addresses are verified, by one process: demo members read no mail. */
    vouchForEmails: (emails: readonly string[]) => runCommand('vouch-for-email', emails),
  };
}
