import { expect, test } from '@jest/globals';
import { latinDigits, parseNumber, parseRupees } from './typed-number.ts';

test.each(['1500', '1,500', '1 500', '1\u00a0500', '1،500', '۱۵۰۰', '١٥٠٠', '۱٬۵۰۰', '1500.00', '۱۵۰۰٫۰', ' \u20671500\u2069 '])(
  '%s is read as 1500',
  (text) => {
    expect([parseNumber(text), parseRupees(text)]).toEqual([1500, 1500]);
  },
);

test('thousands may be grouped as lakhs, decimals stay, and a minus is no sign to leave out', () => {
  expect(['1,50,000', '1,500,000', '12,34,56,789'].map(parseNumber)).toEqual([150_000, 1_500_000, 123_456_789]);
  expect(['15.5', '1,500.50', '-5', '−5', '0'].map(parseNumber)).toEqual([15.5, 1500.5, -5, -5, 0]);
});

test.each([
  '',
  ' ',
  'abc',
  '1e3',
  '0x10',
  '1,5',
  '1,50',
  '15,00',
  '1,500 000',
  '1.500.00',
  '1500.',
  '.5',
  '1--5',
  '+5',
  '5-',
  '12a',
  'Infinity',
])('"%s" is no number', (text) => {
  expect([parseNumber(text), parseRupees(text)]).toEqual([undefined, undefined]);
});

test.each([
  'Rs 1500',
  'Rs. 1,500',
  'rs1500',
  'PKR 1,500',
  '₨ 1500',
  '1500/-',
  'Rs. 1,500/-',
  '1500 /=',
  '1,500 روپے',
  '۱۵۰۰ روپے',
  '1500 rupees',
])('an amount may have its currency: %s; a count may not', (text) => {
  expect([parseRupees(text), parseNumber(text)]).toEqual([1500, undefined]);
});

test.each(['Rs', '/-', 'USD 1500', 'Rs. Rs. 1500', '1500 -/'])('"%s" is no amount', (text) => {
  expect(parseRupees(text)).toBeUndefined();
});

test('digits of an Urdu and of an Arabic keyboard become 0 to 9, all else stays', () => {
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ سال')).toBe('0123456789 0123456789 سال');
});
