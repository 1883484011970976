import type { RelayStrategy } from '@paltu/events';
import { runService, type Wiring } from '@paltu/runtime';
import { petsService } from '../../../services/pets/src/service.ts';
import { lossyBus } from './lossy-bus.ts';

/** The negative control: what dies between the steps is marked and was never said. */
const markThenPublish: RelayStrategy = async (batch, { publish, mark }) => {
  await mark(batch.map(({ position }) => position));
  await publish(batch.map(({ message }) => message));
};

const oneIn = 12;
const bus: NonNullable<Wiring['bus']> = async (open) => lossyBus(await open(), oneIn);
const isControl = process.env['RELAY_ORDER'] === 'mark-then-publish';

await runService(petsService, isControl ? { bus, strategy: markThenPublish } : { bus });
