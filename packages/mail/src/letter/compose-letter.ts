import { letterHtml, type LetterEntry } from './letter-html.ts';
import { letterFrames, type Language, type LetterText } from './letter-words.ts';

export interface Letter {
  readonly language: Language;
  readonly words: LetterText;
  /** What stands for `{name}` and the like in greeting and paragraphs. */
  readonly values?: Readonly<Record<string, string>>;
  /** What stands below its paragraphs, each with an address of its own. */
  readonly entries?: readonly LetterEntry[];
  /** Where its button leads. */
  readonly link?: string | undefined;
}

/** A letter as it is read: the same in plain text and in HTML. */
export const composeLetter = ({
  language,
  words,
  values = {},
  entries = [],
  link,
}: Letter): { subject: string; text: string; html: string } => {
  const { subject, greeting, paragraphs, button, notYou } = words;
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (sign, name: string) => values[name] ?? sign);
  const frame = letterFrames[language];
  const hello = filled(greeting);
  const lines = paragraphs.map(filled);
  const listed = entries.map((entry) => `${entry.text}\n${entry.link}`);
  const linked = link === undefined || button === undefined ? [] : [`${button}:\n${link}`];
  return {
    subject,
    text: `${[hello, ...lines, ...listed, ...linked, notYou, `-- \n${frame.footer}`].join('\n\n')}\n`,
    html: letterHtml({ language, frame, subject, hello, paragraphs: lines, entries, button, link, notYou }),
  };
};
