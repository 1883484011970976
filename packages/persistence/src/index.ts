export {
  connectDatabase,
  connectionSettings,
  databaseTimeouts,
  settingsWithoutTimeouts,
  withoutTimeouts,
  type DatabaseOptions,
  type ConnectionSettings,
} from './connect-database.ts';
export {
  readNear,
  countUpTo,
  jsonInstant,
  quotedText,
  readJsonPage,
  readPage,
  rowsAsArray,
  rowsAsJson,
  sqlRows,
  whereListed,
  type Bind,
  type JsonList,
  type JsonPage,
  type ListWanted,
  type Nearby,
  type PageRead,
  type PageWanted,
  type PlacedRows,
  type ShownRows,
} from './read-page.ts';
export { columnOf, fromColumns, toColumns, insertRow, insertRows, insertTogether, updateRow, type RowConflict } from './write-row.ts';
export { createRunningCounts, foldRunningCounts, readRunningCounts, type CountedRows } from './running-counts.ts';
export { createSaltsTable, dailySalts, type SaltOf } from './daily-salts.ts';
export { dueInTurn, dueRows, deletedAtOnce, inBatches, rowBatches, type DueRows } from './due-rows.ts';
export { watchFullDisks, isInfrastructureError, toAppError, violatedConstraint, type FullDisks } from './database-errors.ts';
export {
  openSession,
  lockHoldingSession,
  sessionOf,
  closeSharedDatabases,
  ensureDatabase,
  ensureLogin,
  ensureOwnDatabase,
  ensureRole,
  type DatabaseSession,
} from './database-session.ts';
export { buildIndexes, migrate, withoutTransaction, type MigrateOptions } from './migrate.ts';
export {
  givenConnectionsSql,
  poolUse,
  afterCommit,
  commitsOf,
  runTransaction,
  transactionRunner,
  type PoolUse,
  type InTransaction,
  type Transaction,
} from './transaction-runner.ts';
export { preparedReads, usualReadPools, preparedRows, type ReadPools, type Reads, type ReadStatement } from './prepared-reads.ts';
