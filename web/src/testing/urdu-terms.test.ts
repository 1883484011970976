import { expect, test } from '@jest/globals';
import { stringsOf } from './locale-files.ts';

const english = stringsOf('en');
const urdu = stringsOf('ur');

/** What is not written any more, and what is written instead: one word for one thing, in every namespace. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/انسان/, 'ہماری ٹیم'],
  [/تصاویر/, 'تصویریں، تصویروں'],
  [/اشتہارات/, 'اشتہار، اشتہاروں'],
  [/جانچ جاری/, 'زیرِ جانچ'],
  [/مقام/, 'شہر'],
  [/خصوصی دیکھ بھال/, 'خصوصی ضروریات'],
  [/پالتو میں ترمیم|پالتو (حذف|محفوظ)/, 'اشتہار میں ترمیم، اشتہار حذف، اشتہار محفوظ'],
  [/\{\{name\}\} (کو مسترد|منظور ہو|مسترد ہو)/, 'کا اشتہار منظور، مسترد'],
  [/^(چھوٹا|درمیانہ|بڑا|بہت بڑا)$/, 'چھوٹی، درمیانی، بڑی (جسامت)'],
  [/اپنانا/, 'دینے کا طریقہ: مفت، فروخت، آزمائش'],
  [/گھر کا سدھا/, 'گھر میں صاف رہتا ہے'],
  [/کے ساتھ اچھا/, 'سے مانوس'],
  [/(ویکسین|نس بندی) شدہ/, 'ویکسین لگ چکی ہے، نس بندی ہو چکی ہے'],
  [/حوالگی/, 'نئے مالک کے حوالے'],
  [/سرگزشت/, 'اب تک کی پیش رفت'],
  [/جا رہی ہیں…/, 'اپ لوڈ ہو رہی ہیں'],
  [/کرتا\/کرتی/, 'مجھے … سے اتفاق ہے'],
  [/آگے لے جایا/, 'اگلا صفحہ کھل رہا ہے'],
  [/انگریزی حرف/, 'حرف (A–Z)'],
  [/علاج معالجہ/, 'ڈاکٹر کو باقاعدگی سے دکھانا'],
  [/^منسوخ$/, 'منسوخ کریں'],
  [/اپائنٹمنٹ/, 'ملاقات، ملاقات کا وقت'],
  [/\}\} کی فہرست|میری فہرست/, 'کا اشتہار، میرا اشتہار'],
  [/ٹوکری میں شامل کریں/, 'ٹوکری میں ڈالیں'],
];

test.each(replaced)('no Urdu text contains %s', (term) => {
  expect([...urdu].filter(([, text]) => term.test(text)).map(([key]) => key)).toEqual([]);
});

test('the brand is written in Latin letters, in Urdu too', () => {
  const named = [...english].filter(([, text]) => /\bPaltu\b/.test(text)).map(([key]) => key);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((key) => !urdu.get(key)?.includes('Paltu'))).toEqual([]);
});

test('numbers with spaces keep their order inside Urdu text: they are isolated', () => {
  const number = /\+?\d+(?: \d+)+/g;
  const loose = [...urdu].filter(([, text]) => text.replace(/\u2066[^\u2069]*\u2069/g, '').match(number));
  expect(loose.map(([key]) => key)).toEqual([]);
});

test('a percent sign never stands on a line without its number', () => {
  const parted = [...english, ...urdu].filter(([, text]) => text.includes(' %'));
  expect(parted.map(([key]) => key)).toEqual([]);
});

test.each(['Small', 'Medium', 'Large', 'Extra Large'])('the size %s is given in kilograms first', (size) => {
  const key = `post-listing:size.${size}`;
  expect(english.get(key)).toMatch(/kg.*lbs/);
  expect(urdu.get(key)).toMatch(/کلو.*پاؤنڈ/);
});
