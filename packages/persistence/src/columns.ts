const snakeByCamel = new Map<string, string>();
const camelBySnake = new Map<string, string>();

/** `contentVersion` as PostgreSQL has it: `content_version`. */
export const columnOf = (property: string): string => {
  const known = snakeByCamel.get(property);
  if (known !== undefined) return known;
  const column = property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeByCamel.set(property, column);
  camelBySnake.set(column, property);
  return column;
};

const propertyOf = (column: string): string => {
  const known = camelBySnake.get(column);
  if (known !== undefined) return known;
  const property = column.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  camelBySnake.set(column, property);
  return property;
};

/**
 * The columns of a state, one for each property, named by convention.
 * @param json properties that are kept as jsonb: pg would take an array for one of its own.
 */
export const toColumns = <State extends object>(state: State, json: readonly (keyof State & string)[] = []): Record<string, unknown> => {
  const kept = new Set<string>(json);
  return Object.fromEntries(
    Object.entries(state).map(([property, value]) => [
      columnOf(property),
      kept.has(property) && value !== null ? JSON.stringify(value) : (value as unknown),
    ]),
  );
};

/** The state that `toColumns` wrote. The columns hold only what this service wrote, so that the types hold. */
export const fromColumns = <State extends object>(row: object): State =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [propertyOf(column), value as unknown])) as State;
