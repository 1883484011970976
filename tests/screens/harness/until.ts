const betweenLooksMs = 20;

/** Waits for what the stubs are asked, of which no page tells; the test's own limit ends a wait in vain. */
export const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
};
