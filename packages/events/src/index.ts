export { murmur2, partitionOf } from './bus/murmur2.ts';
export {
  projector,
  reactor,
  topicsOf,
  type ConsumerDefinition,
  type ProjectorOptions,
  type ReactorOptions,
} from './consumers/consumer-definition.ts';
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
export { startConsumers, type ConsumersOptions, type RunningConsumers } from './consumers/start-consumers.ts';
export type { BusMessage, BusRecord, PartitionOffset } from './envelope/bus-message.ts';
export { readEnvelope, sourceOf, toMessage, UndecodableEvent } from './envelope/envelope.ts';
export { outgoingEvent, type OutgoingEvent, type OutgoingEventDetails } from './envelope/outgoing-event.ts';
export type { EventAttributes, ReadField, ReceivedEvent, ReceivedMessage } from './envelope/received-event.ts';
export { memoryBus } from './memory/memory-bus.ts';
export { documentsAsEvents, type DocumentsAsEventsOptions } from './mongo/documents-as-events.ts';
export { openBus, type BusAddress } from './open-bus.ts';
export { openEventStore } from './open-event-store.ts';
export { maxEventBytes } from './outbox/message-to-keep.ts';
export { publishThenMark, type RelaySteps, type RelayStrategy } from './outbox/relay-strategy.ts';
export { startRelay, type Relay, type RelayOptions } from './outbox/relay.ts';
export {
  MissingTopics,
  PartitionInterrupted,
  type EventBus,
  type Subscription,
  type SubscriptionOptions,
  type Tail,
  type TailOptions,
} from './ports/event-bus.ts';
export type { EventStore } from './ports/event-store.ts';
export type { Inbox } from './ports/inbox.ts';
export type { OpenedStore } from './ports/opened-store.ts';
export type { OutboxBacklog } from './ports/outbox-rows.ts';
export type { Outbox } from './ports/outbox.ts';
export type { OutboxRow } from './ports/relay-lock.ts';
export type { RepublishedBatch, RepublishedState } from './ports/republished-state.ts';
export { ensurePostgresTopics, type PostgresTopicsOptions } from './postgres/ensure-postgres-topics.ts';
export { createEventTables } from './postgres/event-tables.ts';
export { knexEventStore } from './postgres/knex-event-store.ts';
export { knexInbox } from './postgres/knex-inbox.ts';
export { knexOutbox } from './postgres/knex-outbox.ts';
export { postgresBus, type PostgresBusOptions } from './postgres/postgres-bus.ts';
export { mostBusConnections } from './postgres/postgres-log.ts';
export { askAfterUpgrade } from './postgres/requests-of-upgrade.ts';
export { rowsAsEvents } from './postgres/rows-as-events.ts';
export { startRepublishing, type RepublishingOptions } from './republish/start-republishing.ts';
