import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startExpectations, say } from '../expectations.ts';
import { newAdmin } from '../product/members.ts';
import { startProduct } from '../product/running-product.ts';
import { ensureSchemathesis } from './ensure-schemathesis.ts';

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

interface Report {
  readonly folder: string;
  readonly code: number | null;
}

const {
  seconds = '60',
  seed = '20261122',
  result,
} = parseArgs({
  options: { seconds: { type: 'string' }, seed: { type: 'string' }, result: { type: 'string' } },
}).values;

const runSchemathesis = (program: string, address: string, folder: string): Promise<Report> =>
  new Promise((resolve, reject) => {
    // One worker: Python 3.11 fails at random when several threads read source code (cpython 106905).
    const child = spawn(
      program,
      [
        ...['--config-file', join(folder, 'schemathesis.toml'), 'run', `${address}/api/v1/openapi.json`, '--url', address],
        ...['--checks', checks.join(','), '--max-time', seconds, '--seed', seed, '--workers', '1', '--continue-on-failure'],
        ...['--warnings', 'off', '--request-timeout', '30', '--report', 'junit', '--report-junit-path', join(folder, 'junit.xml')],
      ],
      { stdio: ['ignore', 2, 2], cwd: folder, env: { ...process.env, NO_COLOR: '1' } },
    );
    child.once('error', reject);
    child.once('close', (code) => resolve({ folder, code }));
  });

const numberOf = (attribute: string, text: string): number =>
  Number(new RegExp(`<testsuites?[^>]*\\b${attribute}="(\\d+)"`).exec(text)?.[1] ?? Number.NaN);

const { expectThat, sum } = startExpectations();

const fuzz = async (program: string): Promise<typeof sum> => {
  const product = await startProduct({ environment: { CHECK_ANSWERS: '1', LOG_LEVEL: 'warn' } });
  const folder = mkdtempSync(join(tmpdir(), 'paltu-fuzz-'));
  try {
    writeFileSync(join(folder, 'schemathesis.toml'), configuration((await newAdmin(product)).token), { mode: 0o600 });
    const { code } = await runSchemathesis(program, product.address, folder);
    const junit = readFileSync(join(folder, 'junit.xml'), 'utf8');
    const [tests, failures, errors] = ['tests', 'failures', 'errors'].map((name) => numberOf(name, junit)) as [number, number, number];
    say(`${tests} scenarios of the API in at most ${seconds} s, seed ${seed}`);
    expectThat('schemathesis looked at every call', tests >= 20 ? [] : [`only ${tests} scenarios`]);
    expectThat(
      'no call answers what it does not declare',
      code === 0 && failures + errors === 0 ? [] : [`${failures} failures, ${errors} errors`],
    );
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
