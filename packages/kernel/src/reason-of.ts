/** An error as one line for a log; an `AggregateError` (one error per address of a host) as the first of its errors. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
};
