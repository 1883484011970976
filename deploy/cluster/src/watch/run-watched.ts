import { spawn, type ChildProcess } from 'node:child_process';
import { fallsSilent, isDebugged, processWork, type LivenessLimits } from '@paltu/kernel';

interface WatchOptions {
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** Answers while the program is not stuck. */
  readonly aliveUrl: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Called with the reason before the program is killed. */
  readonly onSilent: (reason: string) => void;
  readonly limits?: LivenessLimits;
}

const forwarded = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const killedCode = 137;

const ending = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : killedCode)));
  });

/**
 * Runs a program, hands on the signals that stop it, and kills it when it answered and then falls silent for 10 s, or for a
 * minute where it is only slow (`processWork`): a container whose process only hangs is never replaced by itself, one that ends is. One that is asked to stop is left to its end, or to its container's.
 * Resolves with the exit code; 137 for one that was killed.
 */
export const runWatched = async ({ command, aliveUrl, environment, onSilent, limits }: WatchOptions): Promise<number> => {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: 'inherit', env: environment });
  const gone = new AbortController();
  const ended = ending(child).finally(() => gone.abort());
  const stop = (signal: NodeJS.Signals): void => {
    gone.abort();
    child.kill(signal);
  };
  for (const signal of forwarded) process.on(signal, stop);
  if (!isDebugged(environment))
    void fallsSilent(aliveUrl, gone.signal, limits, processWork(child.pid ?? 0)).then((isSilent) => {
      if (!isSilent) return;
      onSilent('does not answer and is killed');
      child.kill('SIGKILL');
    });
  return ended;
};
