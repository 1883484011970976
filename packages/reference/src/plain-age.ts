import { latinDigits } from './typed-number.ts';

export type AgeUnit = 'day' | 'week' | 'month' | 'year';

const words: readonly [AgeUnit, RegExp][] = [
  ['day', /^(days?|دن)$/],
  ['week', /^(weeks?|wks?|ہفتہ|ہفتے)$/],
  ['month', /^(months?|mos?|ماہ|مہینہ|مہینے)$/],
  ['year', /^(years?|yrs?|سال)$/],
];

export interface PlainAge {
  readonly count: number;
  readonly unit: AgeUnit;
}

/** Age is free text. A plain one ("2 years", "8 ماہ") is read, so that it can be shown in the reader's language. */
export const plainAge = (text: string): PlainAge | undefined => {
  const found = /^(\d{1,3})\s*([\p{L}]+)\.?(?:\s+old)?$/u.exec(latinDigits(text).trim().toLowerCase());
  const unit = words.find(([, word]) => word.test(found?.[2] ?? ''))?.[0];
  return found && unit ? { count: Number(found[1]), unit } : undefined;
};
