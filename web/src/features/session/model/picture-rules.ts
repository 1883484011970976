const mostBytes = 5_242_880;
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** What is wrong with a file that shall be somebody's picture. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!pictureTypes.includes(type)) return 'session:picture.invalid';
  return size > mostBytes && 'session:picture.tooLarge';
}
