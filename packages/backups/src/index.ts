export { backupsIn, beginBackup, type PartialBackup } from './backup-folder.ts';
export { checksumProblems, writeChecksums } from './checksums.ts';
export { countProblems, digestProblems, readContents, summaryOf, writeContents, type Contents } from './contents.ts';
export { copyObjects, readEveryObject } from './copy-objects.ts';
export { databaseFiles, writeArchive, writeLog } from './database-files.ts';
export { lockBackups } from './lock-backups.ts';
