export { backupsIn, beginBackup, type PartialBackup } from './backup-folder.ts';
export { checksumProblems, writeChecksums } from './checksums.ts';
export { countProblems, databaseProblems, readContents, summaryOf, writeContents, type Contents } from './contents.ts';
export { copyObjects, readEveryObject } from './copy-objects.ts';
export { lockBackups } from './lock-backups.ts';
