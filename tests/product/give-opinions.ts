import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, 'opinions');
const service = 'services/kennels';

/** Where each file of `opinions/` goes, in a copy of the repository in which kennels were made with `slice=stays events=yes`. */
const places: Readonly<Record<string, string>> = {
  'opinions-module.ts': `${service}/src/opinions`,
  '20991231000000_give_stays_capabilities.ts': `${service}/migrations`,
  'opinions.e2e.test.ts': `${service}/test`,
  'stay_review_events.proto': 'proto/paltu/kennels/v1',
};

const readme = `StayReviewed on \`kennels.stay-review.v1\`.

## Consumes

- \`auth.user.v1\` (consumers \`kennels.likes\` and \`kennels.reviews\`), \`moderation.mark.v1\` (\`kennels.marks\`).
`;

/** What is replaced in files that are there: the list of slices, what the README names, and the kinds of things that admins mark. */
const edits: readonly (readonly [file: string, before: string, after: string])[] = [
  [
    `${service}/src/service.ts`,
    'import { staysModule }',
    "import { opinionsModule } from './opinions/opinions-module.ts';\nimport { staysModule }",
  ],
  [
    `${service}/src/service.ts`,
    'return [members, staysModule({ ...parts, members: members.directory })',
    'const needs = { ...parts, members: members.directory };\n    return [members, staysModule(needs), ...opinionsModule(needs)',
  ],
  [
    'proto/paltu/moderation/v1/mark_events.proto',
    '  MARKED_KIND_ACCESSORY = 3;\n',
    '  MARKED_KIND_ACCESSORY = 3;\n  MARKED_KIND_STAY = 4;\n',
  ],
  ['packages/contracts/src/words.ts', 'accessory: MarkedKind.ACCESSORY }', 'accessory: MarkedKind.ACCESSORY, stay: MarkedKind.STAY }'],
  [`${service}/README.md`, '## Consumes\n\n', readme],
  [`${service}/package.json`, '"@paltu/kernel"', '"@paltu/interests": "0.1.0",\n    "@paltu/kernel"'],
  [`${service}/package.json`, '"@paltu/persistence"', '"@paltu/marks": "0.1.0",\n    "@paltu/persistence"'],
  [`${service}/package.json`, '"@paltu/runtime"', '"@paltu/reviews": "0.1.0",\n    "@paltu/runtime"'],
];

/** Files outside of the service that `giveOpinions` edits. */
export const editedContracts = ['proto/paltu/moderation/v1/mark_events.proto', 'packages/contracts/src/words.ts'];

/** Gives the stays of kennels likes, reviews and marks. @param root of the copy @returns the lines of code that it took, contracts and tests apart */
export const giveOpinions = (root: string): number => {
  for (const name of readdirSync(folder)) {
    const file = name.replace(/\.template$/, '');
    const target = join(root, places[file] ?? '', file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(folder, name), target);
  }
  for (const [name, before, after] of edits) {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(before)) throw new Error(`${name} has no ${before}`);
    writeFileSync(
      file,
      text.replace(before, () => after),
    );
  }
  const linesOf = (name: string) => readFileSync(join(folder, `${name}.template`), 'utf8').split('\n').length - 1;
  // Of the list of slices three lines are new.
  return linesOf('opinions-module.ts') + linesOf('20991231000000_give_stays_capabilities.ts') + 3;
};
