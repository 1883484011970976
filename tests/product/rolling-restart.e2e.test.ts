import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { productLoad } from './product-load.ts';
import { processesOf } from './product-processes.ts';
import { restartProcess } from './restart-process.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

const names = readServices().map(({ name }) => name);
let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct({ entry: 'tests/product/replicated-main.ts' });
}, 180_000);
afterAll(() => product.stop(), 60_000);

test('a rolling restart of every service loses no read and no write', async () => {
  const beginLoad = await productLoad(product);
  const before = processesOf(product.dataDirectory);
  const load = beginLoad();
  // Before and after, too, so that both processes are in use.
  await sleep(500);
  for (const replica of ['', '-2']) {
    await Promise.all(names.map((name) => restartProcess(product.dataDirectory, `${name}${replica}`)));
    await sleep(500);
  }
  const after = processesOf(product.dataDirectory);
  expect([...before].filter(([name, pid]) => after.get(name) === pid).map(([name]) => name)).toEqual(['gateway']);
  await load.expectNothingLost();
}, 420_000);
