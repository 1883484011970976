import type { Logger } from '@paltu/kernel';
import type { Metrics, Tracer } from '@paltu/telemetry';
import type { ConsumerDefinition } from './consumer-definition.ts';
import type { Inbox } from './inbox.ts';

/** What the processing of a consumer's events needs. */
export interface ConsumerContext {
  readonly definition: ConsumerDefinition;
  readonly inbox: Inbox;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}
