/**
 * How long each dependency may keep us waiting, in milliseconds, before it counts as down: the one table that all adapters read.
 * `connect` is the time to a connection, `response` the longest time without a byte after a request.
 */
export const dependencyTimeouts = {
  database: {
    connect: 5_000,
    /** To a free connection of the pool, `connect` included. */
    acquire: 8_000,
    /**
     * After this time the connection is closed. With `acquire` it makes the longest wait of a request whose database is frozen;
     * the gateway waits longer, so that the caller gets the service's own answer (503).
     */
    response: 10_000,
    /** The server cancels a statement after this and reports it: shorter than `response`. */
    statement: 8_000,
    /** The same for what answers a list: a caller who waits for longer has left. */
    read: 3_000,
    /** Shorter than `statement`, and longer than `idleInTransaction`: a lock that this one frees is granted in time. */
    lock: 7_000,
    /**
     * A migration that waits for a table makes everybody wait who comes after it: it gives up, and tries again later. Shorter than `read`,
     * so that nobody's read is cancelled for it.
     */
    migrationLock: 1_000,
    /** Frees the locks of a process that is frozen. */
    idleInTransaction: 6_000,
    /** Frees the locks that belong to a session of a process that is frozen: a live holder of such a lock asks far more often. */
    idleSession: 10_000,
    /** To the end of a connection that we close. */
    close: 2_000,
    idleConnection: 30_000,
    keepAliveDelay: 5_000,
    /** The server drops a client that is unreachable (power, network), with its locks, after this. */
    tcpUser: 20_000,
  },
  bus: { connect: 2_000, response: 5_000 },
  /** A request waits for it before anything else is done, and can do without. */
  limits: { connect: 1_000, response: 300 },
  objectStore: { connect: 2_000, response: 5_000 },
  /** `connect` lasts to the end of the greeting, which servers delay for strangers; a message may take both together. */
  mail: { connect: 5_000, response: 10_000 },
} as const;
