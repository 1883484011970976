export { instantProblems, openBaseBackup, type BackupInstant, type BaseBackup, type WalSegment } from './base-backup.ts';
export { readEveryTable, type TableDigest, type TableDigests } from './table-digests.ts';
