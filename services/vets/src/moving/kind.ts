/** What a column holds: `instant` in milliseconds, `integer` up to 2⁵³, `json` any value that JSON has. */
type ColumnType = 'text' | 'integer' | 'number' | 'boolean' | 'instant' | 'bytes' | 'json';

/** One kind of thing that the service keeps: a table of PostgreSQL, a collection of MongoDB. */
export interface Kind {
  readonly name: string;
  /** The columns by which one differs from another, and in whose order they are moved. */
  readonly key: readonly string[];
  /** What is moved; what else a store has beside it follows from this. */
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** The fields of its documents are named as the columns are. */
  readonly hasColumnNames?: true;
}

/** One thing as JSON has it, by columns: instants as ISO 8601 in UTC, bytes in base64. */
export type State = Readonly<Record<string, unknown>>;

const file = { member_id: 'text', used_by: 'text', sent_at: 'instant', removed_at: 'instant' } as const;
const byId = { key: ['id'] } as const;

const things: readonly Kind[] = [
  {
    name: 'members',
    ...byId,
    columns: { id: 'text', version: 'integer', first_name: 'text', last_name: 'text', is_verified: 'boolean', picture: 'json' },
  },
  {
    name: 'contacts',
    ...byId,
    columns: {
      id: 'text',
      version: 'integer',
      email: 'text',
      is_email_verified: 'boolean',
      email_verified_at: 'instant',
      phone: 'text',
    },
  },
  { name: 'presences', ...byId, columns: { id: 'text', version: 'integer', is_away: 'boolean' } },
  {
    name: 'pictures',
    ...byId,
    columns: { id: 'text', ...file, is_public: 'boolean', width: 'integer', height: 'integer', bytes: 'integer' },
  },
  { name: 'papers', ...byId, columns: { id: 'text', ...file, name: 'text', size: 'integer', format: 'text' } },
  {
    name: 'vets',
    ...byId,
    columns: {
      id: 'text',
      document: 'json',
      rating: 'number',
      rating_sum: 'integer',
      reviews: 'integer',
      review_version: 'integer',
      patients: 'integer',
    },
  },
  {
    name: 'slots',
    ...byId,
    columns: { id: 'text', vet_id: 'text', starts_at: 'instant', ends_at: 'instant', is_booked: 'boolean' },
  },
  { name: 'appointments', ...byId, columns: { id: 'text', document: 'json' } },
  {
    name: 'interests',
    ...byId,
    columns: { id: 'text', owner_id: 'text', version: 'integer', likes: 'integer', views: 'integer' },
  },
  { name: 'likes', key: ['member_id', 'thing_id'], columns: { member_id: 'text', thing_id: 'text', liked_at: 'instant' } },
  {
    name: 'reviews',
    ...byId,
    columns: {
      id: 'text',
      thing_id: 'text',
      author_id: 'text',
      version: 'integer',
      rating: 'integer',
      comment: 'text',
      created_at: 'instant',
      updated_at: 'instant',
      is_hidden: 'boolean',
    },
  },
  { name: 'removed_reviews', ...byId, columns: { id: 'text', thing_id: 'text', author_id: 'text' } },
];

const partition = { consumer: 'text', topic: 'text', partition: 'integer' } as const;

const events: readonly Kind[] = [
  {
    name: 'outbox',
    key: ['position'],
    columns: {
      position: 'integer',
      id: 'text',
      aggregatetype: 'text',
      aggregateid: 'text',
      type: 'text',
      payload: 'text',
      headers: 'json',
      created_at: 'instant',
      published_at: 'instant',
    },
  },
  { name: 'inbox', key: ['consumer', 'event_id'], columns: { consumer: 'text', event_id: 'text', taken_at: 'instant' } },
  { name: 'consumer_offsets', key: ['consumer', 'topic', 'partition'], columns: { ...partition, next_offset: 'integer' } },
  {
    name: 'parked_events',
    key: ['consumer', 'topic', 'partition', 'offset', 'event_id'],
    columns: {
      ...partition,
      offset: 'integer',
      event_id: 'text',
      key: 'text',
      type: 'text',
      headers: 'json',
      value: 'bytes',
      appended_at: 'instant',
      reason: 'text',
      error: 'text',
      attempts: 'integer',
      parked_at: 'instant',
    },
  },
  {
    name: 'consumer_requests',
    ...byId,
    columns: {
      id: 'text',
      consumer: 'text',
      kind: 'text',
      key: 'text',
      event_id: 'text',
      requested_at: 'instant',
      done_at: 'instant',
      outcome: 'text',
    },
  },
  {
    name: 'republications',
    ...byId,
    columns: {
      id: 'text',
      state: 'text',
      after: 'text',
      is_read: 'boolean',
      events: 'integer',
      last_position: 'integer',
      requested_at: 'instant',
      done_at: 'instant',
      outcome: 'text',
    },
  },
];

/** The last position of the outbox that was given out, so that the next one follows it: in PostgreSQL a sequence. */
export const counters: Kind = { name: 'counters', key: ['id'], columns: { id: 'text', last: 'integer' }, hasColumnNames: true };
export const outboxCounter = 'outbox';

/** All that the service keeps but what begins anew with each process; what others name comes before them. */
export const kinds: readonly Kind[] = [...things, ...events.map((kind): Kind => ({ ...kind, hasColumnNames: true })), counters];

/** Why nothing is moved, in words for an operator. */
export class NotMoved extends Error {
  override readonly name = 'NotMoved';
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
};

const writers: Readonly<Record<ColumnType, (value: unknown) => unknown>> = {
  text: (value) => value,
  // PostgreSQL answers a bigint or numeric as text.
  integer: Number,
  number: Number,
  boolean: (value) => value,
  instant: (value) => (value as Date).toISOString(),
  bytes: (value) => Buffer.from(value as Uint8Array).toString('base64'),
  // Instants inside become text; names are sorted, for one of the stores keeps no order of them.
  json: (value) => sorted(JSON.parse(JSON.stringify(value))),
};

/** @param read the value of a column, as a driver answers it. */
export const toState = ({ columns }: Kind, read: (column: string) => unknown): State =>
  Object.fromEntries(
    Object.entries(columns).map(([column, type]) => {
      const value = read(column) ?? null;
      return [column, value === null ? null : writers[type](value)];
    }),
  );
