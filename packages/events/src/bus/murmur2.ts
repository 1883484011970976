const SEED = 0x9747b28c;
const M = 0x5bd1e995;
const R = 24;

const scramble = (word: number): number => {
  const multiplied = Math.imul(word, M);
  return Math.imul(multiplied ^ (multiplied >>> R), M);
};

/** Kafka's variant of murmur2 over the bytes of a key, as a signed 32-bit integer. */
export const murmur2 = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rest = bytes.length & 3;
  const end = bytes.length - rest;
  let hash = SEED ^ bytes.length;
  for (let at = 0; at < end; at += 4) hash = Math.imul(hash, M) ^ scramble(view.getInt32(at, true));
  if (rest > 0) {
    for (let at = bytes.length - 1; at >= end; at -= 1) hash ^= view.getUint8(at) << (8 * (at - end));
    hash = Math.imul(hash, M);
  }
  hash = Math.imul(hash ^ (hash >>> 13), M);
  return hash ^ (hash >>> 15);
};

/** The partition that Kafka's default partitioner gives this key: both adapters use it. */
export const partitionOf = (key: string, partitions: number): number => (murmur2(Buffer.from(key, 'utf8')) & 0x7fffffff) % partitions;
