/** Segments behind one another, each written out or `:name` for one of any text: `/api/v1/pets/:id`. */
interface Pattern {
  readonly path: string;
}

interface End<Row> {
  readonly row: Row;
  readonly index: number;
  /** What its segments are called that may be any text, by their place. */
  readonly names: readonly (readonly [place: number, name: string])[];
}

interface Branch<Row> {
  readonly written: Map<string, Branch<Row>>;
  any?: Branch<Row>;
  end?: End<Row>;
}

const branch = <Row>(): Branch<Row> => ({ written: new Map() });

const isName = (segment: string): boolean => /^:\w+$/.test(segment);

const add = <Row extends Pattern>(root: Branch<Row>, row: Row, index: number): void => {
  const segments = row.path.split('/');
  let at = root;
  for (const segment of segments) {
    if (!isName(segment) && /[:*{}()?+[\]!\\]/.test(segment)) throw new Error(`${row.path} is no path of plain segments and names`);
    const known = isName(segment) ? at.any : at.written.get(segment.toLowerCase());
    const next = known ?? branch<Row>();
    if (isName(segment)) at.any = next;
    else at.written.set(segment.toLowerCase(), next);
    at = next;
  }
  const names = segments.flatMap((segment, place) => (isName(segment) ? [[place, segment.slice(1)] as const] : []));
  at.end ??= { row, index, names };
};

/** Of several the first one of the table. */
const find = <Row>(from: Branch<Row>, segments: readonly string[], place: number): End<Row> | undefined => {
  const segment = segments[place];
  if (segment === undefined) return from.end;
  const next = from.written.get(segment.toLowerCase());
  const written = next === undefined ? undefined : find(next, segments, place + 1);
  const any = from.any === undefined || segment === '' ? undefined : find(from.any, segments, place + 1);
  if (written === undefined || any === undefined) return written ?? any;
  return any.index < written.index ? any : written;
};

export interface MatchedPath<Row> {
  readonly row: Row;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the row for a path (without its query) as Express would: in any case, with a slash at the end or without, a name for one segment
 * that is not empty. Express walks the table with a pattern each; this looks each segment up. Undefined also where a name cannot be decoded,
 * which Express refuses.
 */
export const pathMatcher = <Row extends Pattern>(rows: readonly Row[]): ((path: string) => MatchedPath<Row> | undefined) => {
  const root = branch<Row>();
  rows.forEach((row, index) => add(root, row, index));
  return (path) => {
    const segments = path.split('/');
    if (segments.length > 2 && segments.at(-1) === '') segments.pop();
    const end = find(root, segments, 0);
    if (end === undefined) return undefined;
    const params: Record<string, string> = {};
    try {
      for (const [place, name] of end.names) params[name] = decodeURIComponent(segments[place] ?? '');
    } catch {
      return undefined;
    }
    return { row: end.row, params };
  };
};
