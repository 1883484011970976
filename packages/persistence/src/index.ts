export { connectDatabase, type DatabaseOptions } from './connect-database.ts';
export { connectionSettings, databaseTimeouts, settingsWithoutTimeouts, type ConnectionSettings } from './connection-settings.ts';
export { columnOf, fromColumns, toColumns } from './columns.ts';
export { countUpTo } from './count-up-to.ts';
export { createSaltsTable, dailySalts, dropSaltsTable, type SaltOf } from './daily-salts.ts';
export { dueRows, type DueRows } from './due-rows.ts';
export { isInfrastructureError, toAppError, violatedConstraint } from './database-errors.ts';
export { openSession, lockHoldingSession, sessionOf, type DatabaseSession } from './database-session.ts';
export { deletedAtOnce, inBatches } from './in-batches.ts';
export { migrate, type MigrateOptions } from './migrate.ts';
export { closeSharedDatabases, ensureDatabase, ensureLogin, ensureOwnDatabase, ensureRole } from './own-database.ts';
export { poolUse, type PoolUse } from './pool-use.ts';
export { preparedReads, usualReadPools, type ReadPools, type Reads, type ReadStatement } from './prepared-reads.ts';
export { preparedRows, sendPrepared } from './prepared-rows.ts';
export { readPage, type PageRead, type PageWanted } from './read-page.ts';
export { withoutTimeouts } from './response-timeout.ts';
export { sqlRows } from './sql-rows.ts';
export {
  afterCommit,
  joinTransaction,
  runTransaction,
  transactionRunner,
  type InTransaction,
  type Transaction,
} from './transaction-runner.ts';
export { causeIn, untilAnswered } from './unanswered.ts';
export { insertRow, insertRows, updateRow, type RowConflict } from './write-row.ts';
