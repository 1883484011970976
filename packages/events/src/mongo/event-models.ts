import type { Documents } from '@paltu/documents';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ParkedRow, ConsumerRequest, RequestOutcome } from '../ports/event-store.ts';
import type { Republication } from '../ports/outbox.ts';

export interface OutboxDocument {
  readonly _id: string;
  readonly position: number;
  readonly aggregatetype: string;
  readonly aggregateid: string;
  readonly type: string;
  readonly payload: string | null;
  readonly headers: Record<string, string>;
  readonly created_at: Date;
  readonly is_published: boolean;
  readonly published_at: Date | null;
}

export interface OffsetDocument {
  /** `moderation.reviews pets.pet.v1/3` */
  readonly _id: string;
  readonly consumer: string;
  readonly topic: string;
  readonly partition: number;
  readonly next_offset: number;
  /** Missing where it was moved last by a release that did not note it. */
  readonly moved_at?: Date;
  readonly locked_at: Date | null;
}

/** Who of the relays leads, until when, and how often that has changed. */
interface LeaseDocument {
  readonly _id: string;
  readonly holder: string;
  readonly term: number;
  readonly ends_at: Date;
}

type Parked = ParkedRow & { consumer: string };
type Request = Omit<ConsumerRequest, 'id'> & RequestOutcome & { _id: string; requested_at: Date };
/** Of the open one, `open` is true, and of the others it is missing: so there is one at most. */
type RepublicationDocument = Omit<Republication, 'id'> & { _id: string; requested_at: Date; open?: true };

export interface EventModels {
  readonly outbox: Model<OutboxDocument>;
  readonly inbox: Model<{ _id: string; consumer: string; event_id: string; taken_at: Date }>;
  readonly offsets: Model<OffsetDocument>;
  readonly parked: Model<Parked>;
  readonly requests: Model<Request>;
  readonly republications: Model<RepublicationDocument>;
  readonly counters: Model<{ _id: string; last: number }>;
  readonly leases: Model<LeaseDocument>;
}

// What is stored is what the code writes: these are no documents that people enter.
const options = { strict: false, versionKey: false, minimize: false, id: false } as const;

const indexed = <T>(fields: Record<string, unknown>, ...indexes: Parameters<Schema['index']>[]): Schema<T> => {
  const schema = new Schema<T>(fields as never, options);
  for (const index of indexes) schema.index(...index);
  return schema;
};

const textId = { _id: String };

const modelOf = <T>(connection: Connection, name: string, schema: () => Schema<T>): Model<T> =>
  (connection.models[name] as Model<T> | undefined) ?? connection.model<T>(name, schema(), name);

/** The collections that a service needs to publish and consume events, on its connection; `prepare` of the connection makes them. */
export const eventModels = ({ connection }: Pick<Documents, 'connection'>): EventModels => ({
  outbox: modelOf(connection, 'outbox', () =>
    indexed(textId, [{ position: 1 }, { unique: true }], [{ is_published: 1, position: 1 }], [{ published_at: 1 }]),
  ),
  inbox: modelOf(connection, 'inbox', () => indexed(textId, [{ consumer: 1, taken_at: 1 }])),
  offsets: modelOf(connection, 'consumer_offsets', () => indexed(textId, [{ consumer: 1, topic: 1, partition: 1 }, { unique: true }])),
  parked: modelOf(connection, 'parked_events', () =>
    indexed({}, [{ consumer: 1, topic: 1, partition: 1, offset: 1, event_id: 1 }, { unique: true }], [{ consumer: 1, topic: 1, key: 1 }]),
  ),
  requests: modelOf(connection, 'consumer_requests', () => indexed(textId, [{ consumer: 1, done_at: 1, requested_at: 1 }])),
  republications: modelOf(connection, 'republications', () =>
    indexed(textId, [{ open: 1 }, { unique: true, sparse: true }], [{ requested_at: 1 }]),
  ),
  counters: modelOf(connection, 'counters', () => indexed(textId)),
  leases: modelOf(connection, 'leases', () => indexed(textId)),
});
