import type { Logger } from '@paltu/kernel';
import type { Metrics, Tracer } from '@paltu/telemetry';
import type { EventStore } from '../ports/event-store.ts';
import type { ConsumerDefinition } from './consumer-definition.ts';
import type { Inbox } from '../ports/inbox.ts';

/** What the processing of a consumer's events needs. */
export interface ConsumerContext<Trx> {
  readonly definition: ConsumerDefinition<Trx>;
  readonly store: EventStore<Trx>;
  readonly inbox: Inbox<Trx>;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}
