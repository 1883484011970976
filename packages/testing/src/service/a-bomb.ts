import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), body]);
  const frame = Buffer.alloc(8 + named.length);
  frame.writeUInt32BE(body.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
};

/** A larger one is cut off here: it is refused by its header, and to pack all of it would take long. */
const mostBytes = 50_000_000;

/** A PNG of a few kilobytes whose header claims `side` × `side` pixels. */
export const aBomb = (side = 7_000): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(side * (Math.ceil(side / 8) + 1), mostBytes)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

/** A JPEG that is exactly `size` bytes long: readers ignore what follows its end. */
export const padded = (picture: Buffer, size: number): Buffer => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
