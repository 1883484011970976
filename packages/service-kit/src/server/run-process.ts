import { collectAfterLoad, type Logger } from '@paltu/kernel';

export interface Running {
  close(): Promise<void>;
}

const stopDeadlineMs = 15_000;

const stopOnce = (running: Running, logger: Logger) => {
  let stopping = false;
  return (reason: string): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), stopDeadlineMs).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
};

const endings = ['SIGTERM', 'SIGINT', 'disconnect'] as const;

const isOrphan = (): boolean => process.send !== undefined && !process.connected;

/** A start may wait for ever, for a database that is away: a process that is stopped meanwhile, or loses its supervisor, ends at once. */
const endable = async <T>(start: () => Promise<T>): Promise<T> => {
  const end = (): never => process.exit(0);
  for (const ending of endings) process.on(ending, end);
  if (isOrphan()) end();
  const started = await start();
  for (const ending of endings) process.off(ending, end);
  return started;
};

/**
 * Runs a process until it is stopped: by SIGTERM, by SIGINT, or by its supervisor's IPC channel closing. A start that fails, or a rejection
 * nobody handled, is logged and ends the process, so that its supervisor starts it again.
 */
export const runProcess = async (logger: Logger, start: () => Promise<Running>): Promise<void> => {
  const die = (error: unknown): never => {
    logger.error({ err: error }, 'fatal');
    process.exit(1);
  };
  process.on('unhandledRejection', die);
  process.on('uncaughtException', die);
  const running = await endable(start).catch(die);
  const stop = stopOnce(running, logger);
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('disconnect', () => stop('the supervisor is gone'));
  if (isOrphan()) stop('the supervisor is gone');
  collectAfterLoad();
  logger.info({ pid: process.pid }, 'started');
};
