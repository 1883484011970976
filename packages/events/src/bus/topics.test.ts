import { expect, test } from '@jest/globals';
import { anyCharacter } from '@paltu/testing/any-character';
import fc from 'fast-check';
import { murmur2, partitionOf } from './topics.ts';

// From org.apache.kafka.common.utils.UtilsTest.
test.each([
  ['21', -973932308],
  ['foobar', -790332482],
  ['a-little-bit-long-string', -985981536],
  ['a-little-bit-longer-string', -1486304829],
  ['lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8', -58897971],
  ['abc', 479470107],
])('a key hashes as in Kafka: %s', (key, hash) => {
  expect(murmur2(Buffer.from(key))).toBe(hash);
});

test('a key keeps its partition, which is one of the topic, in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.integer({ min: 1, max: 64 }), (key, partitions) => {
      const partition = partitionOf(key, partitions);
      expect(partition).toBe(partitionOf(key, partitions));
      expect(partition).toBeGreaterThanOrEqual(0);
      expect(partition).toBeLessThan(partitions);
    }),
  );
});

test('a key hashes the same wherever its bytes lie in memory', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.nat(7), (bytes, shift) => {
      const shifted = new Uint8Array(bytes.length + shift);
      shifted.set(bytes, shift);
      expect(murmur2(shifted.subarray(shift))).toBe(murmur2(bytes));
    }),
  );
});

test('keys of the usual form spread over all partitions', () => {
  const hit = new Set(Array.from({ length: 200 }, () => partitionOf(crypto.randomUUID(), 6)));
  expect(hit.size).toBe(6);
});
