// The whole product by docker compose: make test-compose
import { stat, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { containerEngineAnswers, eventually } from '@paltu/testing';
import { callsTo } from '../product/calls.ts';
import { composedProduct, engines, processes, waitLimitMs, type ComposedProduct } from './composed-product.ts';
import { checkAccess } from './access-checks.ts';
import { checkContainers } from './container-checks.ts';
import { startExpectations } from '../expectations.ts';
import { checkHangs } from './hangs.ts';
import { checkImage } from './image-checks.ts';
import { checkIntegrators } from './integrator-checks.ts';
import { checkJourney } from './journey.ts';
import { peopleOf } from './people.ts';
import { checkRestarts } from './restarts.ts';
import { checkTelling } from './telling-checks.ts';
import { endPrograms, findCompose } from './run-program.ts';

const name = 'the whole product by docker compose';
const { expectThat, sum } = startExpectations();

const checkEnvironment = async (product: ComposedProduct): Promise<void> => {
  await writeFile(product.environmentFile, '');
  const { code, text } = await product.try('config');
  expectThat('without passwords compose says what to do', code !== 0 && text.includes('make env') ? [] : [text]);
  await product.writeEnvironment();
  const { mode } = await stat(product.secretsFolder);
  expectThat('the passwords are written for their owner alone', (mode & 0o777) === 0o700 ? [] : [mode.toString(8)]);
};

const bringUp = async (product: ComposedProduct): Promise<void> => {
  const begunAt = Date.now();
  await product.compose('up', '--detach');
  await product.whenHealthy(...engines, ...processes);
  expectThat(`everything is healthy after ${Math.round((Date.now() - begunAt) / 1000)} s`, []);
  const call = callsTo(product.address);
  await eventually(
    async () => ((await call(undefined, 'GET', '/pets?limit=1')).body.data?.['pets'] as unknown[]).length > 0,
    'the first demo pet is public',
    waitLimitMs,
  );
  expectThat('demo data come in', []);
  // The rest of them only takes time.
  await product.compose('stop', 'demo');
};

const checkProduct = async (product: ComposedProduct): Promise<void> => {
  await checkEnvironment(product);
  await product.compose('build');
  await checkImage(product.image, expectThat);
  await bringUp(product);
  await checkContainers(product, expectThat);
  await checkAccess(product, expectThat);
  const people = await peopleOf(product);
  await checkJourney(product, people, expectThat);
  await checkTelling(product, expectThat);
  await checkRestarts(product, people, expectThat);
  await checkHangs(product, people, expectThat);
  await checkIntegrators(product, expectThat);
};

const tellWhy = async (product: ComposedProduct, error: unknown): Promise<void> => {
  expectThat('the run came to its end', [error instanceof Error ? error.message : String(error)]);
  const { text } = await product.try('ps');
  const { text: logs } = await product.try('logs', '--tail', '15');
  process.stderr.write(`${text}\n${logs}\n`);
};

const runChecks = async (compose: readonly string[]): Promise<void> => {
  const product = await composedProduct(compose);
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    endPrograms();
    await product.down();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void (stopping ??= stop()));
  try {
    await checkProduct(product);
  } catch (error) {
    // What failed now failed because its programs were ended.
    await stopping;
    await tellWhy(product, error);
  }
  await product.down();
  await stopping;
  expectThat('nothing is left behind', await product.leftovers());
};

/** `--result <file>` for the sum as JSON; without it somebody asked for this run, and one that could not be made is a failure. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { result: { type: 'string' } } });
  const compose = (await containerEngineAnswers()) ? await findCompose() : undefined;
  const skipped = compose === undefined ? [`${name} (no container engine answers, or docker compose is missing)`] : [];
  if (compose !== undefined) await runChecks(compose);
  if (values.result !== undefined) await writeFile(values.result, JSON.stringify({ ...sum, skipped }));
  else process.stdout.write(`${skipped.map((what) => `skipped: ${what}\n`).join('')}${sum.passed} passed, ${sum.failed} failed\n`);
  const isMissing = skipped.length > 0 && values.result === undefined;
  process.exitCode = sum.failed === 0 && !isMissing ? 0 : 1;
};

await main();
process.exit();
