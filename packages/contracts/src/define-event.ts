import { getOption, type DescMessage } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import type { Message } from '@bufbuild/protobuf';
import { tombstone } from './gen/paltu/topics/v1/topic_options_pb.ts';
import type { Topic } from './topic.ts';

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
