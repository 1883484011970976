import { residentBytes } from './resident-bytes.ts';

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
