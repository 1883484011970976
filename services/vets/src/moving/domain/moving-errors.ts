/** Why nothing is moved, in words for an operator. */
export class NotMoved extends Error {
  override readonly name = 'NotMoved';
}
