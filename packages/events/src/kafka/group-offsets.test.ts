import { beforeEach, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { groupOffsets, offsetsOutOfRange, type GroupOffsets, type OutOfRangeOffsets } from './group-offsets.ts';

const partition = { topic: 'pets.pet.v1', partition: 1 };

let offsets: GroupOffsets;

let end: number;

let outOfRange: OutOfRangeOffsets;

let clock: number;

/** The row of the group in its database shows it; each commit has a time of its own. */
const committed = (offset: number) => ({ ...partition, offset, movedAt: new Date((clock += 1)) });

const refresh = (row: ReturnType<typeof committed>) => offsets.beginRefresh()([row]);

const grow = (to: number): Promise<unknown> => {
  end = to;
  return outOfRange.check(0);
};

beforeEach(() => {
  clock = 0;
  offsets = groupOffsets();
  outOfRange = offsetsOutOfRange({
    admin: { recentHeads: async () => ({ askedAt: 0, offsets: [{ ...partition, offset: end }], missing: [] }) },
    topics: [partition.topic],
    offsets,
    logger: silentLogger,
    reader: { group: 'moderation.reviews' },
  });
});

test('an offset beyond the end is lost, and stays so when the log is longer again: what is missing was never read', async () => {
  const row = committed(3);
  refresh(row);
  await grow(1);
  expect(outOfRange.has(partition)).toBe(true);
  await grow(7);
  refresh(row);
  expect(outOfRange.has(partition)).toBe(true);
  expect(outOfRange.all()).toMatchObject([{ ...partition, offset: 3 }]);
});

test('so is one that this instance committed itself, before and after it has read when that was', async () => {
  offsets.set(partition, 3);
  await grow(1);
  refresh(committed(3));
  await grow(7);
  expect(outOfRange.has(partition)).toBe(true);
});

const expectInRange = async (): Promise<void> => {
  expect([outOfRange.has(partition), outOfRange.any()]).toEqual([false, false]);
  await grow(3);
  expect([outOfRange.has(partition), outOfRange.any(), outOfRange.all()]).toEqual([false, false, []]);
};

test('a group that was rewound is in range, though this instance has read up to the same offset again', async () => {
  refresh(committed(1));
  await grow(0);
  expect(refresh(committed(0))).toMatchObject([{ ...partition, offset: 0 }]);
  end = 1;
  offsets.set(partition, 1);
  await expectInRange();
});

test('so it is where another instance has done that before this one looked', async () => {
  refresh(committed(1));
  await grow(0);
  end = 1;
  refresh(committed(1));
  await expectInRange();
});
