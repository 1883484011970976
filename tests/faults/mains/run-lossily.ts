import type { RelayStrategy } from '@paltu/events';
import { runService, type ServiceConfig, type ServiceDefinition, type Wiring } from '@paltu/runtime';
import { lossyBus } from './lossy-bus.ts';

/** The negative control: what dies between the steps is marked and was never published. */
const markThenPublish: RelayStrategy = async (batch, { publish, mark }) => {
  await mark(batch.map(({ position }) => position));
  await publish(batch.map(({ message }) => message));
};

const isControl = process.env['RELAY_ORDER'] === 'mark-then-publish';
/** The control is short, and has to lose something. */
const oneIn = isControl ? 4 : 12;
const bus: NonNullable<Wiring['bus']> = async (open) => lossyBus(await open(), oneIn);

/** Runs the service on a bus that breaks. */
export const runLossily = <Config extends ServiceConfig>(service: ServiceDefinition<Config>): Promise<void> =>
  runService(service, isControl ? { bus, strategy: markThenPublish } : { bus });
