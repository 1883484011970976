import { read } from './repository.ts';

/** What must be in no file: the address of a registry, a folder of one machine, a note on who or what typed a line. */
const unwanted: readonly [string, RegExp][] = [
  ['the address of a package registry', /https?:\/\/[\w.:@-]*(registry|artifactory|nexus|verdaccio|mirror)[\w.-]*[:/]/i],
  ['a folder of one machine', /(?<![\w.$}-])\/(work|root|Users|home\/[a-z][\w-]*)\//],
  [
    'who typed it',
    /\b(helper|coding|ai) agents?\b|\bAI[- ](generated|written|assisted)\b|\b(written|generated|made) by (an? )?(AI|LLM)\b/i,
  ],
];

/** What the text of a file names and must not. */
export const unwantedWords = (file: string, text = read(file)): string[] => {
  if (text.includes('\0')) return [];
  return unwanted.flatMap(([what, pattern]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${file} names ${what}: ${found}`];
  });
};
