import kafkajs, { type Assigner, type PartitionAssigner } from 'kafkajs';
import ConsumerGroup from 'kafkajs/src/consumer/consumerGroup.js';

/** Members by the assigners that were made for them: what a group's member has that its creator chose. */
const members = new WeakMap<Assigner, string>();

/** The library's own way to share partitions out, for a consumer that joins its group as the member that another one was. */
export const assignerOf =
  (memberId: string): PartitionAssigner =>
  (config) => {
    const assigner = kafkajs.PartitionAssigners.roundRobin(config);
    members.set(assigner, memberId);
    return assigner;
  };

/**
 * kafkajs 2.2.4 joins as a new member with each new consumer. While a broker is away consumers are replaced, and none of them can leave; once it is
 * back, it knows their members, and lets a new one wait until their sessions are over. With this patch a consumer with an `assignerOf` joins as
 * the member of its predecessor. When the broker does not know that one any more, the library joins as a new one.
 */
export const resumeMembership = (): void => {
  const { prototype } = ConsumerGroup;
  const connect = prototype.connect;
  prototype.connect = function (this: ConsumerGroup): Promise<void> {
    this.memberId ??= this.assigners.map((assigner) => members.get(assigner)).find((id) => id !== undefined) ?? null;
    return connect.call(this);
  };
};
