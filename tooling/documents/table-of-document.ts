/** One row of a table whose first cell names what it is about. */
export interface TableRow {
  readonly key: string;
  /** The values from the code, by the heading of their column. */
  readonly known: Readonly<Record<string, string>>;
  /** What stands in the other columns until somebody writes it better. */
  readonly usual: Readonly<Record<string, string>>;
}

/** A sentence as tables have it: without its capital and its full stop. */
export const sentenceCell = (text: string): string => {
  const sentence = text.trim().replace(/\.$/, '');
  return /^[A-Z]([a-z]| )/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
};

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const lineOf = (cells: readonly string[]): string => `|${cells.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`;

/**
 * A document whose table with these headings has these rows: cells that the code knows are written anew, the others stay.
 * @throws Error when there is no such table.
 */
export const withTable = (text: string, headings: readonly string[], rows: readonly TableRow[]): string => {
  const lines = text.split('\n');
  const head = lines.indexOf(lineOf(headings));
  if (head === -1) throw new Error(`there is no table with the headings ${headings.join(', ')}`);
  const length = lines.slice(head + 2).findIndex((line) => !line.startsWith('|'));
  const end = length === -1 ? lines.length : head + 2 + length;
  const before = new Map(lines.slice(head + 2, end).map((line) => [cellsOf(line)[0], cellsOf(line)]));
  const written = rows.map(({ key, known, usual }) =>
    lineOf(headings.map((heading, column) => (column === 0 ? key : (known[heading] ?? before.get(key)?.[column] ?? usual[heading] ?? '')))),
  );
  return [...lines.slice(0, head + 2), ...written, ...lines.slice(end)].join('\n');
};
