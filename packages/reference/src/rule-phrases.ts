import { foldDisguises } from './fold-disguises.ts';
import { wordKinds } from './money-words.ts';

/** Letters that are typed for the ones they look like, inside a word: t0ken, adv@nce. */
const typedFor: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

const withinWord = /(?<=\p{L})[013457@$]{1,2}(?=\p{L})|(?<![\p{L}\d])[@$](?=\p{L})/gu;

/** t o k e n, t.o.k.e.n, t/o/k/e/n */
const spelledOut = /(?<![\p{L}\d])(?:\p{L}[^\p{L}\p{N}\n]{1,3}){2,}\p{L}(?![\p{L}\d])/gu;

/** tok.en, adv-ance */
const signInWord = /(?<=\p{L})[._*~|/-](?=\p{L})/gu;

/** token500, 500bhejo */
const besideNumber = /(?<=\p{L}{2})(?=\d{2})|(?<=\d{2})(?=\p{L}{2})/gu;

const repeated = /(\p{L})\1+/gu;

/** Letters as they are compared: disguises undone, a letter that is repeated once. */
const foldLetters = (text: string): string =>
  foldDisguises(text)
    .text.replace(/['’`]s?(?!\p{L})|['’`]/gu, '')
    .replace(repeated, '$1');

const sentenceEnd = /[.!?;\n]+(?=\s|$)/g;

const readOnce = (text: string): string =>
  text
    .replaceAll('|', ' ')
    .replace(sentenceEnd, ' | ')
    .replace(/[%٪]/g, ' percent ')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ');

/** A text as phrases are looked for in it: words between single blanks, `|` where a sentence ends; with signs in its words, both ways to read them. */
export const readable = (text: string): string => {
  const folded = foldLetters(text)
    .replace(withinWord, (signs) => signs.replace(/./g, (sign) => typedFor[sign] ?? sign))
    .replace(spelledOut, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(repeated, '$1')
    .replace(besideNumber, ' ');
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

/** [money] */
const kindName = /\[([a-z]+)\]/g;

const foldedKinds = new Map([...wordKinds].map(([name, choices]) => [foldLetters(name), foldLetters(choices)]));

const wordsOfPhrase = (phrase: string): string[] =>
  foldLetters(phrase.replaceAll('…', ` ${gap} `))
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(kindName, (unknown, name: string) => foldedKinds.get(name) ?? unknown));

const isWord = (word: string): boolean =>
  word.split('/').every((choice) => /^(?:##?|[\p{L}\p{N}-]+(?:\+[\p{L}\p{N}-]+)*\*?)$/u.test(choice));

/**
 * Whether a phrase can be looked for: words with blanks between them, of which one may have choices (`send/transfer`), any ending (`bhej*`),
 * be any number (`#`) or a sum of rupees (`##`), all words of one kind (`[money]`), be two that are also written as one (`kar+do`), or stand for up to four others (`…`, not
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

const anyNumber = /^\d/;

/** Rupees rather than an age or a telephone number: three to six digits, of which the last three may stand alone, or thousands. */
const sum = /^(?:[1-9]\d{2,5}|000|\d{1,3}k)$/;

/** Where each word of a phrase stands in a text, and over how many words there. */
type Places = ReadonlyMap<string, ReadonlyMap<number, readonly number[]>>;

interface Choice {
  /** The word of a phrase that it is a choice of. */
  readonly of: string;
  /** What stands for it, in one word or in several. */
  readonly parts: readonly string[];
}

const choicesOf = (word: string): Choice[] =>
  word.split('/').map((choice) => ({ of: word, parts: choice.replace(/[^\p{L}\p{N}+*#]/gu, '').split('+') }));

/** Reads a text once for all words of phrases, by what they begin with. */
const placesOf = (words: readonly string[]): ((text: readonly string[]) => Places) => {
  const all = words.flatMap(choicesOf);
  const groupBy = (choices: readonly Choice[], key: (parts: readonly string[]) => string) =>
    Map.groupBy(choices, ({ parts }) => key(parts).replace('*', ''));
  const isOpen = ({ parts }: Choice): boolean => parts.at(-1)?.endsWith('*') === true;
  const numbers = all.filter(({ parts }) => parts[0]?.startsWith('#'));
  const exact = groupBy(
    all.filter((choice) => !isOpen(choice)),
    (parts) => parts.join(''),
  );
  const starts = groupBy(all.filter(isOpen), (parts) => parts.join(''));
  const several = groupBy(
    all.filter(({ parts }) => parts.length > 1),
    (parts) => parts[0] ?? '',
  );
  const startLengths = [...new Set([...starts.keys()].map((start) => start.length))];
  const inOne = (one: string): readonly Choice[] => [
    ...(exact.get(one) ?? []),
    ...startLengths.flatMap((length) => (one.length < length ? [] : (starts.get(one.slice(0, length)) ?? []))),
    ...(anyNumber.test(one) ? numbers.filter(({ parts }) => parts[0] === '#' || sum.test(one)) : []),
  ];
  const inSeveral = (text: readonly string[], at: number): readonly Choice[] =>
    (several.get(text[at] ?? '') ?? []).filter(({ parts }) =>
      parts.every((part, index) => (part.endsWith('*') ? text[at + index]?.startsWith(part.slice(0, -1)) : text[at + index] === part)),
    );
  return (text) => {
    const places = new Map<string, Map<number, readonly number[]>>();
    const add =
      (at: number, length: number) =>
      ({ of }: Choice): void => {
        const known = places.get(of) ?? new Map<number, readonly number[]>();
        places.set(of, known.set(at, [...new Set([...(known.get(at) ?? []), length])]));
      };
    for (const [at, one] of text.entries()) {
      inOne(one).forEach(add(at, 1));
      for (const choice of inSeveral(text, at)) add(at, choice.parts.length)(choice);
    }
    return places;
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

/** Where each of these phrases is in a text. */
const spansOf = (phrases: readonly string[]): ((text: readonly string[]) => Iterable<Reached>) => {
  const all = phrases.map(wordsOfPhrase);
  const read = placesOf([...new Set(all.flat())].filter((word) => word !== gap));
  return function* (text) {
    const places = read(text);
    const follow = (reached: Reached, word: string): Reached =>
      reach([...reached].flatMap(([end, start]) => (places.get(word)?.get(end) ?? []).map((length) => [end + length, start] as const)));
    for (const words of all) {
      if (words.some((word) => word !== gap && !places.has(word))) continue;
      const begins: Reached = new Map([...(places.get(words[0] ?? '')?.keys() ?? [])].map((at) => [at, at]));
      yield words.reduce((reached, word) => (word === gap ? overGap(reached, text) : follow(reached, word)), begins);
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
