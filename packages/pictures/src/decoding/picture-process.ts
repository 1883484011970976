import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { limitMemory } from './limit-memory.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

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
