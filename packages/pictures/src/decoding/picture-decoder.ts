import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { WorkerMessage, WorkerRequest } from '../picture.ts';

/** A figure of `/proc/<pid>/status` in bytes, such as `VmRSS`; undefined where the system has none. Rejects when the process is gone. */
export const processStatus = async (pid: number, field: 'VmRSS' | 'VmData'): Promise<number | undefined> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
};

const run = promisify(execFile);

/**
 * Lets a running process have at most `more` bytes of memory beyond what it has, native memory included: the kernel refuses the rest.
 * A limit given at its start would have to hold the address space that V8 sets aside, which differs from version to version.
 * Gives false where there is no such limit (macOS, a system without `prlimit`).
 */
export const limitMemory = async (pid: number, more: number): Promise<boolean> => {
  try {
    const has = await processStatus(pid, 'VmData');
    if (has === undefined) return false;
    await run('prlimit', ['--pid', String(pid), `--data=${has + more}`]);
    return true;
  } catch {
    return false;
  }
};

/** Memory that the process holds at this moment, native memory included; undefined when it is gone or the system does not know. */
export const residentBytes = async (pid: number): Promise<number | undefined> => {
  try {
    if (process.platform === 'linux') return await processStatus(pid, 'VmRSS');
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) * 1_024;
  } catch {
    return undefined;
  }
};

export interface MemoryWatch {
  /** In bytes. */
  readonly most: number;
  readonly everyMs: number;
  /** Called once. */
  readonly onExceeded: () => void;
}

/** Looks now and then how much memory the process holds, native memory included, until it is too much or the watch is stopped. */
export const watchMemory = (pid: number, { most, everyMs, onExceeded }: MemoryWatch): { stop(): void } => {
  let isStopped = false;
  const look = async (): Promise<void> => {
    const held = await residentBytes(pid);
    if (isStopped) return;
    if (held !== undefined && held > most) return onExceeded();
    timer = setTimeout(() => void look(), everyMs);
  };
  let timer = setTimeout(() => void look(), everyMs);
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};

/** A running process that decodes pictures, one at a time. */
export interface PictureProcess {
  readonly pid: number;
  /** @throws Error when the process ends before it answers */
  ask(request: WorkerRequest): Promise<WorkerMessage>;
  /** At once: it cannot refuse. */
  kill(): void;
  isAlive(): boolean;
  /** Whether the program waits for it before it ends. */
  keepOpen(isNeeded: boolean): void;
}

const startMs = 30_000;
const program = new URL('picture-worker.ts', import.meta.url);

// Nothing of the service's environment: it holds passwords. Few arenas and threads, so that freed memory is used again.
const environment = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' };

/** Its next message. @throws Error when it ends first */
const nextMessage = async (child: ChildProcess): Promise<WorkerMessage> => {
  const settled = new AbortController();
  try {
    const answered = once(child, 'message', settled).then(([message]) => message as WorkerMessage);
    const ended = once(child, 'close', settled).then(([code, signal]) => {
      throw new Error(`the process that decodes pictures ended (${String(signal ?? code)})`);
    });
    return await Promise.race([answered, ended]);
  } finally {
    settled.abort();
  }
};

const keepOpen = (child: ChildProcess, isNeeded: boolean): void => {
  for (const handle of [child, child.channel])
    if (isNeeded) handle?.ref();
    else handle?.unref();
};

const ready = async (child: ChildProcess): Promise<void> => {
  const late = setTimeout(() => child.kill('SIGKILL'), startMs);
  try {
    await nextMessage(child);
  } finally {
    clearTimeout(late);
  }
};

/** @param memoryBytes how much more than it needs by itself. @throws Error when it cannot be started */
export const startPictureProcess = async (memoryBytes: number): Promise<PictureProcess> => {
  const child = fork(program, {
    env: environment,
    execArgv: ['--max-old-space-size=64', '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Also reported by `close`, which is what is waited for.
  child.on('error', () => undefined);
  await ready(child);
  const pid = child.pid as number;
  await limitMemory(pid, memoryBytes);
  return {
    pid,
    ask: (request) => {
      const answer = nextMessage(child);
      child.send(request);
      return answer;
    },
    kill: () => void child.kill('SIGKILL'),
    isAlive: () => child.exitCode === null && child.signalCode === null && child.connected,
    keepOpen: (isNeeded) => keepOpen(child, isNeeded),
  };
};

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
   * Decodes the file at `path`; one call at a time. A picture that costs the process its life is refused as `too-complex`, or as
   * `out-of-time` when it only took too long by the clock.
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

  /** Undefined where the process ended first. */
  const guarded = async (asked: PictureProcess, path: string, signal: AbortSignal | undefined): Promise<WorkerMessage | undefined> => {
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      asked.kill();
    }, timeoutMs);
    const watch = watchMemory(asked.pid, { most: ownBytes + memoryBytes, everyMs: watchEveryMs, onExceeded: asked.kill });
    signal?.addEventListener('abort', asked.kill);
    asked.keepOpen(true);
    try {
      signal?.throwIfAborted();
      return await asked.ask({ path, cpuMs });
    } catch {
      return isLate ? { type: 'refused', reason: 'out-of-time' } : undefined;
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
      const message = await guarded(await processToAsk(), path, signal);
      signal?.throwIfAborted();
      return message === undefined || message.type === 'ready' ? { type: 'refused', reason: 'too-complex' } : message;
    },
    pid: () => (current?.isAlive() === true ? current.pid : undefined),
    close: () => current?.kill(),
  };
};
