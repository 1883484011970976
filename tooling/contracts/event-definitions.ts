import type { DescMessage } from '@bufbuild/protobuf';
import { format, resolveConfig } from 'prettier';
import { camelCase, eventFiles, type EventFile } from './proto-files.ts';

const header = '// Generated from proto/ by `make codegen`. Do not edit.\n';
/** Fixed for the life of a topic: another number would move keys. */
const partitions = 6;

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const nameOf = ({ name }: DescMessage): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Of `PetApproved` in the file of decisions it is `pk.paltu.pet.approved.v1`: the aggregate is the file's noun or the first word. */
const typeOf = ({ name }: DescMessage, { noun, topic }: EventFile): string => {
  const words = kebab(name);
  const aggregate = words.startsWith(`${noun}-`) ? noun : words.split('-')[0];
  const what = words.slice((aggregate ?? '').length + 1);
  if (what === '') throw new Error(`the event ${name} names a thing, but not what happened: it is <Noun><WhatHappened>`);
  return `pk.paltu.${aggregate}.${what}.${topic.split('.').at(-1)}`;
};

const checkNames = (names: readonly string[]): void => {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two files of proto/ define ${twice}: the names of events and topics are one for all services`);
};

const topicsFile = (files: readonly EventFile[]): string => `${header}
import type { Topic } from './definitions.ts';

/** Every topic there is: \`<service>.<noun>.v<n>\`, who may read it, and what is kept: all, the newest record of each key, or none for long. */
export const topics = {
${files.map(({ noun, topic, audience, isCompacted, keptMinutes }) => `${camelCase(noun)}: { name: '${topic}', partitions: ${partitions}, audience: '${audience}', isCompacted: ${isCompacted}${keptMinutes === 0 ? '' : `, keptMinutes: ${keptMinutes}`} },`).join('\n')}
} as const satisfies Record<string, Topic>;
`;

const eventsFile = (files: readonly EventFile[]): string => `${header}
import { defineEvent, type EventDefinition } from './definitions.ts';
${files.map(({ module, events }) => `import { ${events.map(({ name }) => `${name}Schema`).join(', ')} } from '${module}';`).join('\n')}
import { topics } from './topics.ts';

${files
  .map((file) =>
    file.events
      .map(
        (event) =>
          `export const ${nameOf(event)} = defineEvent('${typeOf(event, file)}', topics.${camelCase(file.noun)}, ${event.name}Schema);`,
      )
      .join('\n'),
  )
  .join('\n\n')}

/** Every event that any service publishes, for tools that read a topic without knowing its readers. */
export const allEvents: readonly EventDefinition[] = [${files.flatMap(({ events }) => events.map(nameOf)).join(', ')}];
`;

const statesFile = (all: readonly EventFile[]): string => {
  const files = all.flatMap(({ state, ...file }) => (state === undefined ? [] : [{ ...file, state }]));
  return `${header}
import { defineState } from './definitions.ts';
${files.map(({ module, state }) => `import { ${state.name}Schema } from '${module}';`).join('\n')}
import { topics } from './topics.ts';

${files
  .map(
    ({ noun, state, isErasable }) =>
      `${camelCase(noun)}State = defineState(topics.${camelCase(noun)}, '${camelCase(noun)}', ${state.name}Schema${isErasable ? ', { isErasable: true }' : ''});`,
  )
  .map((line) => `export const ${line}`)
  .join('\n')}
`;
};

const messagesFile = (files: readonly EventFile[]): string => `${header}
${files.map(({ module }) => `export * from '${module}';`).join('\n')}
`;

/** What follows from the names in proto/: topics, events and states, by file from the root. The code of the messages was generated before. */
export const eventDefinitions = async (): Promise<Record<string, string>> => {
  const files = await eventFiles();
  checkNames(files.map(({ noun }) => camelCase(noun)));
  checkNames(files.flatMap(({ events }) => events.map(nameOf)));
  const texts = { topics: topicsFile(files), events: eventsFile(files), states: statesFile(files), messages: messagesFile(files) };
  const written = Object.entries(texts).map(async ([name, text]) => {
    const path = `packages/contracts/src/${name}.ts`;
    return [path, await format(text, { ...(await resolveConfig(path)), filepath: path })] as const;
  });
  return Object.fromEntries(await Promise.all(written));
};
