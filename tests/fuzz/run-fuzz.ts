import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startExpectations, print } from '../expectations.ts';
import { newAdmin } from '../product/members.ts';
import { startProduct } from '../product/running-product.ts';
import { ensureSchemathesis } from './ensure-schemathesis.ts';
import { untriedCalls, type ApiDocument } from './untried-calls.ts';

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'ignored_auth',
];

/** Only calls that need a token get it: a log-out that names the session would end the run's own. */
const configuration = (token: string): string => `[auth.openapi.accessToken]\nbearer = "${token}"\n`;

const {
  seconds = '45',
  seed = '20261122',
  result,
} = parseArgs({
  options: { seconds: { type: 'string' }, seed: { type: 'string' }, result: { type: 'string' } },
}).values;

/** Each call a few times, so that none is left out however slow the machine is; then all that there is time for. */
const rounds = {
  breadth: ['--phases', 'fuzzing', '--max-examples', '2', '--no-shrink'],
  depth: ['--max-time', seconds],
};

interface Report {
  readonly code: number | null;
  readonly junit: string;
}

const runSchemathesis = async (program: string, address: string, folder: string, round: keyof typeof rounds): Promise<Report> => {
  const report = join(folder, `${round}.xml`);
  // One worker: Python 3.11 fails at random when several threads read source code (cpython 106905).
  const child = spawn(
    program,
    [
      ...['--config-file', join(folder, 'schemathesis.toml'), 'run', `${address}/api/v1/openapi.json`, '--url', address],
      ...['--checks', checks.join(','), '--seed', seed, '--workers', '1', '--continue-on-failure', ...rounds[round]],
      ...['--warnings', 'off', '--request-timeout', '30', '--report', 'junit', '--report-junit-path', report],
    ],
    { stdio: ['ignore', 2, 2], cwd: folder, env: { ...process.env, NO_COLOR: '1' } },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, junit: readFileSync(report, 'utf8') };
};

const numberOf = (attribute: string, { junit }: Report): number =>
  Number(new RegExp(`<testsuites?[^>]*\\b${attribute}="(\\d+)"`).exec(junit)?.[1] ?? Number.NaN);

const brokenIn = (report: Report): string[] => {
  const [failures, errors] = [numberOf('failures', report), numberOf('errors', report)];
  return report.code === 0 && failures + errors === 0 ? [] : [`${failures} failures, ${errors} errors`];
};

const { expectThat, sum } = startExpectations();

const fuzz = async (program: string): Promise<typeof sum> => {
  const product = await startProduct({ environment: { CHECK_ANSWERS: '1', LOG_LEVEL: 'warn' } });
  const folder = mkdtempSync(join(tmpdir(), 'paltu-fuzz-'));
  try {
    writeFileSync(join(folder, 'schemathesis.toml'), configuration((await newAdmin(product)).token), { mode: 0o600 });
    const document = (await (await fetch(`${product.address}/api/v1/openapi.json`)).json()) as ApiDocument;
    const startedAt = Date.now();
    const breadth = await runSchemathesis(program, product.address, folder, 'breadth');
    print(`every call a few times in ${Math.round((Date.now() - startedAt) / 1000)} s, seed ${seed}`);
    const depth = await runSchemathesis(program, product.address, folder, 'depth');
    print(`${numberOf('tests', depth)} scenarios of the API in at most ${seconds} s, seed ${seed}`);
    expectThat('schemathesis tried every call of the document', untriedCalls(document, breadth.junit));
    expectThat('no call answers what it does not declare', [breadth, depth].flatMap(brokenIn));
    expectThat('the product is well afterwards', (await fetch(`${product.address}/readyz`)).ok ? [] : ['it is not ready']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await product.stop();
  }
  return sum;
};

const program = ensureSchemathesis();
const outcome =
  program === undefined ? { ...sum, skipped: ['fuzz (no Python from 3.10 on with venv)'] } : { ...(await fuzz(program)), skipped: [] };
if (result !== undefined) writeFileSync(result, JSON.stringify(outcome));
else process.stdout.write(`${outcome.passed} passed, ${outcome.failed} failed\n`);
process.exitCode = outcome.failed === 0 ? 0 : 1;
