import type { Message } from '@bufbuild/protobuf';
import type { EventDefinition, StateDefinition, Topic } from '@paltu/contracts';
import type { Knex } from 'knex';
import { UndecodableEvent } from '../envelope/envelope.ts';
import type { EventAttributes, ReadField, ReceivedEvent, ReceivedMessage } from '../envelope/received-event.ts';

/** What a rule does with one message, inside the transaction that also commits the consumer's offset. */
export type Effect<Trx = Knex.Transaction> = (trx: Trx) => Promise<void>;

/** What a consumer does with messages of a topic. */
export interface EventRule<Trx = Knex.Transaction> {
  readonly topic: Topic;
  /** The only type that it takes; undefined when it takes every type, known or not. */
  readonly type: string | undefined;
  /** @throws UndecodableEvent when the data of the message cannot be read. */
  readonly prepare: (message: ReceivedMessage) => Effect<Trx>;
}

/** A message of a topic of states: its attributes, and its fields beside the state. */
export interface StateEvent extends EventAttributes {
  readonly read: ReadField;
}

/** Binds one type of event to its handler. A throw refuses the event: five tries, then it is parked with its key. */
export const on = <M extends Message, Trx = Knex.Transaction>(
  definition: EventDefinition<M>,
  handle: (event: ReceivedEvent<M>, trx: Trx) => Promise<void>,
): EventRule<Trx> => ({
  topic: definition.topic,
  type: definition.type,
  prepare: (message) => {
    const event = message.as(definition);
    if (event === undefined) throw new UndecodableEvent(`a rule for ${definition.type} cannot take ${message.type}`);
    return (trx) => handle(event, trx);
  },
});

/**
 * Binds every event of a topic of states to one handler, also types that later releases add: a projection of the state then
 * misses none. Where tombstones may come, `forget` takes each message without a value. A message without the state is parked as
 * undecodable; a throw refuses the event as with `on`.
 * @throws Error when the topic may have tombstones and nothing is said of them, or the other way round.
 */
export const onState = <M extends Message, Trx = Knex.Transaction>(
  { topic, field, schema, isErasable }: StateDefinition<M>,
  handle: (state: M, event: StateEvent, trx: Trx) => Promise<void>,
  forget?: (event: EventAttributes, trx: Trx) => Promise<void>,
): EventRule<Trx> => {
  if (isErasable !== (forget !== undefined))
    throw new Error(`a rule for the state of ${topic.name} ${isErasable ? 'has to say what a tombstone does' : 'takes no tombstones'}`);
  return {
    topic,
    type: undefined,
    prepare: (message) => {
      if (message.record.value === null && forget !== undefined) return (trx) => forget(message, trx);
      const state = message.read(field, schema);
      if (state === undefined) throw new UndecodableEvent(`the message has no field ${field}`);
      return (trx) => handle(state, message, trx);
    },
  };
};
