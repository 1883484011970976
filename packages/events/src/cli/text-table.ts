/** Columns as wide as their widest cell, two spaces apart; the first row is the head. */
export const textTable = (rows: readonly (readonly (string | number)[])[]): string => {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  return texts
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** The text on one line, at most `length` characters. */
export const shortened = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
};
