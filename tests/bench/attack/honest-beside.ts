import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../../product/running-product.ts';
import type { Figures } from '../load/latencies.ts';
import { openLoop } from '../load/open-loop.ts';
import { unchangedList } from '../scenarios.ts';

/** Honest readers beside one address that asks for the home page as fast as its connections let it. */
export interface Beside {
  readonly connections: number;
  readonly honest: Figures;
  /** 200 where it was given the page, other statuses as errors. */
  readonly attacker: Figures;
}

const program = fileURLToPath(new URL('one-address-main.ts', import.meta.url));
const perSecond = 50;

/** Pages and answers of the API, in turns: what both wait for is the gateway. */
const readings = [{ path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } }, { path: unchangedList }];
const reading = (n: number) => readings[n % readings.length] as (typeof readings)[number];

const besideOf = async (origin: string, connections: number, seconds: number): Promise<Beside> => {
  const attack = fork(program, [origin, String(connections), String(seconds + 1)], { env: { ...process.env, NODE_OPTIONS: '' } });
  const attacked = once(attack, 'message') as Promise<[Figures]>;
  // Until its connections are there.
  await sleep(1_000);
  const honest = await openLoop({ origin, perSecond, seconds, request: reading });
  const [attacker] = await attacked;
  return { connections, honest, attacker };
};

/** In a product of its own, which has its site. @param connections of the one address; 0 is nobody */
export const honestBeside = async (
  connections: readonly number[],
  seconds: number,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Beside[]> => {
  const product = await startProduct({ environment });
  try {
    // Until both are kept, and what renders pages is there.
    await openLoop({ origin: product.address, perSecond, seconds: 1, request: reading });
    const all: Beside[] = [];
    for (const count of connections) all.push(await besideOf(product.address, count, seconds));
    return all;
  } finally {
    await product.stop();
  }
};
