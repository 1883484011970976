/** A time series of ours, as data: what it counts, and by what. */
export interface MetricDefinition {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly labels: readonly string[];
  /** One sentence, without its full stop; docs/metrics.md has it too. */
  readonly help: string;
}

/** Every metric of ours by its name. Times are in seconds. */
export const metricDefinitions = {
  paltu_http_requests_total: {
    kind: 'counter',
    labels: ['method', 'route', 'status'],
    help: 'Requests that ended, by the path of their route; `other` is what has no route, such as pages of the web app; status 499: the caller left first',
  },
  paltu_http_errors_total: {
    kind: 'counter',
    labels: ['route', 'code'],
    help: 'Answers with an error body, by its code; `server.fault` is a fault of ours',
  },
  paltu_http_request_duration_seconds: {
    kind: 'histogram',
    labels: ['method', 'route'],
    help: 'From the head of a request to the end of its answer',
  },
  paltu_http_requests_in_flight: {
    kind: 'gauge',
    labels: [],
    help: 'Requests that are being answered now',
  },
  paltu_outbox_unpublished_events: {
    kind: 'gauge',
    labels: [],
    help: 'Events that are stored and not on the bus yet; counted to 10,000',
  },
  paltu_outbox_oldest_unpublished_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Age of the oldest of them; 0 when there is none',
  },
  paltu_relay_is_leader: {
    kind: 'gauge',
    labels: [],
    help: '1 for the one instance of a service that publishes, 0 for those that stand by',
  },
  paltu_relay_missing_topics: {
    kind: 'gauge',
    labels: [],
    help: 'Topics that the bus does not have although events wait for them; 0 for an instance that stands by',
  },
  paltu_consumer_lag_seconds: {
    kind: 'gauge',
    labels: ['consumer'],
    help: 'For how long a consumer has not been at the end of its topics; 0 when it is',
  },
  paltu_consumer_parked_events: {
    kind: 'gauge',
    labels: ['consumer'],
    help: 'Events that a consumer refused, and those that wait behind them',
  },
  paltu_consumer_events_total: {
    kind: 'counter',
    labels: ['consumer', 'outcome'],
    help: 'Events that a consumer is done with: `applied` or `parked`',
  },
  paltu_mails_waiting: {
    kind: 'gauge',
    labels: [],
    help: 'Mails of a service that sends some which wait to be sent; counted to 10,000 in each of its queues',
  },
  paltu_mails_oldest_waiting_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Age of the oldest of them; 0 when there is none',
  },
  paltu_database_connections: {
    kind: 'gauge',
    labels: ['pool', 'state'],
    help: 'Connections of a pool (`main`, `prepared` and `searches` for reads): `used` and `free`',
  },
  paltu_database_connections_max: {
    kind: 'gauge',
    labels: [],
    help: 'Most connections to PostgreSQL that this process may hold',
  },
  paltu_database_connections_server_limit: {
    kind: 'gauge',
    labels: [],
    help: 'Connections that PostgreSQL gives to all processes together',
  },
  paltu_database_waiting: {
    kind: 'gauge',
    labels: ['pool'],
    help: 'Queries and transactions that wait for a connection of a pool',
  },
  paltu_revoked_sessions_followed: {
    kind: 'gauge',
    labels: [],
    help: '1 while revoked sessions are followed on the bus, 0 while the bus cannot be followed',
  },
  paltu_news_streams: {
    kind: 'gauge',
    labels: [],
    help: 'Browsers that the gateway shows as it happens what a member has to look at anew',
  },
  paltu_door_waiting_requests: {
    kind: 'gauge',
    labels: [],
    help: 'Requests that wait at the gateway until it is the turn of their address',
  },
  paltu_door_refused_requests_total: {
    kind: 'counter',
    labels: [],
    help: 'Requests that the gateway answered 503, for more wait than it holds',
  },
  paltu_upstream_calls: {
    kind: 'gauge',
    labels: ['upstream', 'calls', 'state'],
    help: 'Calls (`read`; `small`, which change something; `upload`) that the gateway has at a service: `running`, and `waiting` for a place',
  },
  paltu_upstream_refused_calls_total: {
    kind: 'counter',
    labels: ['upstream', 'calls'],
    help: 'Calls that found no place at a service, and were answered 503',
  },
  paltu_upstream_retried_calls_total: {
    kind: 'counter',
    labels: ['upstream'],
    help: 'Calls that failed at one replica and were sent to another',
  },
  paltu_upstream_replica_used: {
    kind: 'gauge',
    labels: ['upstream', 'replica'],
    help: '1 while the gateway sends calls to a replica, 0 while it leaves it alone: not ready, silent, or one that answers no calls',
  },
  paltu_cache_reads_total: {
    kind: 'counter',
    labels: ['outcome'],
    help: 'Public reads that the gateway could answer by itself: `kept` was in memory, `shared` came with an equal one, `asked` went to the service',
  },
  paltu_cache_bytes: {
    kind: 'gauge',
    labels: [],
    help: 'Memory of the answers that the gateway keeps',
  },
  paltu_cache_current: {
    kind: 'gauge',
    labels: [],
    help: '1 while the gateway consumes changes and may answer from memory, 0 while it asks for every read',
  },
  paltu_limits_fallback_active: {
    kind: 'gauge',
    labels: [],
    help: '1 while Redis is away and the gateway counts calls for itself alone; callers that it refused are `paltu_http_errors_total` with code `request.too-many`',
  },
} as const satisfies Record<string, MetricDefinition>;

export type MetricName = keyof typeof metricDefinitions;

/** The names of all metrics of one kind. */
export type MetricOf<Kind extends MetricDefinition['kind']> = {
  [Name in MetricName]: (typeof metricDefinitions)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

/** A value for each label of a metric. */
export type LabelsOf<Name extends MetricName> = Readonly<Record<(typeof metricDefinitions)[Name]['labels'][number], string>>;

/** One value of a gauge. */
export interface Reading<Name extends MetricName> {
  readonly labels: LabelsOf<Name>;
  readonly value: number;
}

/** What a process counts and measures of itself. */
export interface Metrics {
  /** Adds one to a counter. */
  count<Name extends MetricOf<'counter'>>(name: Name, labels: LabelsOf<Name>): void;
  /** Adds `by` to a counter. */
  add<Name extends MetricOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by: number): void;
  /** Takes one duration, in seconds. */
  observe<Name extends MetricOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, seconds: number): void;
  /** Reads a gauge whenever somebody asks; while `read` rejects or takes over two seconds, the gauge has no value. */
  watch<Name extends MetricOf<'gauge'>>(name: Name, read: () => readonly Reading<Name>[] | Promise<readonly Reading<Name>[]>): void;
}

const nothing = (): void => undefined;

/** For a process that nobody measures. */
export const noMetrics: Metrics = { count: nothing, add: nothing, observe: nothing, watch: nothing };
