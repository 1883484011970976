import { startPictureProcess, type PictureProcess } from './picture-process.ts';
import { watchMemory } from './watch-memory.ts';
import type { WorkerMessage } from './worker-messages.ts';

export interface DecoderLimits {
  /** CPU time that a picture may take; more costs the process its life. */
  readonly cpuMs: number;
  /** The same by the clock: for what waits instead of working, and for a machine that has no time at all. */
  readonly timeoutMs: number;
  /** How much memory a picture may take, beyond what the process needs by itself. */
  readonly memoryBytes: number;
  /** A process that has had nothing to do for so long is ended; the next picture starts one. */
  readonly idleMs: number;
}

export interface PictureDecoder {
  /**
   * Decodes the file at `path`; one call at a time. A picture that costs the process its life is refused as `too-complex`.
   * @throws the reason of `signal` when it fires meanwhile; Error when no process can be started
   */
  decode(path: string, signal?: AbortSignal): Promise<Exclude<WorkerMessage, { type: 'ready' }>>;
  /** Id of the process that runs now. */
  pid(): number | undefined;
  close(): void;
}

// A process of Node with its libraries; the rest is what pictures take.
const ownBytes = 80 * 1_048_576;
const watchEveryMs = 50;

/** Keeps one process that decodes pictures: started with the first one, replaced when a picture cost it its life. */
export const pictureDecoder = ({ cpuMs, timeoutMs, memoryBytes, idleMs }: DecoderLimits): PictureDecoder => {
  let current: PictureProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const processToAsk = async (): Promise<PictureProcess> => {
    clearTimeout(idle);
    if (current?.isAlive() !== true) current = await startPictureProcess(memoryBytes);
    return current;
  };

  const endWhenIdle = (asked: PictureProcess): void => {
    idle = setTimeout(() => {
      // At once: a picture that comes before it has ended must not be given to it.
      current = undefined;
      asked.kill();
    }, idleMs).unref();
    asked.keepOpen(false);
  };

  const guarded = async (asked: PictureProcess, path: string, signal: AbortSignal | undefined): Promise<WorkerMessage> => {
    const late = setTimeout(asked.kill, timeoutMs);
    const watch = watchMemory(asked.pid, { most: ownBytes + memoryBytes, everyMs: watchEveryMs, onExceeded: asked.kill });
    signal?.addEventListener('abort', asked.kill);
    asked.keepOpen(true);
    try {
      signal?.throwIfAborted();
      return await asked.ask({ path, cpuMs });
    } finally {
      clearTimeout(late);
      watch.stop();
      signal?.removeEventListener('abort', asked.kill);
      endWhenIdle(asked);
    }
  };

  return {
    decode: async (path, signal) => {
      signal?.throwIfAborted();
      const message = await guarded(await processToAsk(), path, signal).catch(() => undefined);
      signal?.throwIfAborted();
      return message === undefined || message.type === 'ready' ? { type: 'refused', reason: 'too-complex' } : message;
    },
    pid: () => (current?.isAlive() === true ? current.pid : undefined),
    close: () => current?.kill(),
  };
};
