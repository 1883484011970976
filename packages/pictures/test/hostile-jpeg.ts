interface Segment {
  readonly marker: number;
  readonly at: number;
}

const startOfScan = 0xda;

const segmentsOf = (jpeg: Buffer): Segment[] => {
  const segments = [];
  for (let at = 2; at < jpeg.length - 1;) {
    const marker = jpeg[at + 1] as number;
    const isSegment = jpeg[at] === 0xff && marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7);
    if (isSegment) segments.push({ marker, at });
    if (!isSegment) at += 1;
    else at += marker === 0xd9 ? 2 : 2 + jpeg.readUInt16BE(at + 2);
  }
  return segments;
};

// Coefficients 1 to 63 of one component, in full: the only kind that may be repeated without a warning.
const wholeScan = [1, 63, 0];

/** A progressive JPEG of one colour as one of `scans` scans, each without content but for the first two: a few bytes and much work. */
export const withScans = (jpeg: Buffer, scans: number): Buffer => {
  const segments = segmentsOf(jpeg);
  const starts = segments.filter(({ marker }) => marker === startOfScan);
  const parametersAt = ({ at }: Segment): number => at + jpeg.readUInt16BE(at + 2) - 1;
  const empty = starts.findIndex((start) => jpeg[parametersAt(start)] === 1 && jpeg[parametersAt(start) + 1] === 63);
  const from = starts[empty]!;
  const to = segments.find(({ at }) => at > from.at)!.at;
  const again = Buffer.from(jpeg.subarray(from.at, to));
  again.set(wholeScan, parametersAt(from) - from.at);
  return Buffer.concat([jpeg.subarray(0, from.at), ...Array.from({ length: scans - empty }, () => again), Buffer.from([0xff, 0xd9])]);
};
