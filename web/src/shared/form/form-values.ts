const isEntry = (value: unknown): value is { id: unknown } => typeof value === 'object' && value !== null && 'id' in value;

/** Lists of words are the same in any order; things with an id are the same by their ids, in their order. */
function comparable(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.every((entry) => typeof entry === 'string')
    ? [...new Set(value)].sort()
    : value.map((entry) => (isEntry(entry) ? entry.id : entry));
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(comparable(left)) === JSON.stringify(comparable(right));
}

/** The fields in which two states of a form differ. */
export function changedFields<Values extends object>(before: Values, after: Values): (keyof Values)[] {
  return (Object.keys(after) as (keyof Values)[]).filter((field) => !isSame(before[field], after[field]));
}

/** What was typed over `before`, laid over what is the newest now: fields that nobody touched are the newest. */
export function rebaseValues<Values extends object>(typed: Values, before: Values, newest: Values): Values {
  const touched = changedFields(before, typed).map((field) => [field, typed[field]]);
  return { ...newest, ...Object.fromEntries(touched) };
}

/** The values of a form, its texts without blanks at their ends. */
export function trimmed<Values extends object>(values: Values): Values {
  const fields = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(fields) as Values;
}
