import { eventually } from '@paltu/testing';
import { readInstance } from './product-process.ts';
import { processesOf } from './product-processes.ts';

const withinMs = 120_000;

const isReady = async (dataDirectory: string, name: string): Promise<boolean> => {
  const url = (await readInstance(dataDirectory))?.services?.[name];
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
};

/** Asks a process to stop, as an upgrade would, and waits until the one in its place can serve. */
export const restartProcess = async (dataDirectory: string, name: string): Promise<void> => {
  const before = processesOf(dataDirectory).get(name) as number;
  process.kill(before, 'SIGTERM');
  const isAnother = () => ![undefined, before].includes(processesOf(dataDirectory).get(name));
  await eventually(isAnother, `${name} is started again`, withinMs);
  await eventually(() => isReady(dataDirectory, name), `${name} is ready again`, withinMs);
};
