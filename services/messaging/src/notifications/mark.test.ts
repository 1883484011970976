import { expect, test } from '@jest/globals';
import { noticesOfMarks, type Marks } from './mark.ts';

const none: Marks = { verified: false, featured: false, hidden: false, registered: false, sentBack: 0 };

test.each<[Partial<Marks>, Partial<Marks>, string[]]>([
  [{}, {}, []],
  [{}, { verified: true, featured: true }, ['mark.verified', 'mark.featured']],
  [{ verified: true }, {}, ['mark.unverified']],
  [{ featured: true }, {}, []],
  [{ sentBack: 1 }, { sentBack: 2 }, ['mark.sent-back']],
  [{ sentBack: 2 }, { sentBack: 0, verified: true }, ['mark.verified']],
  [{}, { hidden: true }, ['mark.hidden']],
  [{ hidden: true }, {}, ['mark.shown']],
  [{}, { registered: true }, ['mark.registered']],
])('from %j to %j the owner is notified of %j', (before, after, types) => {
  expect(noticesOfMarks({ ...none, ...before }, { ...none, ...after }, false)).toEqual(types);
});

test('whose mark ends while papers are checked is asked for no others', () => {
  expect(noticesOfMarks({ ...none, verified: true }, none, true)).toEqual(['mark.checked-again']);
});
