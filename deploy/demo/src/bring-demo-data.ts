import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { programFile } from '../../services/src/program-file.ts';
import { apiClient } from './api-client.ts';
import type { DemoConfig } from './config.ts';
import { demoListings } from './listings.ts';
import { members } from './members.ts';
import { demoMessages } from './messages.ts';
import type { Progress } from './progress.ts';
import { seed } from './seed.ts';
import { demoStores } from './stores.ts';
import { demoVets } from './vets.ts';
import { demoVisits } from './visits.ts';

/** Everything into a running product; prints one line when it begins and one when it is done. */
export async function bringDemoData(config: DemoConfig, progress: Progress, print: (line: string) => void): Promise<void> {
  const [listings, vets, stores] = [demoListings(), demoVets(), demoStores()];
  const sent = Object.keys(progress.data.listings).length;
  const what = `${listings.length} listings of ${members.length} members, ${vets.length} vets, ${stores.length} stores`;
  print(sent === 0 ? `sending ${what} in the background` : `going on after ${sent} of ${what}`);
  const wait = async (milliseconds: number): Promise<void> => setTimeout(milliseconds);
  const startedAt = performance.now();
  await seed({
    api: apiClient({ baseUrl: config.apiUrl, pass: config.pass, wait }),
    progress,
    listings,
    vets,
    stores,
    visits: demoVisits,
    messages: demoMessages,
    now: () => new Date(),
    ...authCommands(config.environment),
    wait,
  });
  print(`complete after ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

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
