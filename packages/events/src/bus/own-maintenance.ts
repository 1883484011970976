export interface OwnMaintenance {
  /** Maintains when that is due; one run at a time. */
  run(): Promise<boolean>;
  /** Makes an attempt again when it fails beside a maintenance of ours, once that is over: the locks that it met may be our own. */
  around(attempt: () => Promise<boolean>): Promise<boolean>;
}

/** Maintenance locks the offsets of the whole group: a batch of the same process must not take them for another's. */
export const ownMaintenance = (maintain: () => Promise<boolean>): OwnMaintenance => {
  let begun = 0;
  let running: Promise<boolean> | undefined;
  return {
    run: async () => {
      begun += 1;
      running = maintain();
      try {
        return await running;
      } finally {
        running = undefined;
      }
    },
    around: async (attempt) => {
      for (;;) {
        const [before, beside] = [begun, running];
        if (await attempt()) return true;
        if (begun === before && beside === undefined) return false;
        await running?.catch(() => undefined);
      }
    },
  };
};
