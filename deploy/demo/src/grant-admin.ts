import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const command = fileURLToPath(new URL('../../../services/auth/src/grant-admin-command.ts', import.meta.url));

/** Makes the account with that e-mail an admin, by the same command as `make admin`; `env` is auth's environment. */
export function grantAdminByCommand(env: NodeJS.ProcessEnv): (email: string) => Promise<void> {
  return async (email) => {
    await promisify(execFile)(process.execPath, [command, email], { env, timeout: 60_000 });
  };
}
