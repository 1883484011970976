import { readFile } from 'node:fs/promises';
import { countScans } from './count-scans.ts';
import { maxScans, type PictureHeader } from './judge-header.ts';
import { fromFile } from './safe-sharp.ts';

const bytesPerSample: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 };
const widestSample = 16;

/** What the header of the picture declares; nothing of it is decoded. @throws Error when it is none */
export const readHeader = async (path: string): Promise<PictureHeader> => {
  const { format, width, height, channels, depth, isProgressive, pages = 1 } = await fromFile(path).metadata();
  const scans = format === 'jpeg' ? countScans(await readFile(path), maxScans + 1) : 1;
  return {
    width,
    height,
    channels,
    bytesPerSample: bytesPerSample[depth] ?? widestSample,
    isInterlaced: isProgressive || scans > 1,
    scans,
    frames: pages,
  };
};
