/** Words that once were names of this code alone, and what is written in their place. */
const privateWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['say', 'says', 'said', 'saying', 'sayer', 'sayers'].map((word) => [word, 'publish, report, log, print, declare or answer']),
  ),
  ...Object.fromEntries(
    ['tell', 'tells', 'told', 'telling', 'teller', 'tellers', 'untold'].map((word) => [word, 'publish, notify, report or show']),
  ),
  ...Object.fromEntries(
    ['hear', 'hears', 'heard', 'hearing', 'hearer', 'hearers', 'unheard'].map((word) => [word, 'consume, receive or notice']),
  ),
  ...Object.fromEntries(['whoever', 'whomever'].map((word) => [word, 'the caller, the reader, everybody who'])),
  ...Object.fromEntries(['twin', 'twins'].map((word) => [word, 'the same, a copy, a pair'])),
  ...Object.fromEntries(['standing', 'standings'].map((word) => [word, 'status, state or rating summary'])),
};

const unquoted = (text: string): string => text.replaceAll(/`[^`]*`|\$\{[^}]*\}/g, ' ');

const adviceFor = (words: readonly string[]): string | undefined => {
  const found = words.find((word) => Object.hasOwn(privateWords, word));
  return found === undefined ? undefined : `“${found}” is a private word: ${privateWords[found]} (docs/domain-language.md)`;
};

/** The words of a name or a path, in small letters: `toldAt`, `told-events.ts`, `TOLD_AT`. */
export const wordsOfName = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** What is wrong with a name or a path of a file; undefined when it holds plain words alone. */
export const privateWordInName = (name: string): string | undefined => adviceFor(wordsOfName(name));

/** The same of a sentence; what it quotes between backticks does not count. */
export const privateWordInText = (text: string): string | undefined =>
  adviceFor(
    unquoted(text)
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  );
