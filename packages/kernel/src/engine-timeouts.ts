/**
 * How long each engine may keep us waiting, in milliseconds, before it counts as down: the one table that all adapters read.
 * `connect` is the time to a connection, `answer` the longest silence after a question.
 */
export const engineTimeouts = {
  database: {
    connect: 5_000,
    /** To a free connection of the pool, `connect` included. */
    acquire: 8_000,
    /**
     * After this silence the connection is given up. With `acquire` it makes the longest wait of a request whose database froze;
     * the gateway waits longer, so that the service's own answer (503) is what the caller reads.
     */
    answer: 10_000,
    /** The server ends a statement after this, and says so: shorter than `answer`. */
    statement: 8_000,
    /** Shorter than `statement`, and longer than `idleInTransaction`: a lock that is freed by it is had. */
    lock: 7_000,
    /** Frees the locks of a process that is frozen. */
    idleInTransaction: 6_000,
    /** To the end of a connection that we close. */
    goodbye: 2_000,
    idleConnection: 30_000,
    keepAliveDelay: 5_000,
    /** The server forgets a client that vanished (power, network) after this, and its locks with it. */
    vanished: 20_000,
  },
  bus: { connect: 2_000, answer: 5_000 },
  objectStore: { connect: 2_000, answer: 5_000 },
  /** `connect` to the end of the greeting, which servers let strangers wait for; a message may take both together. */
  mail: { connect: 5_000, answer: 10_000 },
} as const;
