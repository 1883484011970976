import { expect, test } from '@jest/globals';
import { sentenceCell, withTable } from './table-of-document.ts';

const document = (...rows: string[]): string =>
  ['before', '', '| event | by | why |', '| --- | --- | --- |', ...rows, '', 'after'].join('\n');
const headings = ['event', 'by', 'why'];

test('what the code knows is written anew, and what a person wrote beside it stays', () => {
  const rows = [
    { key: '`A`', known: { by: 'pets' }, usual: { why: 'new' } },
    { key: '`B`', known: { by: '' }, usual: { why: 'new' } },
  ];
  expect(withTable(document('| `A` | auth | because |', '| `Gone` | auth | once |'), headings, rows)).toBe(
    document('| `A` | pets | because |', '| `B` | | new |'),
  );
});

test('a document without the table is refused', () => {
  expect(() => withTable('nothing', headings, [])).toThrow('no table with the headings event, by, why');
});

test('a sentence in a cell has no capital and no full stop, and a name keeps its letters', () => {
  expect(sentenceCell('A member created one: nobody listens yet. ')).toBe('a member created one: nobody listens yet');
  expect(sentenceCell('SMS are sent.')).toBe('SMS are sent');
});
