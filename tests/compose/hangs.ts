import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@paltu/testing';
import type { ExpectThat } from '../expectations.ts';
import { waitLimitMs, type ComposedProduct } from './composed-product.ts';
import type { People } from './people.ts';

const service = 'pets';
/** 10 s of silence and a start; with room for a machine that does other work beside. */
const replacedWithinMs = 60_000;

/** Stops the program of the container, and neither the one that watches it nor itself. */
const freeze = `
import { readdirSync, readFileSync } from 'node:fs';
for (const pid of readdirSync('/proc').filter((name) => /^\\d+$/.test(name))) {
  let words = [];
  try { words = readFileSync('/proc/' + pid + '/cmdline', 'utf8').split('\\0'); } catch {}
  if (words[1] === 'dist/services/${service}/src/main.js') process.kill(Number(pid), 'SIGSTOP');
}`;

const restartsOf = async (product: ComposedProduct): Promise<number> =>
  (await product.containers()).filter((one) => one.service === service).reduce((sum, { RestartCount }) => sum + RestartCount, 0);

/** A process that is alive and answers nothing: its container is replaced, and works again. */
export const checkHangs = async (product: ComposedProduct, { call }: People, expectThat: ExpectThat): Promise<void> => {
  const before = await restartsOf(product);
  await product.evaluate(service, freeze);
  const frozenAt = Date.now();
  await eventually(async () => (await restartsOf(product)) > before, `the container of ${service} is replaced`, waitLimitMs);
  await eventually(async () => (await call(undefined, 'GET', '/pets?limit=1')).status === 200, 'pets are read again', waitLimitMs);
  const seconds = (Date.now() - frozenAt) / 1_000;
  expectThat(
    `a service that hangs is replaced and answers again (after ${Math.round(seconds)} s)`,
    seconds * 1_000 < replacedWithinMs ? [] : [`after ${seconds} s`],
  );
  await sleep(1_000);
  await product.whenHealthy(service);
};
