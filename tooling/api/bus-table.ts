import { ownerOf, topics, type Topic } from '@paltu/contracts';
import { droppedTags } from '@paltu/contracts/cache-tags';
import { topicsOf } from '@paltu/events';
import { files, read } from '../documents/repository.ts';
import type { DescribedService } from './describe-services.ts';

const every: readonly Topic[] = Object.values(topics);

/** Topics that the tails of a folder follow: a tail names them by `topics.<key>.name`. */
const tailsIn = (folder: string): string[] => {
  const sources = files.filter((file) => file.startsWith(`${folder}/src/`) && file.endsWith('.ts') && !file.includes('.test.'));
  const keys = sources.flatMap((file) => [...read(file).matchAll(/\btopics\.(\w+)\.name\b/g)].map(([, key]) => key as keyof typeof topics));
  return keys.map((key) => topics[key].name);
};

const listOf = (names: readonly string[]): string =>
  `[${[...new Set(names)]
    .sort()
    .map((name) => `'${name}'`)
    .join(', ')}]`;

const rowOf = (name: string, publishes: readonly string[], consumes: readonly string[]): string[] => [
  `  ${/^\w+$/.test(name) ? name : `'${name}'`}: {`,
  `    publishes: ${listOf(publishes)},`,
  `    consumes: ${listOf(consumes)},`,
  '  },',
];

/** Who appends to which topics and reads which, as TypeScript: what Kafka then allows. Integrators are those outside of the product. */
export const busTable = (services: readonly DescribedService[]): string => {
  const ended = tailsIn('packages/sessions');
  const ownedBy = (service: string) => every.map(({ name }) => name).filter((topic) => ownerOf(topic) === service);
  return [
    '// Generated from the services by `make codegen`. Do not edit.',
    '',
    '/** The topics that each process publishes events on, and those that it consumes; integrators consume what is public. */',
    'export const busTable: Readonly<Record<string, { readonly publishes: readonly string[]; readonly consumes: readonly string[] }>> = {',
    ...services.flatMap(({ name, consumers }) => rowOf(name, ownedBy(name), [...ended, ...consumers.flatMap(topicsOf)])),
    ...rowOf('gateway', [], [...ended, ...tailsIn('gateway'), ...Object.keys(droppedTags)]),
    ...rowOf(
      'integrators',
      [],
      every.filter(({ audience }) => audience === 'public').map(({ name }) => name),
    ),
    '};',
    '',
  ].join('\n');
};
