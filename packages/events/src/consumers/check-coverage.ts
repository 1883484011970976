import { allEvents, type EventDefinition } from '@paltu/contracts';
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
export const checkCoverage = (coverage: Coverage): void => {
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
