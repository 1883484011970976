/** An ordered, partitioned stream of events; all events of one key are in one partition, in order. */
export interface Topic {
  readonly name: string;
  readonly partitions: number;
}

/** Every topic there is. The partition count is fixed for the life of a topic: changing it would move keys. */
export const topics = {
  user: { name: 'auth.user.v1', partitions: 6 },
  session: { name: 'auth.session.v1', partitions: 6 },
  pet: { name: 'pets.pet.v1', partitions: 6 },
  decision: { name: 'moderation.decision.v1', partitions: 6 },
} as const satisfies Record<string, Topic>;
