import { foldText } from './fold-text.ts';
import { mostMonths } from './listing-limits.ts';

interface Unit {
  readonly months: number;
  readonly days: number;
}

const spellings: readonly (readonly [Unit, words: string])[] = [
  [{ months: 12, days: 0 }, 'year years yr yrs y yo سال برس'],
  [{ months: 1, days: 0 }, 'month months mth mths mo mos m ماہ مہینہ مہینے مہینا مہینوں'],
  [{ months: 0, days: 7 }, 'week weeks wk wks w ہفتہ ہفتے ہفتوں'],
  [{ months: 0, days: 1 }, 'day days d دن دنوں روز'],
];
const units = new Map(spellings.flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)));

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

/** An age as its owner typed it. */
export interface TypedAge {
  readonly days: number;
  /** Whether days or weeks were typed; else `days` are those of as many months and years of usual length. */
  readonly isExact: boolean;
  /** With their fraction. */
  readonly months: number;
}

/** Of the young four weeks are a month: eight weeks are two. Fifty-two are a year. */
const monthsOfDays = (days: number): number => (days <= 84 ? days / 28 : Math.max(3, (days * 12) / 364));

const daysOfMonths = (months: number): number => (months * 365.25) / 12;

/** What is short of it by a rounding error is whole. */
export const whole = (count: number): number => Math.floor(count + 1e-6);

const readAge = (text: string): TypedAge | null => {
  const parts = partsOf(text)?.filter((part) => !fillers.has(part)) ?? [];
  if (parts.length === 0) return null;
  let [months, days] = [0, 0];
  for (let index = 0; index < parts.length; index += 2) {
    const count = numberOf(parts[index] ?? '');
    const unit = units.get(parts[index + 1] ?? '');
    if (count === undefined || unit === undefined) return null;
    months += count * unit.months;
    days += count * unit.days;
  }
  return { days: whole(daysOfMonths(months) + days), isExact: months === 0, months: months + monthsOfDays(days) };
};

/** The same age in other words, as in "12 months (1 year)" and "1 year, 12 months": it counts once. */
const restated = (text: string): TypedAge | undefined => {
  const [first = '', second = '', ...more] = text.split(/[(,،]/);
  const [one, other] = [readAge(first), readAge(second.replace(')', ''))];
  return more.length === 0 && one !== null && other !== null && whole(one.months) === whole(other.months) ? one : undefined;
};

/**
 * What an owner's words for an age mean ("2 years", "1 yr 6 months", "ڈیڑھ سال", "۳ ماہ", "8 weeks"), in either language; null where they
 * mean nothing that is sure ("puppy", "2", "2-3 years").
 */
export const typedAge = (text: string): TypedAge | null => {
  const typed = restated(text) ?? readAge(text);
  return typed !== null && whole(typed.months) <= mostMonths ? typed : null;
};
