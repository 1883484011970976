import { setTimeout } from 'node:timers/promises';
import { authCommands } from './auth-commands.ts';
import type { DemoConfig } from './config.ts';
import { demoListings } from './pets/listings.ts';
import { members } from './pets/members.ts';
import { demoMessages } from './messages/demo-messages.ts';
import { apiClient } from './seeding/api-client.ts';
import type { Progress } from './seeding/progress.ts';
import { demoStores } from './shop/all-stores.ts';
import { demoVets } from './vets/all-vets.ts';
import { demoVisits } from './visits/visits.ts';
import { seed } from './seeding/seed.ts';

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
