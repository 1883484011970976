import type { Logger } from '@paltu/kernel';

export interface Chore {
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** Runs each chore now and then; one that fails is logged and comes round again. Returns how to stop. */
export const startChores = (chores: Readonly<Record<string, Chore>>, logger: Logger): (() => void) => {
  const timers = Object.entries(chores).map(([chore, { everyMs, run }]) =>
    setInterval(() => {
      run().catch((error: unknown) => logger.warn({ chore, reason: String(error) }, 'a chore failed'));
    }, everyMs).unref(),
  );
  return () => timers.forEach((timer) => clearInterval(timer));
};
