import { expect, test } from '@jest/globals';
import { readsAsNumber } from './reads-as-number.ts';

test.each(['0300 1234567', '03001234567', '۰۳۰۰۱۲۳۴۵۶۷', '०३००१२३४५६७', '⓪③⓪⓪①②③④⑤⑥⑦', 'Sana 0300-1234567', '12', '4 2'])(
  '%s is a number',
  (name) => {
    expect(readsAsNumber(name)).toBe(true);
  },
);

test.each(['', 'Sana', 'Sana 2026', 'ثناء ۲', 'Ali the 3rd', 'A.B. Khan'])('%s is none', (name) => {
  expect(readsAsNumber(name)).toBe(false);
});
