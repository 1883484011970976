export type { BusMessage, BusRecord, PartitionOffset } from './bus/bus-message.ts';
export {
  PartitionInterrupted,
  type EventBus,
  type Subscription,
  type SubscriptionOptions,
  type Tail,
  type TailOptions,
} from './bus/event-bus.ts';
export { memoryBus } from './bus/log-bus.ts';
export { MissingTopics } from './bus/missing-topics.ts';
export { mostBusConnections } from './bus/most-bus-connections.ts';
export { murmur2, partitionOf } from './bus/murmur2.ts';
export { openBus, type BusAddress } from './bus/open-bus.ts';
export { ensurePostgresTopics, type PostgresTopicsOptions } from './bus/ensure-postgres-topics.ts';
export { postgresBus, type PostgresBusOptions } from './bus/postgres-bus.ts';
export {
  applyRule,
  on,
  onMeaning,
  onState,
  onStates,
  type EventRule,
  type StateEvent,
  type ReceivedState,
} from './consumers/event-rule.ts';
export {
  projector,
  reactor,
  topicsOf,
  type ConsumerDefinition,
  type ProjectorOptions,
  type ReactorOptions,
} from './consumers/consumer-definition.ts';
export { knexInbox, type Inbox } from './consumers/inbox.ts';
export { startConsumers, type ConsumersOptions, type RunningConsumers } from './consumers/start-consumers.ts';
export { readEnvelope, toMessage, UndecodableEvent } from './envelope/envelope.ts';
export { outgoingEvent, type OutgoingEvent, type OutgoingEventDetails } from './envelope/outgoing-event.ts';
export type { EventAttributes, ReadField, ReceivedEvent, ReceivedMessage } from './envelope/received-event.ts';
export { sourceOf } from './envelope/source-of.ts';
export { documentsAsEvents, type DocumentsAsEventsOptions } from './mongo/documents-as-events.ts';
export { knexOutbox, maxEventBytes, type Outbox } from './outbox/outbox.ts';
export type { OutboxBacklog } from './outbox/outbox-rows.ts';
export type { EventStore } from './store/event-store.ts';
export { openEventStore } from './store/open-event-store.ts';
export type { OpenedStore } from './store/opened-store.ts';
export { knexEventStore } from './store/knex-event-store.ts';
export { publishThenMark, type OutboxRow, type RelaySteps, type RelayStrategy } from './outbox/relay-strategy.ts';
export { startRelay, type Relay, type RelayOptions } from './outbox/relay.ts';
export { type RepublishedBatch, type RepublishedState, rowsAsEvents } from './republish/republished-state.ts';
export { startRepublishing, type RepublishingOptions } from './republish/start-republishing.ts';
export { createEventTables, dropEventTables } from './tables/event-tables.ts';
export { askAfterUpgrade } from './tables/requests-of-upgrade.ts';
