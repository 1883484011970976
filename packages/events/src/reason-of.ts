/** What an error says, on one line, for a log: of several at once, the first. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
};
