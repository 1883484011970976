import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface Baseline {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a program of this folder as a process of its own; it prints where it listens. */
export const startBaseline = async (file: 'raw-http' | 'plain-express' | 'plain-shop', argument: string): Promise<Baseline> => {
  const child = fork(fileURLToPath(new URL(`${file}.ts`, import.meta.url)), [argument], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
};
