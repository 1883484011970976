const atDomain = /(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.[a-z]{2,24}/gi;
const ofName = /[\w.!#$&'*+^~%-]/;
const longestName = 64;

/** Characters at `start` that end an escape begun before it: in `\n` the n, in `\u0001` its digits. */
const restOfEscape = (line: string, start: number): number => {
  const [begun] = /\\(?:u[0-9a-f]{0,3})?$/i.exec(line.slice(Math.max(0, start - 5), start)) ?? [];
  if (begun === undefined) return 0;
  if (begun.length > 1) return 6 - begun.length;
  return line[start] === 'u' ? 5 : 1;
};

/** Where the name before the @ at `at` begins; not before `from`. */
const beginOfName = (line: string, at: number, from: number): number => {
  let start = at;
  while (start > from && at - start < longestName && ofName.test(line.charAt(start - 1))) start -= 1;
  return Math.min(at, start + restOfEscape(line, start));
};

/**
 * A line of JSON without the e-mail addresses in it, wherever they stand: in the words of a mail server, in what somebody typed into
 * the address bar.
 */
export const hideAddresses = (line: string): string => {
  let hidden = '';
  let end = 0;
  for (const found of line.matchAll(atDomain)) {
    hidden += `${line.slice(end, beginOfName(line, found.index, end))}[redacted]`;
    end = found.index + found[0].length;
  }
  return end === 0 ? line : hidden + line.slice(end);
};
