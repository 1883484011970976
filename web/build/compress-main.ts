// Compresses the built site in a folder: compress-main.ts <folder>. A program of its own, for what it takes of memory is given back at its end.
import { compressFiles } from './compress-files.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder is to be compressed? compress-main.ts <folder>');
await compressFiles(folder);
