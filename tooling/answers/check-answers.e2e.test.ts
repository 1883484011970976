import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const program = join(import.meta.dirname, '../check-answers.ts');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paltu-answers-'));
});
afterAll(() => rm(folder, { recursive: true }));

const check = async (notes: readonly string[]) => {
  const [answers, result] = [join(folder, 'answers'), join(folder, 'result.json')];
  await rm(answers, { recursive: true, force: true });
  await mkdir(answers);
  await writeFile(join(answers, '1.txt'), notes.map((note) => `${note}\n`).join(''));
  const env = { ...process.env, TEST_ANSWERS_FOLDER: answers };
  const [code, printed] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, [program, '--result', result], { env }, (error, _out, err) => resolve([error?.code ?? 0, err]));
  });
  const { passed, failed } = JSON.parse(await readFile(result, 'utf8')) as { passed: number; failed: number };
  return { code, lines: printed.split('\n').filter((line) => line.includes(': ')), passed, failed };
};

test('each answer that a call of the product declares is asked for, and one that is missing or strange fails the check', async () => {
  const nothing = await check([]);
  expect(nothing).toMatchObject({ code: 1, passed: 0 });
  expect(nothing.lines).toContain('GET /.well-known/jwks.json: no test has seen 200, which it declares');

  const all = nothing.lines.map((line) => {
    const [, method = '', path, outcome] = /^(\S+) (\S+): no test has seen (\S+),/.exec(line) ?? [];
    return `${method.toLowerCase()} ${path} ${outcome}`;
  });
  expect(await check(all)).toEqual({ code: 0, lines: [], passed: nothing.failed, failed: 0 });

  const planted = await check([...all.filter((note) => note !== 'post /api/v1/auth/login credentials.wrong'), 'get /api/v1/pets 418']);
  expect(planted).toMatchObject({ code: 1, failed: 2 });
  expect(planted.lines).toEqual(
    expect.arrayContaining([
      'POST /api/v1/auth/login: no test has seen credentials.wrong, which it declares',
      'GET /api/v1/pets: a test has seen 418, which it does not declare',
    ]),
  );
});
