import { allEvents } from '@paltu/contracts';
import { serverConfig } from '../../packages/service-kit/src/config/config-schemas.ts';
import type { DescribedService } from '../api/describe-services.ts';
import { publishersOf } from './event-table.ts';
import { codeOf, read } from './repository.ts';

/** The facts of its code about a service, to compare with its README. */
export type ReadmeFacts = Pick<DescribedService, 'name' | 'consumers' | 'variables'>;

/** Explained once, in the README of the package that reads them. */
const ofEveryProcess = Object.keys(serverConfig.shape);

const sectionOf = (text: string, heading: string): string => new RegExp(`^## ${heading}\\n[^]*?(?=^## )`, 'm').exec(text)?.[0] ?? '';

const kitProblems = (): string[] => {
  const explained = codeOf(read('packages/service-kit/README.md')).join(' ');
  return ofEveryProcess
    .filter((variable) => !explained.includes(variable))
    .map((variable) => `packages/service-kit/README.md does not name ${variable}, which every process reads`);
};

const variableProblems = ({ name, variables }: ReadmeFacts, text: string): string[] => {
  if (variables.length === 0) return [`its variables cannot be read: the config of ${name} is not an object of zod`];
  const run = codeOf(sectionOf(text, 'Run')).join(' ');
  const unexplained = variables.filter((one) => !ofEveryProcess.includes(one) && !run.includes(one));
  return unexplained.map((variable) => `does not list under Run that it reads ${variable}`);
};

const eventNames = allEvents.map(({ schema }) => schema.name);
const eventsIn = (text: string): string[] => eventNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text));

const publishedProblems = ({ name }: ReadmeFacts, text: string): string[] => {
  const published = allEvents.filter((event) => publishersOf(event).includes(name)).map(({ schema }) => schema.name);
  const named = eventsIn(sectionOf(text, 'Publishes'));
  return [
    ...published.filter((event) => !named.includes(event)).map((event) => `does not list under Publishes the event ${event}`),
    ...named.filter((event) => !published.includes(event)).map((event) => `names ${event} under Publishes, which it does not publish`),
  ];
};

type Consumer = ReadmeFacts['consumers'][number];

const consumedBy = ({ rules }: Consumer): string[] =>
  allEvents
    .filter(({ type, topic }) => rules.some((rule) => rule.topic.name === topic.name && (rule.type ?? type) === type))
    .map(({ schema }) => schema.name);

/** A line of the list that names events names all that its consumers take on its topics. */
const lineProblems = (consumers: readonly Consumer[], line: string): string[] => {
  const named = eventsIn(line);
  const topics = codeOf(line);
  const consumed = consumers.filter(({ consumer }) => topics.includes(consumer)).flatMap(consumedBy);
  const there = allEvents.filter(({ schema, topic }) => consumed.includes(schema.name) && topics.includes(topic.name));
  const missing = there.map(({ schema }) => schema.name).filter((event) => !named.includes(event));
  return named.length === 0 || missing.length === 0 ? [] : [`has under Consumes “${line}”, and they consume ${missing.join(', ')} too`];
};

const consumedProblems = ({ name, consumers }: ReadmeFacts, text: string): string[] => {
  const section = sectionOf(text, 'Consumes');
  const code = codeOf(section);
  const wanted = consumers.flatMap(({ consumer, rules }) => [consumer, ...rules.map(({ topic }) => topic.name)]);
  const known = new Set(consumers.map(({ consumer }) => consumer));
  const gone = code.filter((token) => new RegExp(`^${name}\\.[a-z-]+$`).test(token) && !known.has(token));
  return [
    ...[...new Set(wanted)].filter((token) => !code.includes(token)).map((token) => `does not name ${token} under Consumes`),
    ...gone.map((token) => `names ${token} under Consumes, and there is no such consumer`),
    ...section.split(/\n(?=- )/).flatMap((line) => (line.startsWith('- ') ? lineProblems(consumers, line.trim()) : [])),
  ];
};

/** What a README claims of its service and is not so, or leaves out: variables, what it publishes, what it consumes. */
export const readmeProblems = (service: ReadmeFacts, text: string): string[] =>
  [variableProblems, publishedProblems, consumedProblems].flatMap((check) => check(service, text));

export const serviceReadmeProblems = (services: readonly DescribedService[]): string[] => [
  ...kitProblems(),
  ...services.flatMap((service) => {
    const file = `services/${service.name}/README.md`;
    return readmeProblems(service, read(file)).map((problem) => `${file} ${problem}`);
  }),
];
