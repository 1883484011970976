import type { Logger } from '@paltu/kernel';

/** Work that comes round now and then; `everyMs` milliseconds lie between the end of one turn and the next. */
export interface Chore {
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

export type Chores = Readonly<Record<string, Chore>>;

/** Runs each chore again and again; one that fails is logged and comes round again. `stop` waits for what is in hand. */
export const startChores = (chores: Chores, logger: Logger): { stop(): Promise<void> } => {
  const stopping = Promise.withResolvers<void>();
  let isStopping = false;

  const pause = (ms: number): Promise<void> => {
    const waited = Promise.withResolvers<void>();
    const timer = setTimeout(waited.resolve, ms);
    return Promise.race([waited.promise, stopping.promise]).finally(() => clearTimeout(timer));
  };

  const keepDoing = async (name: string, { everyMs, run }: Chore): Promise<void> => {
    while (!isStopping) {
      await pause(everyMs);
      if (isStopping) return;
      await run().catch((error: unknown) => logger.warn({ chore: name, reason: String(error) }, 'a chore failed'));
    }
  };

  const running = Promise.all(Object.entries(chores).map(([name, chore]) => keepDoing(name, chore)));
  return {
    stop: async () => {
      isStopping = true;
      stopping.resolve();
      await running;
    },
  };
};
