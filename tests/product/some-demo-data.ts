import { setTimeout as sleep } from 'node:timers/promises';
import { apiClient } from '../../deploy/demo/src/api-client.ts';
import { serviceCommands } from '../../deploy/demo/src/bring-demo-data.ts';
import { demoListings } from '../../deploy/demo/src/listings.ts';
import type { Progress, ProgressData } from '../../deploy/demo/src/progress.ts';
import { seed } from '../../deploy/demo/src/seed.ts';
import { demoStores } from '../../deploy/demo/src/stores.ts';
import { demoVets } from '../../deploy/demo/src/vets.ts';
import type { RunningProduct } from './running-product.ts';

/** Kept as long as it runs: nobody goes on with it. */
const progressInMemory = (): Progress => {
  const data: ProgressData = {
    members: [],
    listings: {},
    vets: [],
    stores: [],
    messages: [],
    visits: [],
    orders: [],
    reports: [],
    isFinished: false,
  };
  return { data, record: async (change) => change(data) };
};

/**
 * Brings some of the demo data into a product: more listings than one page of the list has, among them one whose pet was adopted and one
 * that waits for its review, vets, and stores with their products, in both languages.
 */
export const bringSomeDemoData = async (product: RunningProduct): Promise<void> => {
  const all = demoListings();
  const others = [all.find(({ pet }) => pet.status === 'Adopted'), all.find(({ pet }) => pet.review === 'pending')];
  const listings = [...all.slice(0, 14), ...others.filter((one) => one !== undefined)];
  const vets = demoVets().slice(0, 4);
  const stores = demoStores()
    .slice(0, 2)
    .map((store) => ({ ...store, products: store.products.slice(0, 7) }));
  await seed({
    api: apiClient({ baseUrl: product.address, wait: (milliseconds) => sleep(milliseconds) }),
    progress: progressInMemory(),
    listings,
    vets,
    stores,
    messages: [],
    visits: [],
    orders: [],
    reports: [],
    now: () => new Date(),
    ...serviceCommands({
      ...process.env,
      DATABASE_URL: await product.databaseUrl('auth'),
      VETS_DATABASE_URL: await product.databaseUrl('vets'),
    }),
    wait: (milliseconds) => sleep(milliseconds),
  });
};
