import { mostRupees, parseNumber, parseRupees } from '@paltu/reference';
import type { Rule } from '../form/form-rules.ts';
import { formatNumber } from '../format/format.ts';

interface Kind {
  read: (text: string) => number | undefined;
  /** What is wrong with a number that is not whole. */
  notWhole: 'work:number.rupees' | 'work:number.whole';
}

function wholeOf({ read, notWhole }: Kind, least: number, most: number): Rule<string, unknown> {
  return (text) => {
    if (text.trim() === '') return false;
    const number = read(text);
    if (number === undefined) return 'work:number.unread';
    if (!Number.isInteger(number)) return notWhole;
    const isWithin = number >= least && number <= most;
    return !isWithin && { key: 'work:number.range', values: { least: formatNumber(least), most: formatNumber(most) } };
  };
}

/** Whole rupees as people type them, both ends included. An empty field is fine: `required` asks for more. */
export function wholeRupees(least: number, most = mostRupees): Rule<string, unknown> {
  return wholeOf({ read: parseRupees, notWhole: 'work:number.rupees' }, least, most);
}

/** A whole number of anything else, likewise. */
export function wholeNumber(least: number, most: number): Rule<string, unknown> {
  return wholeOf({ read: parseNumber, notWhole: 'work:number.whole' }, least, most);
}

/** The number in a field whose rule is kept; 0 for an empty one. */
export function typedNumber(text: string): number {
  return parseRupees(text) ?? 0;
}
