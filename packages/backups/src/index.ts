export { backupsIn, beginBackup, checksumProblems, writeChecksums, lockBackups, type PartialBackup } from './backup-folder.ts';
export { countProblems, digestProblems, readContents, summaryOf, writeContents, type Contents } from './contents.ts';
export { copyObjects, readEveryObject, databaseFiles, writeArchive, writeLog } from './copies.ts';
