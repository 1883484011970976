/** Resolves as soon as something is so; fails when it is not within fifteen seconds. */
export const eventually = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (const until = Date.now() + 15_000; Date.now() < until;) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it never came to be so');
};
