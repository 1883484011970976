import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getOption, type DescFile, type DescMessage } from '@bufbuild/protobuf';
import {
  audience as audienceOption,
  Audience,
  compacted as compactedOption,
  kept_minutes as keptMinutesOption,
  tombstone as tombstoneOption,
} from '../../packages/contracts/src/gen/paltu/topics/v1/topic_options_pb.ts';

const source = fileURLToPath(new URL('../../packages/contracts/src/', import.meta.url));

/** One `proto/paltu/<service>/v<n>/<noun>_events.proto`, and what follows from its place and its words. */
export interface EventFile {
  /** Of the generated code, from `packages/contracts/src`. */
  readonly module: string;
  /** `auth.user.v1`: the service, what it is about, the version. */
  readonly topic: string;
  /** Who may read the topic, by the file's option. */
  readonly audience: 'public' | 'closed';
  /** Whether the topic keeps only the newest record of each key, by the file's option. */
  readonly isCompacted: boolean;
  /** After how many minutes its records go, by the file's option; 0 for never. */
  readonly keptMinutes: number;
  /** `user`, `adoption-request`. */
  readonly noun: string;
  /** The events: the messages that are no part of another. */
  readonly events: readonly DescMessage[];
  /** The message that every event but a tombstone carries as its field `<noun>`: the whole state; undefined when there is none. */
  readonly state: DescMessage | undefined;
  /** Whether a tombstone may end it. */
  readonly isErasable: boolean;
}

const partsOf = ({ fields }: DescMessage): string[] => fields.flatMap(({ message }) => (message === undefined ? [] : [message.typeName]));

const stateOf = (events: readonly DescMessage[], field: string): DescMessage | undefined => {
  const carried = events.map(({ fields }) => fields.find(({ localName }) => localName === field)?.message);
  return carried.every((message) => message !== undefined && message === carried[0]) ? carried[0] : undefined;
};

const isTombstone = (event: DescMessage): boolean => getOption(event, tombstoneOption);

const audiences: Readonly<Record<number, EventFile['audience']>> = { [Audience.PUBLIC]: 'public', [Audience.CLOSED]: 'closed' };

const audienceOf = (file: DescFile): EventFile['audience'] => {
  const declared = audiences[getOption(file, audienceOption)];
  if (declared === undefined)
    throw new Error(`${file.name}.proto does not declare who may read its topic: option (paltu.topics.v1.audience)`);
  return declared;
};

/** What other languages call the package: the same for every file of it, so it is not up to the file. */
const checkPackageNames = ({ name, proto }: DescFile, service: string, version: string): void => {
  const words = service.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const wanted = {
    csharpNamespace: `Paltu.${words.join('')}.${version.toUpperCase()}`,
    goPackage: `paltu.pk/contracts/paltu/${service}/${version};${service}${version}`,
    javaPackage: `pk.paltu.${service}.${version}`,
    javaMultipleFiles: true,
  };
  for (const [option, value] of Object.entries(wanted))
    if (proto.options?.[option as keyof typeof wanted] !== value)
      throw new Error(`${name}.proto has to declare ${option} = ${String(value)}`);
};

/**
 * Names of topics and events are one for all services: where several have a noun in common (`interest`), the file names its service
 * (`vet_interest`, `commerce_review`), and the topic, which begins with the service anyway, does not repeat it.
 */
const nounOfTopic = (noun: string, service: string): string => {
  const own = [service, service.replace(/s$/, '')].find((word) => noun.startsWith(`${word}-`));
  return own === undefined ? noun : noun.slice(own.length + 1);
};

const readFile = async (module: string): Promise<EventFile> => {
  const place = /gen\/paltu\/(\w+)\/(v\d+)\/(\w+)_events_pb\.ts$/.exec(module);
  if (place === null) throw new Error(`${module} comes from no proto/paltu/<service>/v<n>/<noun>_events.proto`);
  const [, service = '', version = '', name = ''] = place;
  const loaded = (await import(pathToFileURL(join(source, module)).href)) as Record<string, DescFile>;
  const file = loaded[`file_paltu_${service}_${version}_${name}_events`];
  if (file === undefined) throw new Error(`${module} describes no file`);
  checkPackageNames(file, service, version);
  const parts = new Set(file.messages.flatMap(partsOf));
  const events = file.messages.filter(({ typeName }) => !parts.has(typeName));
  const states = events.filter((event) => !isTombstone(event));
  const isErasable = states.length < events.length;
  const isCompacted = getOption(file, compactedOption);
  if (isErasable && !isCompacted)
    throw new Error(`${file.name}.proto has a tombstone, and its topic would keep what it ends: option (paltu.topics.v1.compacted)`);
  const keptMinutes = getOption(file, keptMinutesOption);
  if (isCompacted && keptMinutes !== 0)
    throw new Error(`${file.name}.proto keeps the newest of each key for ever, or all of them for a while`);
  const noun = name.replaceAll('_', '-');
  return {
    module: `./${module}`,
    topic: `${service.replaceAll('_', '-')}.${nounOfTopic(noun, service.replaceAll('_', '-'))}.${version}`,
    audience: audienceOf(file),
    isCompacted,
    keptMinutes,
    noun,
    events,
    state: stateOf(states, camelCase(noun)),
    isErasable,
  };
};

/** `adoption-request` is `adoptionRequest`. */
export const camelCase = (kebab: string): string => kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every file of events, by service and noun. Their code has been generated. */
export const eventFiles = (): Promise<EventFile[]> =>
  Promise.all(
    globSync('gen/paltu/*/v*/*_pb.ts', { cwd: source, exclude: [`gen/paltu/topics/**`] })
      .sort()
      .map((module) => readFile(module)),
  );
