import { expect, test } from '@jest/globals';
import { refusal } from './app-error.ts';
import { visibleTo, type MemberId, type Viewer } from './ids.ts';

const notFound = refusal('not-found', 'stay.not-found', 'There is no such stay');
const owner = 'owner' as MemberId;
const viewers: readonly (Viewer | undefined)[] = [
  undefined,
  { userId: 'other' as MemberId, role: 'user' },
  { userId: owner, role: 'user' },
  { userId: 'other' as MemberId, role: 'admin' },
];

test('what is public everybody sees, and its owner and admins see more of it', () => {
  expect(viewers.map((viewer) => visibleTo(viewer, owner, true, notFound))).toEqual([false, false, true, true]);
});

test('what is not public exists for its owner and admins alone', () => {
  const [nobody, other, ...privileged] = viewers;
  for (const viewer of [nobody, other]) expect(() => visibleTo(viewer, owner, false, notFound)).toThrow('There is no such stay');
  expect(privileged.map((viewer) => visibleTo(viewer, owner, false, notFound))).toEqual([true, true]);
});
