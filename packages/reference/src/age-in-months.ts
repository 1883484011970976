import { foldText } from './fold-text.ts';
import { mostMonths } from './listing-limits.ts';

const unitsByMonths: readonly (readonly [months: number, words: string])[] = [
  [12, 'year years yr yrs y yo سال برس'],
  [1, 'month months mth mths mo mos m ماہ مہینہ مہینے مہینا مہینوں'],
  [12 / 52, 'week weeks wk wks w ہفتہ ہفتے ہفتوں'],
  [12 / 365, 'day days d دن دنوں روز'],
];
const monthsIn = new Map(unitsByMonths.flatMap(([months, words]) => words.split(' ').map((word) => [word, months] as const)));

const counted = [
  'zero one two three four five six seven eight nine ten eleven twelve',
  'صفر ایک دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ',
];
const numbers = new Map<string, number>(
  [
    ...counted.flatMap((words) => words.split(' ').map((word, value) => [word, value] as const)),
    ...Object.entries({ a: 1, an: 1, half: 0.5, چھے: 6, آدھا: 0.5, ڈیڑھ: 1.5, ڈھائی: 2.5, اڑھائی: 2.5 }),
  ].map(([word, value]) => [foldText(word), value]),
);

/** Words that an age may stand among and that change nothing about it. */
const fillers = new Set('age aged old about approx approximately around nearly almost and of کا کی کے اور عمر تقریبا قریب'.split(' '));

const partsOf = (text: string): readonly string[] | undefined => {
  const folded = foldText(text).replaceAll('٫', '.');
  const parts = folded.match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu);
  // A sign that has a meaning, as in "2-3 years" or "< 1 year", makes it another age.
  return /^[\p{L}\p{M}\d\s.,،()~]*$/u.test(folded) && parts !== null ? parts : undefined;
};

const numberOf = (part: string): number | undefined => numbers.get(part) ?? (/^\d/.test(part) ? Number(part) : undefined);

/**
 * How many whole months an owner's words for an age mean ("2 years", "1 yr 6 months", "ڈیڑھ سال", "۳ ماہ"), in either language; null where they
 * mean none that is sure ("puppy", "2", "2-3 years").
 */
export const ageInMonths = (age: string): number | null => {
  const parts = partsOf(age)?.filter((part) => !fillers.has(part)) ?? [];
  let months = 0;
  for (let index = 0; index < parts.length; index += 2) {
    const count = numberOf(parts[index] ?? '');
    const unit = monthsIn.get(parts[index + 1] ?? '');
    if (count === undefined || unit === undefined) return null;
    months += count * unit;
  }
  // Twelve months of four weeks and a bit are a year: what is short by a rounding error is whole.
  const whole = Math.floor(months + 1e-6);
  return parts.length > 0 && whole <= mostMonths ? whole : null;
};
