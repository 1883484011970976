import type { DescribedService } from '../api/describe-services.ts';
import { read } from './repository.ts';
import { withTable, type TableRow } from './table-of-document.ts';

/** Where the table stands. */
export const eventsRunbook = 'docs/runbooks/events.md';

const rowOf = ({ name, republishes }: DescribedService): TableRow => ({
  key: `\`${name}\``,
  known: { states: republishes.join(', ') || 'none' },
  usual: {
    'what it publishes again':
      republishes.length === 0 ? 'what it publishes is no state, so the command is refused' : 'all of them, as they stand',
  },
});

/** The runbook with what each service publishes again when it is asked to; what that means is written by hand. */
export const withRepublishedTable = (services: readonly DescribedService[]): string =>
  withTable(read(eventsRunbook), ['service', 'states', 'what it publishes again'], services.map(rowOf));

/** What is wrong with this table, as sentences. */
export const republishedTableProblems = (services: readonly DescribedService[]): string[] => {
  const text = withRepublishedTable(services);
  if (text !== read(eventsRunbook)) return [`${eventsRunbook} does not list what services publish again (make codegen writes it)`];
  return text.split('\n').flatMap((line) => (/^\| `\w+` \| [^|]*\| \|$/.test(line) ? [`${eventsRunbook} gives no meaning: ${line}`] : []));
};
