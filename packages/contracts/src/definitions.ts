import { getOption, type DescMessage, type Message, type MessageShape } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import { tombstone } from './gen/paltu/topics/v1/topic_options_pb.ts';

/** An ordered, partitioned stream of events; all events of one key are in one partition, in order. */
export interface Topic {
  readonly name: string;
  readonly partitions: number;
  /** Who may read it: everybody who may connect, or only the services of this product. */
  readonly audience: 'public' | 'closed';
  /** Whether only the newest record of each key is kept, and not every record. */
  readonly isCompacted: boolean;
  /** After how many minutes its records go; for ever unless given. */
  readonly keptMinutes?: number;
}

/** The service that alone publishes events on a topic: `pets` of `pets.pet.v1`. */
export const ownerOf = (topic: string): string => topic.split('.', 1)[0] ?? '';

/** What ties a CloudEvents type to its topic, its aggregate and the protobuf message it carries. */
export interface EventDefinition<M extends Message = Message> {
  readonly type: string;
  readonly topic: Topic;
  /** Kind of aggregate, as in `pk.paltu.<aggregate>.<event>.v1`. */
  readonly aggregate: string;
  readonly schema: DescMessage & { readonly __message?: M };
  /** Whether it travels without a value: what was published of its aggregate is to be forgotten. */
  readonly isTombstone: boolean;
}

/** Names an event: `type` is `pk.paltu.<aggregate>.<event>.v<n>`. */
export const defineEvent = <M extends Message>(type: string, topic: Topic, schema: GenMessage<M>): EventDefinition<M> => {
  const aggregate = type.split('.')[2];
  if (aggregate === undefined) throw new Error(`event type ${type} names no aggregate`);
  return { type, topic, aggregate, schema, isTombstone: getOption(schema, tombstone) };
};

/**
 * Declares that every message of a topic, of whatever type, carries the whole state of its aggregate in one field, unless it is a
 * tombstone.
 */
export interface StateDefinition<M extends Message = Message> {
  readonly topic: Topic;
  /** Name of the field in the JSON value. */
  readonly field: string;
  readonly schema: GenMessage<M>;
  /** Whether a message without a value means that the aggregate is to be forgotten. */
  readonly isErasable: boolean;
}

/** Names the state that a topic carries: `field` is its name in JSON. */
export const defineState = <M extends Message>(
  topic: Topic,
  field: string,
  schema: GenMessage<M>,
  { isErasable = false } = {},
): StateDefinition<M> => ({ topic, field, schema, isErasable });

type MaybeMessage<F> = F extends Message ? CompleteInit<F> : F extends readonly (infer Item)[] ? readonly MaybeMessage<Item>[] : F;

type CompleteInit<M extends Message> = {
  readonly [Field in Exclude<keyof M, '$typeName' | '$unknown'>]-?: MaybeMessage<M[Field]>;
};

/**
 * A plain object that names every field of a message, and of the messages inside it: one that is forgotten or misspelt is a
 * compile error. A field that is to stay empty is named with `undefined`.
 */
export type EveryField<S extends GenMessage<Message>> = CompleteInit<MessageShape<S>>;
