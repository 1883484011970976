import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { kinds, NotMoved, type State } from './kind.ts';
import type { MovedState } from './moving-use-cases.ts';

const format = 'paltu-vets';
const version = 1;
const byName = new Map(kinds.map((kind) => [kind.name, kind]));

/** The lines of an export: what it is, one array of kind and state for each thing, and last how many lines these were and their SHA-256. */
export const lineWriter = (write: (line: string) => Promise<void>) => {
  const sum = createHash('sha256');
  let lines = 0;
  const writeLine = (value: unknown): Promise<void> => {
    const line = `${JSON.stringify(value)}\n`;
    sum.update(line);
    lines += 1;
    return write(line);
  };
  return {
    begin: () => writeLine({ format, version }),
    add: ({ kind, state }: MovedState) => writeLine([kind.name, state]),
    end: () => write(`${JSON.stringify({ lines, sha256: sum.digest('hex') })}\n`),
  };
};

const parse = (line: string, at: number): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch (error) {
    throw new NotMoved(`line ${at} is no JSON: the file is truncated or damaged`, { cause: error });
  }
};

const requireHeader = (found: unknown): void => {
  const header = found as { readonly format?: unknown; readonly version?: unknown } | null;
  if (header?.format !== format) throw new NotMoved(`this is no export of vets: its first line is not "${format}"`);
  if (header.version !== version)
    throw new NotMoved(`the export has version ${String(header.version)}, and this release reads version ${version} alone`);
};

const toMoved = (value: unknown, at: number): MovedState => {
  const [name, state] = Array.isArray(value) ? (value as unknown[]) : [];
  const kind = byName.get(String(name));
  if (kind === undefined) throw new NotMoved(`line ${at} is of no known kind`);
  const columns = Object.keys(kind.columns);
  const has = typeof state === 'object' && state !== null ? Object.keys(state) : [];
  if (has.length !== columns.length || columns.some((column) => !has.includes(column)))
    throw new NotMoved(`line ${at} has not the fields of ${kind.name}: ${columns.join(', ')}`);
  return { kind, state: state as State };
};

async function* linesOf(path: string): AsyncGenerator<string> {
  const input = createReadStream(path);
  try {
    // Only \n: a text may hold a line separator of another kind.
    let rest = '';
    for await (const chunk of input.setEncoding('utf8')) {
      const [...lines] = `${rest}${chunk as string}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') throw new NotMoved('the last line has no end: the file is truncated');
  } finally {
    input.destroy();
  }
}

/** The things of an export, in its order. @throws NotMoved for a file that is not whole, of another version, or no export. */
export async function* readExport(path: string): AsyncGenerator<MovedState> {
  const sum = createHash('sha256');
  let at = 0;
  let end: { readonly lines?: unknown; readonly sha256?: unknown } | undefined;
  for await (const line of linesOf(path)) {
    at += 1;
    if (end !== undefined) throw new NotMoved(`line ${at} follows the end of the export`);
    const value = parse(line, at);
    if (at === 1) requireHeader(value);
    else if (Array.isArray(value)) yield toMoved(value, at);
    else {
      end = value as object;
      continue;
    }
    sum.update(`${line}\n`);
  }
  if (at === 0) throw new NotMoved('the file is empty');
  if (end === undefined) throw new NotMoved('the file is truncated: its last line, with the checksum, is missing');
  if (end.lines !== at - 1) throw new NotMoved(`the export had ${String(end.lines)} lines, and the file has ${at - 1}`);
  if (end.sha256 !== sum.digest('hex')) throw new NotMoved('the file is damaged: its checksum is another');
}

/** Reads an export to its end, so that nothing is begun with one that is not whole; answers how many things it holds. */
export const checkExport = async (path: string): Promise<number> => {
  let count = 0;
  for await (const _moved of readExport(path)) count += 1;
  return count;
};
