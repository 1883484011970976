import * as contracts from '../../packages/contracts/src/events.ts';
import * as states from '../../packages/contracts/src/states.ts';
import { codeOf, files, read, withoutFences } from './repository.ts';

/** The words in the code of a handler of an event: `on(<event>`, `onState(<state of its topic>`, or a look at its type. */
const handlerOf = (name: string, topic: string): RegExp => {
  const handlers = Object.entries(states).flatMap(([state, definition]) =>
    definition.topic.name === topic ? `\\bonState\\(\\s*${state}\\b` : [],
  );
  return new RegExp([`\\bon\\(\\s*${name}\\b`, `=== ${name}\\.type`, ...handlers].join('|'));
};

/** Who handles an event: the consumers of the slice in which its handler stands, or the package that tails it. */
const hearersOf = (name: string, topic: string): string[] => {
  const code = files.filter(
    (file) => /^(services\/[\w-]+|gateway|packages\/sessions)\/src\/.*\.ts$/.test(file) && !file.includes('.test.'),
  );
  const hearing = code.filter((file) => handlerOf(name, topic).test(read(file)));
  const consumers = hearing.flatMap((file) => {
    const slice = /^services\/[\w-]+\/src\/[\w-]+\//.exec(file)?.[0];
    if (slice === undefined) return [`@paltu/${file.split('/')[1]}`];
    const modules = code.filter((other) => other.startsWith(slice) && other.endsWith('-module.ts'));
    return modules.flatMap((module) => [...read(module).matchAll(/consumer: '([\w.-]+)'/g)].map((match) => match[1] ?? ''));
  });
  return [...new Set(consumers)].sort();
};

const sayersOf = (name: string): string[] => {
  const said = files.filter(
    (file) => file.startsWith('services/') && file.includes('/src/') && new RegExp(`outgoingEvent\\(\\s*${name}\\b`).test(read(file)),
  );
  return [...new Set(said.map((file) => file.split('/')[1] ?? ''))].sort();
};

/** Where the table of events and the code differ, as sentences. */
export const eventTableProblems = (): string[] => {
  const problems: string[] = [];
  const { allEvents, ...named } = contracts;
  const table = withoutFences(read('ARCHITECTURE.md')).matchAll(/^\| `(\w+)` \| `([\w.]+)` \| ([^|]+) \| ([^|]+) \|/gm);
  const written = new Map(
    [...table].map(([, event = '', topic, by = '', to = '']) => [event, [topic, by.trim(), codeOf(to).sort().join(', ')].join(' | ')]),
  );
  for (const [name, { schema, topic }] of Object.entries(named)) {
    const truth = [topic.name, sayersOf(name).join(', '), hearersOf(name, topic.name).join(', ')].join(' | ');
    const row = written.get(schema.name) ?? 'nothing';
    if (row !== truth) problems.push(`ARCHITECTURE.md says of ${schema.name}: ${row}; the code says: ${truth}`);
    written.delete(schema.name);
  }
  if (allEvents.length !== Object.keys(named).length) problems.push('allEvents of packages/contracts does not hold every event');
  for (const event of written.keys()) problems.push(`ARCHITECTURE.md has the event ${event}, which no contract knows`);
  return problems;
};
