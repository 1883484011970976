import { clockTimeAt } from '@paltu/reference';
import type { Notice, NoticeParams } from './notice.ts';
import { wordsEn, type NoticeWords } from './words-en.ts';
import { wordsUr } from './words-ur.ts';

export const noticeWords: Readonly<Record<'en' | 'ur', NoticeWords>> = { en: wordsEn, ur: wordsUr };

/** A name runs in its own direction, whatever stands around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

const shown = (instant: string): string => {
  const { date, time } = clockTimeAt(new Date(instant));
  return isolated(`${date} ${time}`);
};

/** What stands in the words of a notice; instants as calendar and clock show them in Pakistan. */
export const valuesOf = ({ startsAt = '', until = '', ...params }: NoticeParams): Record<string, string> => {
  const named = Object.entries(params).map(([name, value]) => [name, isolated(value)] as const);
  const moments = Object.entries({ when: startsAt, end: until }).flatMap(([name, instant]) =>
    instant === '' ? [] : [[name, shown(instant)]],
  );
  return Object.fromEntries([...named, ...moments]) as Record<string, string>;
};

/** The notice in English, for who reads the API alone; the web has words of its own. */
export const messageOf = ({ type, params }: Pick<Notice, 'type' | 'params'>): string => {
  const values = valuesOf(params);
  return wordsEn.of[type].text.replace(/\{(\w+)\}/g, (sign, name: string) => values[name] ?? sign);
};
