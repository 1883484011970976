/** A replica takes no connection in time: a refused one would be an answer. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}
