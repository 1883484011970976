import { jestSuite } from './jest-suite.ts';
import { programSuite } from './program-suite.ts';
import type { Suite } from './suite.ts';
import { filesLaterThan } from './tier-of-file.ts';
import { includesTier, type Tier } from './tier.ts';

const ofService = (name: string): string => `services/${name}/(src|test)/`;

/**
 * The suites of a run. A new one is a row here: the first tier that runs it, its lane (lanes run side by side, the suites of one in this
 * order), its program, and what it needs beside Node.
 */
export const suitesOf = (tier: Tier): Suite[] => {
  const jest = (suite: string, ...patterns: string[]) => jestSuite({ suite, patterns, ignored: filesLaterThan(tier) });
  const cluster = (...patterns: string[]) => jest('cluster', ...patterns);
  const faults = (profile: string) =>
    programSuite('tests/faults/run-faults.ts', '--profile', profile, '--length', tier === 'all' ? 'long' : 'brief');
  const journey = tier === 'all' ? [] : ['/tests/browser/journey\\.'];
  const onEngines = { lane: 'containers', needs: 'cluster engines' } as const;
  // Files wait for processes more than they compute: where no other suite needs the machine, a third one fills the gaps.
  const code = jestSuite({ suite: 'code', ignored: filesLaterThan(tier), workers: tier === 'test' ? 3 : undefined });
  const rows: readonly (Suite & { readonly tier: Tier })[] = [
    { name: 'code', tier: 'test', lane: 'code', ...code },
    { name: 'answers', tier: 'test', lane: 'code', ...programSuite('tooling/check-answers.ts'), follows: 'code' },
    { name: 'code, isolated', tier: 'all', lane: 'code', ...jest('isolated') },
    { name: 'fuzz', tier: 'all', lane: 'code', ...programSuite('tests/fuzz/run-fuzz.ts') },
    { name: 'shared product', tier: 'test', lane: 'product', ...jest('product') },
    { name: 'screens', tier: 'ci', lane: 'product', ...jest('screens') },
    { name: 'product', tier: 'ci', lane: 'product', ...jest('files', '/tests/(?!.*\\.shared\\.)') },
    { name: 'faults', tier: 'ci', lane: 'product', ...faults('single') },
    { name: 'faults in one process', tier: 'all', lane: 'product', ...programSuite('tests/faults/run-faults.ts', '--processes', 'one') },
    { name: 'cluster services', tier: 'all', ...onEngines, ...cluster(ofService('(?!vets/)[^/]+')) },
    { name: 'cluster vets', tier: 'all', ...onEngines, ...cluster(ofService('vets')) },
    { name: 'cluster', tier: 'ci', ...onEngines, ...cluster(`^(?!(.*/)?${ofService('[^/]+')})`) },
    { name: 'cluster product', tier: 'ci', ...onEngines, ...jest('clusterProduct', ...journey) },
    { name: 'cluster faults', tier: 'all', ...onEngines, ...faults('cluster') },
    { name: 'compose', tier: 'all', lane: 'containers', ...programSuite('tests/compose/run-compose.ts'), needs: 'container engine' },
  ];
  return rows.filter((row) => includesTier(tier, row.tier));
};
