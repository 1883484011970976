import type { DescribedService } from '../api/describe-services.ts';
import { read } from './repository.ts';
import { sentenceCell, type TableRow } from './table-of-document.ts';

/** The first sentence of what its README declares that it owns. */
const ownedBy = (service: string): string => sentenceCell(/^## Owns\n\n([^.]*)\./m.exec(read(`services/${service}/README.md`))?.[1] ?? '');

/** The table of services as the services themselves have it. */
export const serviceRows = (services: readonly DescribedService[]): TableRow[] =>
  services.map(({ name }) => ({ key: `[${name}](services/${name}/README.md)`, known: {}, usual: { owns: ownedBy(name) } }));
