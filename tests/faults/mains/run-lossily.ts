import type { RelayStrategy } from '@paltu/events';
import { runService, type ServiceOfProcess, type ServiceConfig, type ServiceDefinition, type Wiring } from '@paltu/runtime';
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

/** The variables of a service, which may share its process with others. */
export const variablesOf = (name: string): NodeJS.ProcessEnv =>
  (JSON.parse(process.env['SERVICES'] ?? '[]') as ServiceOfProcess[]).find((service) => service.name === name)?.environment ?? process.env;

/** Runs the service on a bus that breaks. */
export const runLossily = <Config extends ServiceConfig>(service: ServiceDefinition<Config>): Promise<void> =>
  runService(service, isControl ? { bus, strategy: markThenPublish } : { bus });
