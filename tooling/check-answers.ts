import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answersVariable } from '@paltu/testing';
import { compareAnswers, type CallReport } from './answers/compare-answers.ts';
import { describeServices } from './api/describe-services.ts';

/** What the processes of the test run have noted (`packages/testing/src/service/answer-record.ts`). */
const readNotes = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
};

const linesOf = ({ call, missing, undeclared }: CallReport): string[] => [
  ...missing.map((outcome) => `${call}: no test has seen ${outcome}, which it declares`),
  ...undeclared.map((outcome) => `${call}: a test has seen ${outcome}, which it does not declare`),
];

/**
 * Every answer and every refusal that a call of a service declares must have been provoked by a test of this run, and none beside
 * them. Reads what the suite before has noted; each call counts as one test.
 */
const main = async (): Promise<void> => {
  const { result } = parseArgs({ options: { result: { type: 'string' } } }).values;
  const folder = process.env[answersVariable];
  if (folder === undefined) throw new Error(`${answersVariable} must name the folder of what was noted`);
  const routes = (await describeServices()).flatMap((service) => service.routes);
  const reports = compareAnswers(routes, await readNotes(folder)).map(linesOf);
  for (const line of reports.flat()) process.stderr.write(`${line}\n`);
  const failed = reports.filter((lines) => lines.length > 0).length;
  const outcome = { passed: reports.length - failed, failed, failures: reports.flat(), skipped: [] };
  process.stderr.write(`${outcome.passed} calls whose every answer was seen, ${failed} others\n`);
  if (result !== undefined) await writeFile(result, JSON.stringify(outcome));
  process.exitCode = failed === 0 ? 0 : 1;
};

await main();
