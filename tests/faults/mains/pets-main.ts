import type { RelayStrategy } from '@paltu/events';
import { runDataService } from '@paltu/runtime';
import { petsService } from '../../../services/pets/src/app.ts';
import { readConfig } from '../../../services/pets/src/config.ts';
import { lossyBus } from './lossy-bus.ts';

/** The negative control: what dies between the steps is marked and was never said. */
const markThenPublish: RelayStrategy = async (batch, { publish, mark }) => {
  await mark(batch.map(({ position }) => position));
  await publish(batch.map(({ message }) => message));
};

const oneIn = 12;
const config = readConfig();
const bus = { bus: (plain: Parameters<typeof lossyBus>[0]) => lossyBus(plain, oneIn) };
const wiring = process.env['RELAY_ORDER'] === 'mark-then-publish' ? { ...bus, strategy: markThenPublish } : bus;

await runDataService({ name: 'pets', config, build: petsService(config), wiring });
