import type { Message } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import type { Topic } from './topic.ts';

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
