import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@paltu/local-postgres';
import { eventually } from '@paltu/testing';
import { variableOf } from '../../deploy/services/src/read-services.ts';
import { readInstance, roomyLimits, runProgram } from './product-process.ts';
import type { RunningProduct } from './running-product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface SecondGateway {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** One more gateway of a product, as a cluster has several; without the site. @param environment variables that are others than usual */
export const startSecondGateway = async (
  product: RunningProduct,
  environment: Readonly<Record<string, string>> = {},
): Promise<SecondGateway> => {
  const { services = {} } = (await readInstance(product.dataDirectory)) ?? {};
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', runProgram, 'gateway/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(services).map(([name, url]) => [variableOf(name, 'URL'), url])),
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      BUS_URL: await product.busUrlOf('gateway'),
      LOG_LEVEL: 'error',
      RATE_LIMITS: roomyLimits,
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(isReady, 'the second gateway is ready', 60_000);
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
