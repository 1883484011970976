/** What the operator wrote cannot be carried out; told with the way to get help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
