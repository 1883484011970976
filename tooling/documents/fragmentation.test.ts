import { expect, test } from '@jest/globals';
import { fragmentsOf } from './fragmentation.ts';

const texts: Readonly<Record<string, string>> = {
  'services/pets/src/likes/likes-module.ts': `import { like } from './like.ts';\nimport { shown } from './shown.ts';\nimport { far } from '../far/far.ts';\n`,
  'services/pets/src/likes/like.ts': `import { shown } from './shown.ts';\n`,
  'services/pets/src/likes/shown.ts': 'export const shown = 1;\n',
  'services/pets/src/far/far.ts': 'export const far = 1;\n',
  'services/pets/src/likes/like.test.ts': `import { like } from './like.ts';\n`,
};

test('a small file with one user in its slice counts, one with two users or a user elsewhere does not; tests count neither way', () => {
  const fragments = fragmentsOf({ files: Object.keys(texts), read: (file) => texts[file] ?? '' });
  expect(fragments).toEqual({ source: 4, small: ['services/pets/src/likes/like.ts'] });
});

test('a file of more than forty lines is not small', () => {
  const long = { ...texts, 'services/pets/src/likes/like.ts': `${texts['services/pets/src/likes/like.ts']}${'// more\n'.repeat(40)}` };
  expect(fragmentsOf({ files: Object.keys(long), read: (file) => long[file as keyof typeof long] ?? '' }).small).toEqual([]);
});
