import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { findSurvivors } from './find-survivors.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

test('a field that nobody looks at is reported; the check and the compiler find the others', async () => {
  const { survivors, ...found } = await findSurvivors({
    files: [here('canary/mapper.ts')],
    check: here('canary/check.ts'),
    reloaded: [here('canary/')],
    config: here('../../tsconfig.json'),
    lanes: 1,
  });
  expect(found).toEqual({ count: 7, byCheck: 4, byCompiler: 2 });
  expect(survivors.map(({ change }) => change)).toEqual(['crosses second and third']);
});
