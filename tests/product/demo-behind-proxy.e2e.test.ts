import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { demoLogins } from '../../deploy/demo/src/members.ts';
import { callsTo } from './calls.ts';
import { startProductProcess, type ProductProcess } from './product-process.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

const behindProxy = { DEMO: '1', TRUSTED_PROXIES: '127.0.0.1/32' };
const withinMs = 120_000;
let product: RunningProduct;
let again: ProductProcess | undefined;
beforeAll(async () => void (product = await startProduct({ environment: behindProxy })), 240_000);
afterAll(async () => {
  await again?.stop();
  await product.stop();
}, 60_000);

const demoLog = (): string => {
  const file = join(product.dataDirectory, 'logs/demo.log');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
/** Only an admin makes listings public. */
const areListingsPublic = async (): Promise<boolean> => {
  const { body } = await callsTo(product.address)(undefined, 'GET', '/pets?limit=1');
  return ((body.data?.['pets'] as unknown[] | undefined)?.length ?? 0) > 0;
};
const logIn = async (): Promise<unknown> => {
  const { status, body } = await callsTo(product.address)(undefined, 'POST', '/auth/login', { body: demoLogins.admin });
  return status === 200 ? (body.data as { user: { userType: string } }).user.userType : status;
};

test('behind a proxy demo data are left out, and come when the product is started with the variable that the log names', async () => {
  const named = await eventually(
    () => /left out: .* (DEMO_PUBLIC)=(1) lets everybody/.exec(demoLog()) ?? undefined,
    'it is logged',
    withinMs,
  );
  expect(await logIn()).toBe(401);
  await product.stop({ keepData: true });
  const environment = { ...behindProxy, PORT: new URL(product.address).port, [String(named[1])]: String(named[2]) };
  again = startProductProcess('deploy/local/src/main.ts', product.dataDirectory, environment);
  await again.whenReady();
  await eventually(areListingsPublic, 'the first pets of the demo are public', withinMs);
  expect(await logIn()).toBe('admin');
}, 400_000);
