import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `isSo` holds, and fails with what `describe` says when it does not within `ms`. */
export const eventually = async (isSo: () => boolean | Promise<boolean>, what: string, ms = 12_000): Promise<void> => {
  const deadline = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`it did not come to pass that ${what}`);
    await sleep(10);
  }
};
