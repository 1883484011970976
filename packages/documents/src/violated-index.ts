const duplicateKey = 11_000;

/** Name of the unique index that refused a document, or undefined when the error is another. */
export const violatedIndex = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || (error as { code?: unknown }).code !== duplicateKey) return undefined;
  return /index: (\S+) dup key/.exec(error.message)?.[1];
};
