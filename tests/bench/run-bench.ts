import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startClusterEngines } from '@paltu/testing';
import { profileOfRun, profileVariable } from '../product/profile.ts';
import { bench, type BenchOptions } from './bench.ts';
import { reportText } from './report.ts';

const reports = fileURLToPath(new URL('../../.data/bench', import.meta.url));

const readArguments = (): BenchOptions & { profile: string } => {
  const { values } = parseArgs({
    options: {
      listings: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '5' },
      profile: { type: 'string', default: 'single' },
      only: { type: 'string' },
      soak: { type: 'string', default: '0' },
    },
  });
  const [listings, seconds, soakMinutes] = [Number(values.listings), Number(values.seconds), Number(values.soak)];
  return { listings, seconds, soakMinutes, only: values.only, profile: profileOfRun(values.profile) };
};

/**
 * `--listings`, `--seconds` for each scenario, `--only <parts of names, one|another>`, `--soak` (minutes of the mixed load at the end),
 * `--profile single|cluster`. Asserts nothing.
 */
const main = async (): Promise<void> => {
  const { profile, ...options } = readArguments();
  process.env[profileVariable] = profile;
  const engines = profile === 'cluster' ? await startClusterEngines() : undefined;
  Object.assign(process.env, engines?.environment);
  try {
    const report = await bench(options);
    mkdirSync(reports, { recursive: true });
    const file = join(reports, `${report.at.replaceAll(':', '-')}.json`);
    writeFileSync(file, JSON.stringify(report, undefined, 2));
    process.stdout.write(`\n${reportText(report)}\n\n${file}\n`);
  } finally {
    await engines?.drop();
  }
};

await main();
process.exit();
