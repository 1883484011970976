/** The command is wrong as it was typed; printed with a pointer to the help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
