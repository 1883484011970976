// The whole product by docker compose: make test-compose
import { stat, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { containerEngineAnswers, eventually } from '@paltu/testing';
import { callsTo } from '../product/calls.ts';
import { composedProduct, engines, processes, waitLimitMs, type ComposedProduct } from './composed-product.ts';
import { checkAccess } from './access-checks.ts';
import { checkBackup, expectContinuity } from './backup-checks.ts';
import { checkContainers } from './container-checks.ts';
import { startExpectations, type ExpectThat } from '../expectations.ts';
import { checkHangs } from './hangs.ts';
import { checkImage } from './image-checks.ts';
import { checkIntegrators } from './integrator-checks.ts';
import { checkJourney } from './journey.ts';
import { checkMoving } from './moving-checks.ts';
import { peopleOf } from './people.ts';
import { checkRestarts } from './restarts.ts';
import { checkObservability } from './observability-checks.ts';
import { endPrograms, findCompose } from './run-program.ts';

const name = 'the whole product by docker compose';

const checkEnvironment = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  await writeFile(product.environmentFile, '');
  const { code, text } = await product.try('config');
  expectThat('without passwords compose prints what to do', code !== 0 && text.includes('make env') ? [] : [text]);
  await product.writeEnvironment();
  const { mode } = await stat(product.secretsFolder);
  expectThat('the passwords are written for their owner alone', (mode & 0o777) === 0o700 ? [] : [mode.toString(8)]);
};

const bringUp = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
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

const checkProduct = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  await checkEnvironment(product, expectThat);
  await product.compose('build');
  await checkImage(product.image, expectThat);
  await bringUp(product, expectThat);
  await checkContainers(product, expectThat);
  await checkAccess(product, expectThat);
  const people = await peopleOf(product);
  await checkJourney(product, people, expectThat);
  await checkObservability(product, expectThat);
  await checkRestarts(product, people, expectThat);
  await expectContinuity(product, 'after all of that', expectThat);
  await checkHangs(product, people, expectThat);
  await checkBackup(product, people, expectThat);
  await checkMoving(product, people, expectThat);
  await checkIntegrators(product, expectThat);
};

/** What each container came to: a run that stops half-way is mostly explained by one of them that ended. */
const states = async (product: ComposedProduct): Promise<string[]> =>
  (await product.containers()).map(
    ({ service, State, RestartCount }) =>
      `${service} is ${State.Status} (${State.ExitCode}${State.OOMKilled ? ', out of memory' : ''}), restarted ${RestartCount} times`,
  );

const explainFailure = async (product: ComposedProduct, error: unknown): Promise<string> => {
  const { text } = await product.try('logs', '--tail', '15');
  process.stderr.write(`${text}\n`);
  const reason = error instanceof Error ? error.message : String(error);
  return [
    reason,
    ...(await states(product)
      .catch(String)
      .then((all) => [all].flat())),
  ].join('\n');
};

/** One run over a product of its own; `stoppedBy` is what kept it from coming to its end. */
const runChecks = async (compose: readonly string[]) => {
  const { expectThat, sum } = startExpectations();
  const product = await composedProduct(compose);
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    endPrograms();
    await product.down();
    process.exit(130);
  };
  const onSignal = (): void => void (stopping ??= stop());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  let stoppedBy: string | undefined;
  try {
    await checkProduct(product, expectThat);
  } catch (error) {
    // What failed now failed because its programs were ended.
    await stopping;
    stoppedBy = await explainFailure(product, error);
    process.stderr.write(`${stoppedBy}\n`);
  }
  await product.down();
  await stopping;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
  expectThat('nothing is left behind', await product.leftovers());
  return { expectThat, sum, stoppedBy };
};

/** A run that stopped half-way, with all promises kept so far, is made once more, and reported; a broken promise stays broken. */
const runTwiceAtMost = async (compose: readonly string[]) => {
  const first = await runChecks(compose);
  const isRepeated = first.stoppedBy !== undefined && first.sum.failed === 0;
  const { expectThat, sum, stoppedBy } = isRepeated ? await runChecks(compose) : first;
  if (stoppedBy !== undefined) expectThat('the run came to its end', [stoppedBy]);
  else if (first.stoppedBy !== undefined) sum.passedLater.push(`${name}: ${first.stoppedBy}`);
  return sum;
};

/** `--result <file>` for the sum as JSON; without it somebody asked for this run, and one that could not be made is a failure. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { result: { type: 'string' } } });
  const compose = (await containerEngineAnswers()) ? await findCompose() : undefined;
  const skipped = compose === undefined ? [`${name} (no container engine answers, or docker compose is missing)`] : [];
  const sum = compose === undefined ? startExpectations().sum : await runTwiceAtMost(compose);
  if (values.result !== undefined) await writeFile(values.result, JSON.stringify({ ...sum, skipped }));
  else process.stdout.write(`${skipped.map((what) => `skipped: ${what}\n`).join('')}${sum.passed} passed, ${sum.failed} failed\n`);
  const isMissing = skipped.length > 0 && values.result === undefined;
  process.exitCode = sum.failed === 0 && !isMissing ? 0 : 1;
};

await main();
process.exit();
