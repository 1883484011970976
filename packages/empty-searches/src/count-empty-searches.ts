import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '@paltu/kernel';
import { clockTimeAt } from '@paltu/reference';
import { countedWordsOf, type EmptySearch } from './empty-search.ts';

/** A search that has been answered. */
interface AnsweredSearch {
  readonly list: string;
  readonly search: string;
  readonly isFound: boolean;
  /** The search before it, which found nothing, as the browser has it. */
  readonly insteadOf: string | undefined;
  readonly address: string;
}

interface EmptySearchCounter {
  note(answered: AnsweredSearch): void;
  /** Hands what has come since to `write`; where that rejects, it is handed out again. */
  flush(write: (searches: readonly EmptySearch[]) => Promise<void>): Promise<void>;
}

/** So many addresses have to search for the same on one day: of what fewer look for, nothing leaves the memory. */
const leastVisitors = 3;
/** Of one entry; visitors beyond are not counted. */
const mostVisitors = 200;
/** Of one address on one day: visitors of one carrier share addresses. */
const mostOfAddress = 50;
const mostAddresses = 20_000;
const mostEntries = 5_000;

type Key = Pick<EmptySearch, 'list' | 'words' | 'instead'>;

interface Entry extends Key {
  readonly visitors: Set<string>;
  /** How many of them are written. */
  written: number;
}

interface Day {
  readonly day: string;
  readonly salt: Buffer;
  readonly entries: Map<string, Entry>;
  /** How many entries each visitor counts for. */
  readonly taken: Map<string, number>;
}

const newDay = (day: string): Day => ({ day, salt: randomBytes(32), entries: new Map(), taken: new Map() });

const visitorOf = ({ salt }: Day, address: string): string => createHmac('sha256', salt).update(address).digest('base64url').slice(0, 12);

const keyOf = ({ list, words, instead }: Key): string => [list, words, instead].join('\n');

const entryIn = ({ entries }: Day, key: Key): Entry | undefined => {
  const name = keyOf(key);
  const known = entries.get(name);
  if (known !== undefined || entries.size >= mostEntries) return known;
  const added = { ...key, visitors: new Set<string>(), written: 0 };
  entries.set(name, added);
  return added;
};

/** Whether the visitor may count for one more entry. */
const take = ({ taken }: Day, visitor: string): boolean => {
  const count = taken.get(visitor) ?? 0;
  if (count >= mostOfAddress || (count === 0 && taken.size >= mostAddresses)) return false;
  taken.set(visitor, count + 1);
  return true;
};

const add = (day: Day, visitor: string, key: Key): void => {
  if (day.entries.get(keyOf(key))?.visitors.has(visitor) === true || !take(day, visitor)) return;
  const entry = entryIn(day, key);
  if (entry !== undefined && entry.visitors.size < mostVisitors) entry.visitors.add(visitor);
};

/** What an answered search counts as. */
const keyIn = (day: Day, visitor: string, { list, search, isFound, insteadOf = '' }: AnsweredSearch): Key | undefined => {
  const searched = countedWordsOf(search);
  if (searched === undefined) return undefined;
  if (!isFound) return { list, words: searched, instead: '' };
  const words = countedWordsOf(insteadOf);
  if (words === undefined || words === searched) return undefined;
  // Who never made that search claims something else.
  const isTrue = day.entries.get(keyOf({ list, words, instead: '' }))?.visitors.has(visitor) === true;
  return isTrue ? { list, words, instead: searched } : undefined;
};

/** Counts in the memory of this process, by addresses that nobody can read there, which it forgets with the day. */
export const emptySearchCounter = (clock: Clock): EmptySearchCounter => {
  const today = (): string => clockTimeAt(clock.now()).date;
  let current = newDay(today());
  let before = newDay('');
  const turnPage = (): Day => {
    if (current.day !== today()) [current, before] = [newDay(today()), current];
    return current;
  };
  const unwritten = ({ day, entries }: Day) =>
    [...entries.values()]
      .filter(({ visitors, written }) => visitors.size >= leastVisitors && visitors.size > written)
      .map((entry) => ({ day, entry, count: entry.visitors.size }));
  return {
    note: (answered) => {
      const day = turnPage();
      const visitor = visitorOf(day, answered.address);
      const key = keyIn(day, visitor, answered);
      if (key !== undefined) add(day, visitor, key);
    },
    flush: async (write) => {
      turnPage();
      const past = before;
      const changed = [...unwritten(past), ...unwritten(current)];
      if (changed.length > 0)
        await write(
          changed.map(({ day, entry: { list, words, instead, written }, count }) => ({
            list,
            day,
            words,
            instead,
            visitors: count - written,
          })),
        );
      for (const { entry, count } of changed) entry.written = count;
      // Unless a day has ended meanwhile.
      if (before === past) before = newDay('');
    },
  };
};
