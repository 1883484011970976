import { topics, type Topic } from '@paltu/contracts';
import type { Check, Effect, LoggedEvent } from './evidence.ts';

const petTopic = 'pets.pet.v1';

const byKey = <T extends { readonly key: string }>(items: readonly T[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(item.key);
    if (group === undefined) groups.set(item.key, [item]);
    else group.push(item);
  }
  return groups;
};

const exactlyOnce: Check = {
  name: 'every event took effect exactly once',
  violations: ({ log, effects }) => {
    const counts = new Map<string, number>();
    for (const { eventId } of effects) counts.set(eventId, (counts.get(eventId) ?? 0) + 1);
    const published = new Set(log.filter(({ topic }) => topic === petTopic).map(({ eventId }) => eventId));
    const missing = [...published].filter((id) => !counts.has(id)).map((id) => `event ${id} took no effect`);
    const wrong = [...counts]
      .filter(([id, count]) => count !== 1 || !published.has(id))
      .map(([id, count]) => `event ${id} took effect ${count} times`);
    return [...missing, ...wrong];
  },
};

const gapIn = (key: string, effects: readonly Effect[]): string[] => {
  const wrong = effects.findIndex(({ sequence }, index) => sequence !== index + 1);
  return wrong === -1 ? [] : [`pet ${key}: effect ${wrong + 1} has sequence ${effects[wrong]?.sequence}`];
};

const inOrder: Check = {
  name: 'the events of each pet took effect in order, without a gap',
  violations: ({ effects }) => [...byKey(effects)].flatMap(([key, group]) => gapIn(key, group)),
};

const everyStateIsPublished: Check = {
  name: 'the last event of each pet on the log is its stored state',
  violations: ({ log, pets }) => {
    const last = new Map<string, number>();
    for (const { key, sequence } of log.filter(({ topic }) => topic === petTopic)) last.set(key, Math.max(last.get(key) ?? 0, sequence));
    return pets
      .filter(({ id, version }) => last.get(id) !== version)
      .map(({ id, version }) => `pet ${id} is at ${version}, the log at ${last.get(id) ?? 0}`);
  },
};

const projectionIsCurrent: Check = {
  name: "moderation's projection is at the version of each pet",
  violations: ({ pets, reviews }) => {
    const known = new Map(reviews.map(({ petId, version }) => [petId, version]));
    return pets
      .filter(({ id, version }) => known.get(id) !== version)
      .map(({ id, version }) => `pet ${id} is at ${version}, its review at ${known.get(id) ?? 0}`);
  },
};

/** Those of which records go: the newest of each key stay, or none for long. */
const thinned = Object.values<Topic>(topics)
  .filter(({ isCompacted, keptMinutes }) => isCompacted || keptMinutes !== undefined)
  .map(({ name }) => name);

const offsetName = ({ topic, partition, offset }: LoggedEvent): string => `${topic}/${partition}/${offset}`;

const outOfOrder = (seen: readonly string[]): string[] => {
  const next = new Map<string, number>();
  return seen.flatMap((name) => {
    const at = name.lastIndexOf('/');
    const partition = name.slice(0, at);
    const offset = Number(name.slice(at + 1));
    const expected = next.get(partition) ?? 0;
    next.set(partition, offset + 1);
    const isThinned = thinned.some((topic) => partition.startsWith(`${topic}/`));
    return offset === expected || (isThinned && offset > expected) ? [] : [`the tail saw ${name} where ${expected} was due`];
  });
};

const tailSawTheLog: Check = {
  name: 'a tail saw what the log holds, once and in order',
  violations: ({ log, tailSaw }) => {
    const seen = new Set(tailSaw);
    const missed = log.map(offsetName).filter((name) => !seen.has(name));
    return [...missed.map((name) => `the tail did not see ${name}`), ...outOfOrder(tailSaw)];
  },
};

const nothingIsParked: Check = { name: 'no consumer refused an event', violations: ({ parked }) => [...parked] };

export const eventEffectChecks: readonly Check[] = [
  nothingIsParked,
  exactlyOnce,
  inOrder,
  everyStateIsPublished,
  projectionIsCurrent,
  tailSawTheLog,
];
