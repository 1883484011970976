import type { Message } from '@bufbuild/protobuf';
import type { EventDefinition, StateDefinition, Topic } from '@paltu/contracts';
import type { Knex } from 'knex';
import { UndecodableEvent } from '../envelope/envelope.ts';
import type { EventAttributes, ReadField, ReceivedEvent, ReceivedMessage } from '../envelope/event.ts';

/** What a consumer does with messages of a topic. `Input` is what it reads of one. */
export interface EventRule<Trx = Knex.Transaction, Input = unknown> {
  readonly topic: Topic;
  /** The only type that it takes; undefined when it takes every type, known or not. */
  readonly type: string | undefined;
  /** Whether `apply` takes all that came together, and not one at a time. */
  readonly takesMany: boolean;
  /** Undefined when nothing follows from the message: it is passed over. @throws UndecodableEvent when its data cannot be read. */
  read(message: ReceivedMessage): Input | undefined;
  /** Takes what `read` returned, in its order, inside the transaction that also commits the consumer's offset. A throw refuses it. */
  apply(input: readonly Input[], trx: Trx): Promise<void>;
}

/** A message of a topic of states: its attributes, and its fields beside the state. */
interface StateEvent extends EventAttributes {
  readonly read: ReadField;
}

/** A state, and the event that carried it. */
export interface ReceivedState<M extends Message> {
  readonly state: M;
  readonly event: StateEvent;
}

/** For a handler of one event at a time. */
const oneByOne =
  <Input, Trx>(handle: (input: Input, trx: Trx) => Promise<void>): EventRule<Trx, Input>['apply'] =>
  async (input, trx) => {
    for (const one of input) await handle(one, trx);
  };

/** Binds one type of event to its handler. A throw refuses the event: five tries, then it is parked with its key. */
export const on = <M extends Message, Trx = Knex.Transaction>(
  definition: EventDefinition<M>,
  handle: (event: ReceivedEvent<M>, trx: Trx) => Promise<void>,
): EventRule<Trx> => {
  const rule: EventRule<Trx, ReceivedEvent<M>> = {
    topic: definition.topic,
    type: definition.type,
    takesMany: false,
    read: (message) => {
      const event = message.as(definition);
      if (event === undefined) throw new UndecodableEvent(`a rule for ${definition.type} cannot take ${message.type}`);
      return event;
    },
    apply: oneByOne(handle),
  };
  return rule;
};

/**
 * As `on`, with a handler that takes all of its type that came together, in their order: one statement for many. What it publishes and logs
 * for several belongs to no request. When it refuses, it is given one event at a time, and only what it then refuses is parked.
 */
export const onAll = <M extends Message, Trx = Knex.Transaction>(
  definition: EventDefinition<M>,
  handle: (events: readonly ReceivedEvent<M>[], trx: Trx) => Promise<void>,
): EventRule<Trx> => {
  const { read } = on<M, Trx>(definition, () => Promise.resolve()) as EventRule<Trx, ReceivedEvent<M>>;
  const rule: EventRule<Trx, ReceivedEvent<M>> = { topic: definition.topic, type: definition.type, takesMany: true, read, apply: handle };
  return rule;
};

const stateIn = <M extends Message>(message: ReceivedMessage, { field, schema }: StateDefinition<M>): M => {
  const state = message.read(field, schema);
  if (state === undefined) throw new UndecodableEvent(`the message has no field ${field}`);
  return state;
};

const checkTombstones = ({ topic, isErasable }: StateDefinition<Message>, forgets: boolean): void => {
  if (isErasable !== forgets)
    throw new Error(`a rule for the state of ${topic.name} ${isErasable ? 'needs a handler for tombstones' : 'takes no tombstones'}`);
};

/**
 * Binds every event of a topic of states to one handler, also types that later releases add: a projection of the state then
 * misses none. Where tombstones may come, `forget` takes each message without a value. A message without the state is parked as
 * undecodable; a throw refuses the event as with `on`.
 * @throws Error when the topic may have tombstones and no handler takes them, or the other way round.
 */
export const onState = <M extends Message, Trx = Knex.Transaction>(
  definition: StateDefinition<M>,
  handle: (state: M, event: StateEvent, trx: Trx) => Promise<void>,
  forget?: (event: EventAttributes, trx: Trx) => Promise<void>,
): EventRule<Trx> => {
  checkTombstones(definition, forget !== undefined);
  const rule: EventRule<Trx, { readonly state: M | undefined; readonly event: ReceivedMessage }> = {
    topic: definition.topic,
    type: undefined,
    takesMany: false,
    read: (event) => {
      const isTombstone = event.record.value === null && forget !== undefined;
      return { state: isTombstone ? undefined : stateIn(event, definition), event };
    },
    apply: oneByOne(({ state, event }, trx) =>
      state === undefined ? (forget?.(event, trx) ?? Promise.resolve()) : handle(state, event, trx),
    ),
  };
  return rule;
};

/**
 * As `onState`, with a handler that takes all that came together: one statement for many. Of several of one key the last one counts. What
 * it publishes and logs belongs to no request, so it is for projections. When it refuses, it is given one event at a time, and only what it
 * then refuses is parked.
 */
export const onStates = <M extends Message, Trx = Knex.Transaction>(
  definition: StateDefinition<M>,
  handle: (input: readonly ReceivedState<M>[], trx: Trx) => Promise<void>,
): EventRule<Trx> => {
  checkTombstones(definition, false);
  const rule: EventRule<Trx, ReceivedState<M>> = {
    topic: definition.topic,
    type: undefined,
    takesMany: true,
    read: (event) => ({ state: stateIn(event, definition), event }),
    apply: handle,
  };
  return rule;
};

/**
 * As `onState`, for a handler to which few events mean something: what `meaning` makes of one, from the event alone. Of those that mean
 * nothing nothing is kept but the offset.
 */
export const onMeaning = <M extends Message, Meaning, Trx = Knex.Transaction>(
  definition: StateDefinition<M>,
  meaning: (input: ReceivedState<M>) => Meaning | undefined,
  handle: (meaning: Meaning, trx: Trx) => Promise<void>,
): EventRule<Trx> => {
  checkTombstones(definition, false);
  const rule: EventRule<Trx, Meaning> = {
    topic: definition.topic,
    type: undefined,
    takesMany: false,
    read: (event) => meaning({ state: stateIn(event, definition), event }),
    apply: oneByOne(handle),
  };
  return rule;
};

/** Does what a rule does with one message. @throws UndecodableEvent when it cannot be read */
export const applyRule = async <Trx>(rule: EventRule<Trx>, message: ReceivedMessage, trx: Trx): Promise<void> => {
  const input = rule.read(message);
  if (input !== undefined) await rule.apply([input], trx);
};
