import type { EventDefinition } from '@paltu/contracts';
import type { Knex } from 'knex';
import { checkCoverage } from './check-coverage.ts';
import type { EventRule } from './event-rule.ts';

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

export interface ProjectorOptions<Trx = Knex.Transaction> {
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
