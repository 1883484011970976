/** From the first sign to the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where an expression matches; it has the flag `g`. */
export const spansOf = (expression: RegExp, text: string): Span[] =>
  [...text.matchAll(expression)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** Those that touch or overlap become one, in the order of the text. */
export const joined = (spans: readonly Span[]): Span[] => {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last !== undefined && span.start <= last.end) all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else all.push(span);
  }
  return all;
};
