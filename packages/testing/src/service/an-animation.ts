const screenOfTwoColours = Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff]);
/** One pixel that is shown for a tenth of a second. */
const frame = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
const end = Buffer.from([0x3b]);

/** A GIF of one pixel and so many frames. */
export const anAnimation = (frames: number): Buffer =>
  Buffer.concat([Buffer.from('GIF89a'), screenOfTwoColours, ...Array<Buffer>(frames).fill(frame), end]);
