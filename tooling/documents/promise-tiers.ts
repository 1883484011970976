import { tierOfFile } from '../../tests/runner/tier-of-file.ts';
import { architecture } from './architecture-tables.ts';
import { codeOf, read } from './repository.ts';

const tierOfPath = (path: string): string | undefined => {
  if (path.startsWith('tooling/check-')) return 'static';
  // The checks of a fault run, whose first tier is in the table of suites.
  if (path.startsWith('tests/faults/')) return 'ci';
  return path.endsWith('.test.ts') ? tierOfFile(path) : undefined;
};

/** The tiers that check a promise, by the paths of what checks it. */
const tiersOf = (checkedBy: string): string =>
  [...new Set(codeOf(checkedBy).map(tierOfPath))].filter((tier) => tier !== undefined).join(', ');

/** Rows of the table "What always holds" whose tier is not that of the tests they name, as sentences. */
export const promiseTierProblems = (text = read(architecture)): string[] => {
  const section = text.split('## What always holds')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  const problems = rows.flatMap((row) => {
    const [, promise = '', checkedBy = '', tier = ''] = row.split('|').map((cell) => cell.trim());
    if (promise === '') return [];
    const expected = tiersOf(checkedBy);
    return tier === expected ? [] : [`${architecture}: "${promise}" is checked in the tier "${expected}", not "${tier}"`];
  });
  return rows.length > 1 ? problems : [`${architecture} has lost the table "What always holds"`];
};
