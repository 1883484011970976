export { projector, reactor, topicsOf, type ConsumerDefinition } from './consumers/consumer-definition.ts';
export { applyRule, on, onAll, onMeaning, onState, onStates, type EventRule, type ReceivedState } from './consumers/event-rule.ts';
export { startConsumers, type ConsumersOptions, type RunningConsumers } from './consumers/start-consumers.ts';
export { readEnvelope, sourceOf, toMessage, UndecodableEvent } from './envelope/envelope.ts';
export {
  outgoingEvent,
  type BusMessage,
  type EventAttributes,
  type OutgoingEvent,
  type ReceivedEvent,
  type ReceivedMessage,
} from './envelope/event.ts';
export { memoryBus } from './memory/memory-bus.ts';
export { openBus, openEventStore } from './open-engine.ts';
export { startRelay, type Relay, type RelayStrategy } from './outbox/relay.ts';
export type { EventBus, Tail } from './ports/event-bus.ts';
export type { EventStore, Inbox, OpenedStore } from './ports/event-store.ts';
export type { Outbox } from './ports/outbox.ts';
export { askAfterUpgrade, createEventTables } from './postgres/event-tables.ts';
export { knexInbox } from './postgres/knex-consumer-rows.ts';
export { knexEventStore } from './postgres/knex-event-store.ts';
export { knexOutbox } from './postgres/knex-outbox.ts';
export { mostBusConnections } from './postgres/postgres-bus.ts';
export { ensurePostgresTopics } from './postgres/postgres-topics.ts';
export { documentsAsEvents, rowsAsEvents, type RepublishedState } from './republish/republished-state.ts';
export { startRepublishing } from './republish/republishing.ts';
