const betweenLooksMs = 20;

/** Waits for what no page shows, such as a call that a stub was asked; the test's own limit ends a wait in vain. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
};
