import type { Logger } from '@paltu/kernel';
import type { EventStore } from './event-store.ts';

export interface StoreAddress {
  /** `postgres://…`, or `mongodb://…` */
  readonly url: string;
  readonly applicationName: string;
  readonly logger: Logger;
  readonly poolMax: number;
}

/** A store for an operator, who runs no transaction. */
export interface OpenedStore extends Pick<EventStore<never>, 'offsets' | 'parked' | 'requests' | 'republications'> {
  readonly outbox: Pick<EventStore<never>['outbox'], 'backlog'>;
  /** Whether it keeps offsets of consumers at all. */
  isThere(): Promise<boolean>;
  close(): Promise<void>;
}
