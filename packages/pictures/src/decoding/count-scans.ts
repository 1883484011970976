const isRestartOrStuffing = (marker: number): boolean => marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * How often a JPEG starts a scan, read as its decoder reads it: markers inside of segments (a thumbnail in EXIF) and after its end (the
 * film that some phones append) do not count. Stops at `limit`.
 */
export const countScans = (jpeg: Uint8Array, limit: number): number => {
  let scans = 0;
  let at = 2;
  while (at + 3 < jpeg.length && scans < limit) {
    const marker = jpeg[at + 1] as number;
    if (jpeg[at] !== 0xff || marker === 0xff) at += 1;
    else if (isRestartOrStuffing(marker)) at += 2;
    else if (marker === 0xd9) return scans;
    else {
      if (marker === 0xda) scans += 1;
      at += 2 + (jpeg[at + 2] as number) * 256 + (jpeg[at + 3] as number);
    }
  }
  return scans;
};
