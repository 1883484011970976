import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteContext } from '@paltu/service-kit';

/** Names the folder in which a test run notes which call gave which answer; see `tooling/check-answers.ts`. */
export const answersVariable = 'TEST_ANSWERS_FOLDER';

/** Notes each answer of each call once per process, where the run asks for it. */
export const answerRecord = (): RouteContext['onAnswered'] => {
  const folder = process.env[answersVariable];
  if (folder === undefined) return undefined;
  mkdirSync(folder, { recursive: true });
  const noted = new Set<string>();
  return ({ method, path }, outcome) => {
    const line = `${method} ${path} ${outcome}\n`;
    if (noted.has(line)) return;
    noted.add(line);
    appendFileSync(join(folder, `${process.pid}.txt`), line);
  };
};
