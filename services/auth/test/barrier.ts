/**
 * Where two pieces of work wait for each other, though not for ever: one that is alone goes on after a while. Work that takes turns is
 * alone; work that wrongly overlaps meets.
 */
export const barrier = (patienceMs = 150) => {
  const { promise: met, resolve } = Promise.withResolvers<void>();
  let present = 0;
  return async (): Promise<void> => {
    present += 1;
    if (present === 2) resolve();
    await Promise.race([met, new Promise((leave) => setTimeout(leave, patienceMs))]);
  };
};
