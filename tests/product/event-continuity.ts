import { topics } from '@paltu/contracts';

/** An event as it lies on the log. */
export interface EventOnLog {
  readonly topic: string;
  readonly key: string;
  readonly eventId: string;
  readonly sequence: number;
}

/** Listings with their versions, by whom they are known. */
export interface KnownVersions {
  readonly pets: ReadonlyMap<string, number>;
  /** What consumers of their events made of them. */
  readonly reviews: ReadonlyMap<string, number>;
  readonly offered: ReadonlyMap<string, number>;
}

/** The sequences of a listing's events, each event once however often it was published. */
const sequencesOf = (log: readonly EventOnLog[]): Map<string, number[]> => {
  const once = new Map(log.filter(({ topic }) => topic === topics.pet.name).map((event) => [event.eventId, event]));
  const byPet = new Map<string, number[]>();
  for (const { key, sequence } of once.values()) byPet.set(key, [...(byPet.get(key) ?? []), sequence]);
  return byPet;
};

/**
 * What of the events of listings is lost, doubled or made up, as sentences, of a product that has come to rest: on the log each version of each
 * listing is one event, no event is about what its owner does not know, and all who consume them know each listing as it is.
 */
export const continuityProblems = (log: readonly EventOnLog[], { pets, reviews, offered }: KnownVersions): string[] => {
  const sequences = sequencesOf(log);
  const strangers = [...sequences.keys()]
    .filter((id) => !pets.has(id))
    .map((id) => `the log has events of ${id}, which pets does not know`);
  const gaps = [...pets].flatMap(([id, version]) => {
    const found = (sequences.get(id) ?? []).sort((one, other) => one - other);
    const isWhole = found.length === version && found.every((sequence, index) => sequence === index + 1);
    return isWhole ? [] : [`listing ${id} has version ${version}, and the log its events ${found.join()}`];
  });
  const behind = (who: string, known: ReadonlyMap<string, number>): string[] => [
    ...[...pets].flatMap(([id, version]) =>
      (known.get(id) ?? version) === version && (who !== 'moderation' || known.has(id))
        ? []
        : [`${who} knows version ${known.get(id)} of ${id}, which has ${version}`],
    ),
    ...[...known.keys()].filter((id) => !pets.has(id)).map((id) => `${who} knows ${id}, and pets does not`),
  ];
  return [...strangers, ...gaps, ...behind('moderation', reviews), ...behind('adoption', offered)];
};
