import { paltu, type Product } from '../../../deploy/local/src/services.ts';
import { enginesUnderTest } from '../../product/engines-under-test.ts';
import { runWithoutSite } from '../../product/run-without-site.ts';

const passedOn = (...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

const lossy = ['pets', 'adoption', 'vets'];

/** The product as it is, but pets, adoption and vets speak through a bus that breaks, and a ledger listens. */
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
      variables: () => passedOn('LEDGER_INBOX'),
    },
  ],
};

await runWithoutSite(underTest, await enginesUnderTest());
process.exit(0);
