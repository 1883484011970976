import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { programFile } from '../../services/src/program-file.ts';
import { apiClient } from './api-client.ts';
import type { DemoConfig } from './config.ts';
import { demoListings } from './listings.ts';
import { members } from './members.ts';
import { demoMessages, demoReports } from './messages.ts';
import { demoOrders } from './orders.ts';
import type { Progress } from './progress.ts';
import { seed, type OpenedAccount } from './seed.ts';
import { demoStores } from './stores.ts';
import { demoVets } from './vets.ts';
import { demoVisits, type PastVisit } from './visits.ts';

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
    orders: demoOrders,
    reports: demoReports,
    now: () => new Date(),
    ...serviceCommands(config.environment),
    wait,
  });
  print(`complete after ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

/** Gives a program what it works on, as JSON. */
const runWith = async (program: string, input: unknown, env: NodeJS.ProcessEnv): Promise<void> => {
  const running = promisify(execFile)(process.execPath, [programFile(program)], { env, timeout: 180_000 });
  running.child.stdin?.end(JSON.stringify(input));
  await running;
};

/** What services do by commands of their own, many in one process each; the admin, whom everybody shares, needs no second factor. */
export const serviceCommands = ({ VETS_DATABASE_URL: vetsDatabase, ...environment }: NodeJS.ProcessEnv) => ({
  openAccounts: (accounts: readonly OpenedAccount[]): Promise<void> => {
    const registrations = accounts.map(({ key: _, ...account }) => ({ ...account, marketingEmails: false }));
    return runWith('services/auth/src/open-accounts-command.ts', registrations, environment);
  },
  recordVisits: (visits: readonly PastVisit[]): Promise<void> =>
    runWith('services/vets/src/past-visits-command.ts', visits, { ...environment, DATABASE_URL: vetsDatabase, DEMO: '1' }),
});
