import { execFile } from 'node:child_process';
import { bareEnvironment } from '../../bare-environment.ts';

export interface EndedProgram {
  /** What it exited with. */
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/** Runs a program, such as a command for operators, to its end; it finds these variables in its environment. */
export const runProgram = (file: string, args: readonly string[], variables: Readonly<Record<string, string>>): Promise<EndedProgram> =>
  new Promise((resolve) => {
    const env = { ...bareEnvironment(), ...variables };
    execFile(process.execPath, [file, ...args], { env }, (error, out, err) => resolve({ code: error?.code ?? 0, out, err }));
  });
