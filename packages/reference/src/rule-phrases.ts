import { foldDisguises } from './fold-disguises.ts';

/** Letters that are typed for the ones they look like, inside a word: t0ken, adv@nce. */
const typedFor: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

const withinWord = /(?<=\p{L})[013457@$]{1,2}(?=\p{L})|(?<![\p{L}\d])[@$](?=\p{L})/gu;

/** t o k e n, t.o.k.e.n */
const spelledOut = /(?<![\p{L}\d])(?:\p{L}[ ._*-]{1,2}){2,}\p{L}(?![\p{L}\d])/gu;

/** tok.en, adv-ance */
const signInWord = /(?<=\p{L})[._*~-](?=\p{L})/gu;

const repeated = /(\p{L})\1+/gu;

/** Letters as they are compared: disguises undone, a letter that is repeated once. */
const foldLetters = (text: string): string => foldDisguises(text).text.replace(/['’`]/g, '').replace(repeated, '$1');

const sentenceEnd = /[.!?;\n]+(?=\s|$)/g;

const readOnce = (text: string): string => text.replace(sentenceEnd, ' | ').replace(/[^\p{L}\p{N}|]+/gu, ' ');

/** A text as phrases are looked for in it: words between single blanks, `|` where a sentence ends; with signs in its words, both ways to read them. */
export const readable = (text: string): string => {
  const folded = foldLetters(text)
    .replace(withinWord, (signs) => signs.replace(/./g, (sign) => typedFor[sign] ?? sign))
    .replace(spelledOut, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(repeated, '$1');
  const plain = readOnce(folded);
  const joined = readOnce(folded.replace(signInWord, ''));
  return ` ${plain}${joined === plain ? '' : ` | ${joined}`} `.replace(/ {2,}/g, ' ');
};

/** So many words may stand where a phrase has `…`. */
const mostBetween = 4;

/** A phrase has no more words than this, so that each is looked for in a time that no admin can make long. */
const mostWords = 24;

const gap = '...';

const sentenceBreak = '|';

const wordsOfPhrase = (phrase: string): string[] =>
  foldLetters(phrase.replaceAll('…', ` ${gap} `))
    .trim()
    .split(/\s+/);

const isWord = (word: string): boolean =>
  word.split('/').every((choice) => /^(?:##?|[\p{L}\p{N}-]+(?:\+[\p{L}\p{N}-]+)*\*?)$/u.test(choice));

/**
 * Whether a phrase can be looked for: words with blanks between them, of which one may have choices (`send/transfer`), any ending (`bhej*`),
 * be any number (`#`) or a sum of rupees (`##`), be two that are also written as one (`kar+do`), or stand for up to four others (`…`, not
 * at the ends). Phrases are compared as `readable` writes text.
 */
export const isPhrase = (phrase: string): boolean => {
  const words = wordsOfPhrase(phrase);
  return (
    words.length <= mostWords &&
    words[0] !== gap &&
    words.at(-1) !== gap &&
    words.some((word) => /\p{L}{2}/u.test(word)) &&
    words.every((word, index) => (word === gap ? words[index - 1] !== gap : isWord(word)))
  );
};

/** How many words of a text, from the one at an index on, one word of a phrase stands for: none where it is not there. */
type Choices = (text: readonly string[], at: number) => readonly number[];

const anyNumber = /^\d/;

/** Rupees rather than an age or a telephone number: three to six digits, of which the last three may stand alone, or thousands. */
const sum = /^(?:[1-9]\d{2,5}|000|\d{1,3}k)$/;

const choicesOf = (word: string): Choices => {
  const all = word.split('/').map((choice) => (choice.startsWith('#') ? choice : choice.replace(/[^\p{L}\p{N}+*]/gu, '')));
  const numbers = [...(all.includes('#') ? [anyNumber] : []), ...(all.includes('##') ? [sum] : [])];
  const exact = new Set(all.map((choice) => choice.replaceAll('+', '')));
  const starts = all.filter((choice) => choice.endsWith('*')).map((choice) => choice.slice(0, -1).replaceAll('+', ''));
  const severals = all.filter((choice) => choice.includes('+')).map((choice) => choice.split('+'));
  const isOne = (one: string): boolean =>
    exact.has(one) || starts.some((start) => one.startsWith(start)) || numbers.some((number) => number.test(one));
  const isAll = (parts: readonly string[], text: readonly string[], at: number): boolean =>
    parts.every((part, index) => (part.endsWith('*') ? text[at + index]?.startsWith(part.slice(0, -1)) : text[at + index] === part));
  return (text, at) => {
    const one = text[at];
    if (one === undefined || one === sentenceBreak) return [];
    const lengths = severals.filter((parts) => isAll(parts, text, at)).map((parts) => parts.length);
    return isOne(one) ? [1, ...lengths] : lengths;
  };
};

/** Where something of a phrase ends in a text, and the first place from which it begins. */
type Reached = ReadonlyMap<number, number>;

const reach = (all: readonly (readonly [end: number, start: number])[]): Reached => {
  const reached = new Map<number, number>();
  for (const [end, start] of all) reached.set(end, Math.min(start, reached.get(end) ?? start));
  return reached;
};

/** From each of these places over up to four words of the same sentence. */
const overGap = (reached: Reached, text: readonly string[]): Reached =>
  reach(
    [...reached].flatMap(([end, start]) => {
      const next = text.slice(end, end + mostBetween);
      const broken = next.indexOf(sentenceBreak);
      return Array.from({ length: (broken < 0 ? next.length : broken) + 1 }, (_, over) => [end + over, start] as const);
    }),
  );

/** Phrases made ready to be looked for; words that several share are looked for once in a text. */
const spansOf = (phrases: readonly string[]): ((text: readonly string[]) => Iterable<Reached>) => {
  const known = new Map<string, Choices>();
  const choices = (word: string): Choices => {
    const made = known.get(word) ?? choicesOf(word);
    known.set(word, made);
    return made;
  };
  const all = phrases.map((phrase) => wordsOfPhrase(phrase).map((word) => (word === gap ? undefined : choices(word))));
  return function* (text) {
    const found = new Map<Choices, ReadonlyMap<number, readonly number[]>>();
    const lengthsOf = (word: Choices): ReadonlyMap<number, readonly number[]> => {
      const lengths = found.get(word) ?? new Map(text.map((_, at) => [at, word(text, at)] as const).filter(([, each]) => each.length > 0));
      found.set(word, lengths);
      return lengths;
    };
    const follow = (reached: Reached, word: Choices): Reached =>
      reach([...reached].flatMap(([end, start]) => (lengthsOf(word).get(end) ?? []).map((length) => [end + length, start] as const)));
    for (const [first, ...others] of all) {
      const begins = new Map((first ? [...lengthsOf(first).keys()] : []).map((at) => [at, at]));
      yield [first, ...others].reduce<Reached>(
        (reached, word) => (reached.size === 0 ? reached : word ? follow(reached, word) : overGap(reached, text)),
        begins,
      );
    }
  };
};

/** The text with a break in place of each of these spans; of those that overlap the first and longest counts. */
const withoutSpans = (text: readonly string[], spans: Iterable<Reached>): readonly string[] => {
  const all = [...spans].flatMap((reached) => [...reached]);
  const inOrder = all.sort(([oneEnd, one], [otherEnd, other]) => one - other || otherEnd - oneEnd);
  const left: string[] = [];
  let after = 0;
  for (const [end, start] of inOrder) {
    if (start < after) continue;
    left.push(...text.slice(after, start), sentenceBreak);
    after = end;
  }
  return [...left, ...text.slice(after)];
};

/** Whether a readable text has one of `words` outside of what `unless` takes out of it. */
export const phraseFinder = (words: readonly string[], unless: readonly string[]): ((readableText: string) => boolean) => {
  const [wanted, excused] = [spansOf(words), spansOf(unless)];
  const hasWanted = (text: readonly string[]): boolean => {
    for (const { size } of wanted(text)) if (size > 0) return true;
    return false;
  };
  return (readableText) => {
    const text = readableText.trim().split(' ');
    // Most texts have nothing that could be excused.
    return hasWanted(text) && (unless.length === 0 || hasWanted(withoutSpans(text, excused(text))));
  };
};
