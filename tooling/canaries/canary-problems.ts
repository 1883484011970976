import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface CanaryRun {
  /** The folder of files that are wrong on purpose. */
  readonly folder: string;
  /** Every file that was read, from that folder, with the rules that refused it. */
  readonly refused: ReadonlyMap<string, readonly string[]>;
  /** Every rule that the configuration has. */
  readonly rules: readonly string[];
}

const wantedOf = (file: string): string => {
  const named = /^\/\/ refused by (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (named === undefined) return 'what its first line should name';
  return named === 'nothing' ? '' : named.split(' ').sort().join(', ');
};

/** What a check missed or refused wrongly, as sentences: the first line of each file names the rules that must refuse it. */
export const canaryProblems = ({ folder, refused, rules }: CanaryRun): string[] => {
  const problems: string[] = [];
  for (const [file, found] of refused) {
    const [wanted, is] = [wantedOf(join(folder, file)), [...new Set(found)].sort().join(', ')];
    if (is !== wanted) problems.push(`${file} should be refused by ${wanted || 'nothing'} and is refused by ${is || 'nothing'}`);
  }
  const caught = new Set([...refused.values()].flat());
  for (const rule of rules) if (!caught.has(rule)) problems.push(`no file is refused by the rule ${rule}: plant one`);
  return problems.map((problem) => `${folder.split('/').at(-1)}: ${problem}\n`);
};
