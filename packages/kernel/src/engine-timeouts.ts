/**
 * How long each engine may keep us waiting, in milliseconds, before it counts as down: the one table that all adapters read.
 * `connect` is the time to a connection, `answer` the longest silence after a question.
 */
export const engineTimeouts = {
  database: {
    connect: 5_000,
    /** To a free connection of the pool, `connect` included. */
    acquire: 8_000,
    answer: 25_000,
    /** The server ends a statement after this, and says so: shorter than `answer`. */
    statement: 20_000,
    lock: 8_000,
    /** Frees the locks of a process that is frozen. */
    idleInTransaction: 6_000,
    idleConnection: 30_000,
    keepAliveDelay: 5_000,
  },
  bus: { connect: 2_000, answer: 5_000 },
  objectStore: { connect: 2_000, answer: 5_000 },
  /** `connect` to the end of the greeting, which servers let strangers wait for; a message may take both together. */
  mail: { connect: 5_000, answer: 10_000 },
} as const;
