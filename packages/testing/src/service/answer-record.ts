import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@paltu/service-kit';

/** Names the folder in which a test run notes which call gave which answer; see `tooling/check-answers.ts`. */
export const answersVariable = 'TEST_ANSWERS_FOLDER';

const noted = new Set<string>();

/**
 * Notes once per process that a call gave an answer, where the run asks for it.
 * @param outcome the HTTP status of an answer, or the code of a refusal.
 */
export const noteAnswer = ({ method, path }: Pick<Route, 'method' | 'path'>, outcome: string): void => {
  const folder = process.env[answersVariable];
  const line = `${method} ${path} ${outcome}\n`;
  if (folder === undefined || noted.has(line)) return;
  noted.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), line);
};
