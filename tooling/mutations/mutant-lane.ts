import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './object-mutants.ts';

/** What a worker is sent: undefined for the files as they are. */
export interface Attempt {
  readonly mutant: Pick<Mutant, 'file' | 'text'> | undefined;
}

export interface MutantLane {
  /** Whether the check passes with this mutant in the place of its file. One that ends the process or hangs does not. */
  passes(mutant: Mutant | undefined): Promise<boolean>;
  close(): void;
}

const worker = fileURLToPath(new URL('mutant-worker.ts', import.meta.url));
const limitMs = 60_000;

const answerOf = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
    const end = (passes: boolean): void => {
      clearTimeout(limit);
      child.removeAllListeners();
      resolve(passes);
    };
    child.once('exit', () => end(false));
    child.once('message', (answer) => end((answer as { readonly passes: boolean }).passes));
  });

/** A process that runs `check` once per mutant; files in the folders `reloaded` are loaded anew each time. */
export const openLane = (check: string, reloaded: readonly string[]): MutantLane => {
  const start = (): ChildProcess => fork(worker, [check, ...reloaded], { execArgv: ['--no-warnings'], stdio: 'ignore' });
  let child = start();
  return {
    passes: (mutant) => {
      if (child.exitCode !== null || child.signalCode !== null) child = start();
      const answer = answerOf(child);
      const attempt: Attempt = { mutant: mutant === undefined ? undefined : { file: mutant.file, text: mutant.text } };
      child.send(attempt);
      return answer;
    },
    close: () => void child.kill(),
  };
};
