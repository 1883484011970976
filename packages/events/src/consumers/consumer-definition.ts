import { allEvents, type EventDefinition } from '@paltu/contracts';
import type { Knex } from 'knex';
import type { EventRule } from './event-rule.ts';

interface Coverage {
  readonly consumer: string;
  readonly rules: readonly EventRule<never>[];
  readonly ignores: readonly EventDefinition[];
}

const checkTopic = ({ consumer, rules, ignores }: Coverage, topic: string): void => {
  const hasStateRule = rules.some(({ type }) => type === undefined);
  const covered = [...rules.flatMap(({ type }) => type ?? []), ...ignores.map(({ type }) => type)];
  if (hasStateRule && (rules.length > 1 || ignores.length > 0))
    throw new Error(`${consumer}: the rule for the state of ${topic} takes every type, so no other rule or ignored type may be beside it`);
  const twice = covered.filter((type, index) => covered.indexOf(type) !== index);
  if (twice.length > 0) throw new Error(`${consumer} names ${twice.join(', ')} more than once`);
  const known = allEvents.filter((event) => event.topic.name === topic).map(({ type }) => type);
  const missing = known.filter((type) => !hasStateRule && !covered.includes(type));
  if (missing.length > 0) throw new Error(`${consumer} listens to ${topic} and neither takes nor ignores ${missing.join(', ')}`);
};

/**
 * Checks that a consumer takes or ignores every known type of its topics, so that none is skipped by oversight.
 * @throws Error that names the types it forgot, or names twice.
 */
const checkCoverage = (coverage: Coverage): void => {
  const { consumer, rules, ignores } = coverage;
  const topics = new Set(rules.map(({ topic }) => topic.name));
  const foreign = ignores.filter(({ topic }) => !topics.has(topic.name));
  if (foreign.length > 0)
    throw new Error(`${consumer} ignores ${foreign.map(({ type }) => type).join(', ')} of a topic that it does not listen to`);
  const open = rules.filter(({ topic }) => topic.audience === 'public').map(({ topic }) => topic.name);
  // A public topic holds less than the closed ones, and is for others.
  if (open.length > 0)
    throw new Error(`${consumer} listens to ${open.join(', ')}, which is for others; our services listen to closed topics`);
  for (const topic of topics)
    checkTopic(
      {
        consumer,
        rules: rules.filter((rule) => rule.topic.name === topic),
        ignores: ignores.filter((ignored) => ignored.topic.name === topic),
      },
      topic,
    );
};

export interface ConsumerDefinition<Trx = Knex.Transaction> {
  /** `moderation.reviews`: service and purpose. Its offsets are stored under this name, so it never changes. */
  readonly consumer: string;
  readonly kind: 'projector' | 'reactor';
  readonly rules: readonly EventRule<Trx>[];
  /** Types of its topics that it skips. */
  readonly ignores: readonly EventDefinition[];
  readonly startAt: 'head' | 'beginning';
  /** Older events are skipped; null for never. */
  readonly maxAgeMs: number | null;
  /** It keeps no version of what it deleted, so that a rewind has it take everything again. */
  readonly deletesRows: boolean;
  /** Empties the projection; a reactor has none. */
  readonly reset?: ((trx: Trx) => Promise<void>) | undefined;
}

const defined = <Trx>(definition: ConsumerDefinition<Trx>): ConsumerDefinition<Trx> => {
  checkCoverage(definition);
  return definition;
};

interface ProjectorOptions<Trx = Knex.Transaction> {
  readonly consumer: string;
  readonly on: readonly EventRule<Trx>[];
  /** Types of its topics that no rule takes: each must be named here, or the definition is refused. */
  readonly ignores?: readonly EventDefinition[];
  /** Whether it deletes rows and keeps no version of them; false by default. */
  readonly deletesRows?: boolean;
  /** Deletes the whole projection; `make events rebuild` then reads everything again. */
  readonly reset: (trx: Trx) => Promise<void>;
}

/**
 * Writes its own projection and nothing else (but for the listener of its changes, ADR 21): reads from the beginning, and again whenever it
 * is rebuilt. Guard each upsert by the aggregate's version (`event.sequence`).
 * @throws Error when a known type of its topics is neither taken nor ignored.
 */
export const projector = <Trx = Knex.Transaction>({
  consumer,
  on: rules,
  ignores = [],
  deletesRows = false,
  reset,
}: ProjectorOptions<Trx>): ConsumerDefinition<Trx> =>
  defined({ consumer, kind: 'projector', rules, ignores, startAt: 'beginning', maxAgeMs: null, deletesRows, reset });

export interface ReactorOptions<Trx = Knex.Transaction> {
  readonly consumer: string;
  readonly on: readonly EventRule<Trx>[];
  /** Types of its topics that no rule takes: each must be named here, or the definition is refused. */
  readonly ignores?: readonly EventDefinition[];
  /** `head` by default: events from before its first run have no effect. */
  readonly startAt?: 'head' | 'beginning';
  /** Skips events older than this; a day by default, null for never. */
  readonly maxAgeMs?: number | null;
}

const dayMs = 24 * 60 * 60_000;

/**
 * Has effects outside its own projection (mail, a command to an aggregate); never rebuilt.
 * @throws Error when a known type of its topics is neither taken nor ignored.
 */
export const reactor = <Trx = Knex.Transaction>({
  consumer,
  on: rules,
  ignores = [],
  startAt = 'head',
  maxAgeMs = dayMs,
}: ReactorOptions<Trx>): ConsumerDefinition<Trx> =>
  defined({ consumer, kind: 'reactor', rules, ignores, startAt, maxAgeMs, deletesRows: false });

/** The topics that a consumer's rules listen to. */
export const topicsOf = ({ rules }: Pick<ConsumerDefinition<never>, 'rules'>): string[] => [
  ...new Set(rules.map(({ topic }) => topic.name)),
];
