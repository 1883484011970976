import type { Logger } from '@paltu/kernel';

export interface Sweeper {
  /** Ends after the sweep in hand. */
  stop(): Promise<void>;
}

const pauseMs = 30_000;

/** Sweeps now and then for as long as the process lives; a sweep that fails is tried again at the next turn. */
export const startSweeper = (sweep: () => Promise<number>, logger: Logger, everyMs = pauseMs): Sweeper => {
  const stopping = Promise.withResolvers<void>();
  let isStopping = false;

  const pause = async (): Promise<void> => {
    const waited = Promise.withResolvers<void>();
    const timer = setTimeout(waited.resolve, everyMs);
    await Promise.race([waited.promise, stopping.promise]);
    clearTimeout(timer);
  };

  const sweepOnce = async (): Promise<void> => {
    try {
      const swept = await sweep();
      if (swept > 0) logger.info({ images: swept }, 'images swept');
    } catch (error) {
      logger.warn({ reason: String(error) }, 'the sweep of images failed');
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopping) {
      await sweepOnce();
      await pause();
    }
  };

  const running = run();
  return {
    stop: () => {
      isStopping = true;
      stopping.resolve();
      return running;
    },
  };
};
