/** Unlike any other. `crypto.randomUUID` is there only on HTTPS and localhost. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
