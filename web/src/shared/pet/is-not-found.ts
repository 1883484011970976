/** Whether a pet is not there for who asks: unknown, not to be seen, or not even an id. */
export function isNotFound(error: unknown): boolean {
  const status = (error as { status?: unknown } | undefined)?.status;
  return status === 404 || status === 400;
}
