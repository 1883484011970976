import { join } from 'node:path';
import type { DataFolder } from '../../../deploy/local/src/data-folder.ts';
import { paltu, type Product } from '../../../deploy/local/src/services.ts';
import { enginesUnderTest } from '../../product/engines-under-test.ts';
import { profileOfRun } from '../../product/profile.ts';
import { runWithoutSite } from '../../product/run-without-site.ts';

const passedOn = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

const lossy = ['pets', 'adoption', 'vets', 'commerce'];

/** Where commerce is killed between two statements, and PostgreSQL where it runs on this machine. */
const stepFaults = (data: DataFolder): Record<string, string> => ({
  STEP_FAULTS: join(data.path, '../step-faults.jsonl'),
  ...(profileOfRun() === 'single' ? { POSTGRES_DIRECTORY: data.at('postgres') } : {}),
  ...passedOn('STEP_KILLS', 'STEP_SEED', 'ORDER_TRANSACTIONS'),
});

/** The product as it is, but pets, adoption, vets and commerce speak through a bus that breaks, and a ledger listens. */
const underTest: Product = {
  ...paltu,
  services: [
    ...paltu.services.map((row) =>
      lossy.includes(row.name)
        ? {
            ...row,
            entry: `tests/faults/mains/${row.name}-main.ts`,
            variables: (...given: Parameters<NonNullable<typeof row.variables>>) => ({
              ...row.variables?.(...given),
              ...passedOn('RELAY_ORDER'),
              ...(row.name === 'commerce' ? stepFaults(given[0]) : {}),
            }),
          }
        : row,
    ),
    {
      name: 'ledger',
      entry: 'tests/faults/mains/ledger-main.ts',
      migrations: 'tests/faults/migrations',
      knows: ['auth'],
      watches: [],
      runsAlone: true,
      variables: () => passedOn('LEDGER_INBOX'),
    },
  ],
};

await runWithoutSite(underTest, await enginesUnderTest());
process.exit(0);
