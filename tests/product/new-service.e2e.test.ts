import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { callsTo } from './calls.ts';
import { editedContracts, giveOpinions } from './give-opinions.ts';
import { newMember } from './members.ts';
import { queryOf } from './query-of.ts';
import { copyRepository, type Ran, type RepositoryCopy } from './repository-copy.ts';
import { startProduct } from './running-product.ts';

// Services are made with the tools alone, in a copy of the repository, run with the product, and go without a trace: kennels with events
// and a plain slice, groomers in the plain form and then with a slice that has events.
// Only in the profile `single` (the suite `cluster` leaves it out): everything it does is done again there by its own tests.
let copy: RepositoryCopy;
/** How many lines each file of the plain service has, before anybody wrote one. */
let plainFiles: number[];
/** How many lines likes, reviews and marks took. */
let linesOfOpinions: number;
const made = ['kennels', 'groomers'];

/** Its words, once it has succeeded. */
const wordsOf = async (running: Promise<Ran>): Promise<string> => {
  const { code, text } = await running;
  if (code !== 0) throw new Error(`code ${code}: ${text}`);
  return text;
};
const node = (...args: readonly string[]): Promise<string> => wordsOf(copy.run(process.execPath, ...args));

beforeAll(async () => {
  copy = copyRepository();
  await wordsOf(copy.run('make', 'new-service', 'name=kennels', 'slice=stays', 'events=yes'));
  await wordsOf(copy.run('make', 'new-slice', 'service=kennels', 'name=day-trips'));
  await wordsOf(copy.run('make', 'new-service', 'name=groomers'));
  plainFiles = linesOfFiles('services/groomers');
  await wordsOf(copy.run('make', 'new-slice', 'service=groomers', 'name=home-visits', 'events=yes'));
  linesOfOpinions = giveOpinions(copy.root);
  await declareToTests();
  await node('tooling/codegen/codegen-command.ts');
}, 320_000);
afterAll(() => copy.remove());

const linesOfFiles = (folder: string): number[] =>
  globSync(`${folder}/**/*`, { cwd: copy.root })
    .map((file) => join(copy.root, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8').split('\n').length - 1);

/** What is left to do after `make new-slice`, by its output. */
const declareToTests = async (): Promise<void> => {
  const sample = `'POST /api/v1/stays/:id/reviews': { body: () => ({ rating: 5, comment: 'Kind' }) }`;
  const file = join(copy.root, 'services/kennels/test/service.e2e.test.ts');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('samples: {', `withoutDatabase: ['GET /api/v1/day-trips'], samples: { ${sample},`),
  );
  await node('node_modules/prettier/bin/prettier.cjs', '--write', file);
};

const passesItsTests = async (): Promise<void> => {
  await node('--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', 'services/kennels');
};

const passesStaticChecks = async (): Promise<void> => {
  const folders = made.map((name) => `services/${name}`);
  const changed = [...folders, 'packages/contracts/src', 'gateway/src', 'docker-compose.yml', 'ARCHITECTURE.md'];
  await node('node_modules/prettier/bin/prettier.cjs', '--check', ...changed);
  await node('node_modules/eslint/bin/eslint.js', ...folders, '--max-warnings', '0');
  // They, what is generated for them, and what they import: all else is as it was.
  const types = {
    extends: '../tsconfig.base.json',
    include: [...folders, 'packages/contracts/src', 'gateway/src/gen', 'packages/*/src/**/*.d.ts'].map((path) => `../${path}`),
  };
  writeFileSync(join(copy.root, 'node_modules/new-services.json'), JSON.stringify(types));
  await node('node_modules/typescript/bin/tsc', '-p', 'node_modules/new-services.json');
  await node('tooling/check-documents.ts');
};

const runsWithTheProduct = async (): Promise<void> => {
  const product = await startProduct({ entry: 'tests/product/siteless-main.ts', root: copy.root });
  try {
    const call = callsTo(product.address);
    const member = await newMember(product.address, 'Sana');
    expect((await call(undefined, 'GET', '/stays')).status).toBe(401);
    expect((await call(member, 'GET', '/day-trips')).body.data).toEqual({ dayTrips: [] });
    expect((await call(member, 'GET', '/groomers')).body.data).toEqual({ groomers: [] });
    const { status, body } = await call(member, 'POST', '/stays', { body: { note: 'Two nights' } });
    expect([status, body.data?.['stay']]).toMatchObject([201, { note: 'Two nights' }]);
    await eventually(async () => {
      const { data } = (await call(member, 'GET', '/stays')).body;
      return (data?.['stays'] as { createdBy: { firstName: string } }[])[0]?.createdBy.firstName === 'Sana';
    }, 'it has consumed from auth who the member is');
    const published = () =>
      queryOf<{ type: string }>(product, 'bus', `select headers ->> 'ce_type' as type from log where topic = 'kennels.stay.v1'`);
    await eventually(async () => (await published()).length > 0, 'the event is on the bus');
    expect(await published()).toEqual([{ type: 'pk.paltu.stay.created.v1' }]);
  } finally {
    await product.stop();
  }
};

test('a name that is taken is refused in words, and nothing is written', async () => {
  expect(await copy.run('make', 'new-service', 'name=kennels')).toMatchObject({
    code: 2,
    text: expect.stringContaining('services/kennels is there already'),
  });
  expect(await copy.run('make', 'new-slice', 'service=kennels', 'name=pets')).toMatchObject({
    code: 2,
    text: expect.stringContaining('belongs to pets'),
  });
}, 120_000);

test('a plain service is at most eight files and 250 lines, its test among them', () => {
  expect(plainFiles.length).toBeLessThanOrEqual(8);
  expect(plainFiles.reduce((sum, lines) => sum + lines, 0)).toBeLessThanOrEqual(250);
});

test('likes, reviews and marks take a service at most 60 lines', () => {
  expect(linesOfOpinions).toBeLessThanOrEqual(60);
});

test('they pass the static checks and the tests of one, and publish and consume events beside the others', async () => {
  const outcomes = await Promise.allSettled([passesItsTests(), passesStaticChecks(), runsWithTheProduct()]);
  expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))).toEqual([]);
}, 300_000);

test('when their folders are gone, nothing names them any more', async () => {
  for (const folder of ['services', 'proto/paltu', 'node_modules/@paltu'])
    for (const name of made) rmSync(join(copy.root, folder, name), { recursive: true, force: true });
  // What `npm install` would do.
  await wordsOf(copy.run('git', 'checkout', '--quiet', 'package-lock.json', ...editedContracts));
  await node('tooling/codegen/codegen-command.ts');
  expect(await wordsOf(copy.run('git', 'status', '--porcelain'))).toBe('');
}, 120_000);
