import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@paltu/testing';
import type { ExpectThat } from '../expectations.ts';
import { waitLimitMs, type ComposedProduct } from './composed-product.ts';
import type { People } from './people.ts';
import type { Ran } from './run-program.ts';

/** As a release had it that kept vets in PostgreSQL. */
const databases = '{"vets":"postgres://vets:{/run/secrets/VETS_DATABASE_PASSWORD}@postgres:5432/vets"}';

/** Answers of which each shows something else of what vets keeps. */
const answersOf = async ({ call, owner, admin }: People): Promise<string[]> => {
  const asked = [
    [undefined, '/vets?sortBy=newest&limit=100'],
    [undefined, '/vets?search=lahore&limit=100'],
    [owner, '/vets/user/my-profile'],
    [owner, '/vets/export'],
    [admin, '/vets/user/likes'],
  ] as const;
  const answers: string[] = [];
  for (const [member, path] of asked) {
    const { status, text } = await call(member, 'GET', path);
    answers.push(`${path} ${status} ${text}`);
  }
  return answers;
};

const goesWell = ({ code, text }: Ran): string[] => (code === 0 ? [] : [text]);
const isRefused = ({ code, text }: Ran, why: string): string[] => (code !== 0 && text.includes(why) ? [] : [`${code}: ${text}`]);

/** All that vets keeps goes to PostgreSQL and comes back, by the commands of docs/runbooks/move-vets.md. */
export const checkMoving = async (product: ComposedProduct, people: People, expectThat: ExpectThat): Promise<void> => {
  const [there, back] = ['there.jsonl', 'back.jsonl'].map((name) => join(product.folder, name)) as [string, string];
  const running = await product.moveVets('export', 'mongodb', there);
  expectThat('vets is not exported while it runs', [...isRefused(running, 'still running'), ...(existsSync(there) ? ['a file'] : [])]);
  const before = await answersOf(people);
  await product.compose('stop', 'vets');
  const [own, others] = [
    await people.call(people.owner, 'GET', '/vets/user/my-profile'),
    await people.call(undefined, 'GET', '/pets?limit=3'),
  ];
  expectThat(
    'vets that is stopped is reported to be away, and the others go on',
    own.status === 503 && others.status === 200 ? [] : [own.text],
  );

  await product.compose('run', '--rm', '--no-deps', '-T', '-e', `DATABASES=${databases}`, 'prepare');
  // A vets that has just stopped is believed to run until its lease ends.
  const exported = await eventually(
    async () => {
      const ran = await product.moveVets('export', 'mongodb', there);
      return ran.text.includes('still running') ? undefined : ran;
    },
    'the lease of vets ends',
    waitLimitMs,
  );
  expectThat('all that vets keeps is exported from MongoDB', goesWell(exported));
  expectThat('it fills an empty database of PostgreSQL', goesWell(await product.moveVets('import', 'postgres', there)));
  expectThat('no other one', isRefused(await product.moveVets('import', 'mongodb', there), 'is not empty'));

  // What the runbook has an operator do by mongosh.
  const { MONGO_PASSWORD: password = '' } = await product.secrets();
  await product.probe('gateway', 'drop documents', `mongodb://admin:${password}@mongo:27017/admin?directConnection=true`, 'vets');
  expectThat('it is exported from PostgreSQL', goesWell(await product.moveVets('export', 'postgres', back)));
  const lines = [await readFile(there, 'utf8'), await readFile(back, 'utf8')] as const;
  expectThat(`each of its ${lines[0].split('\n').length - 1} lines is the same`, lines[0] === lines[1] ? [] : ['they differ']);
  expectThat('it fills the empty MongoDB', goesWell(await product.moveVets('import', 'mongodb', back)));
  await product.compose('up', '--detach', '--no-deps', '--no-recreate', 'vets');
  await product.whenHealthy('vets');
  const after = await answersOf(people);
  expectThat(
    'vets answers as before',
    after.filter((answer, index) => answer !== before[index]),
  );
  const date = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  const offered = await people.call(people.owner, 'POST', '/vets/slots', { body: { slots: [{ date, time: '23:50' }] } });
  expectThat('and goes on', offered.status === 201 ? [] : [offered.text]);
};
