import { execFile } from 'node:child_process';
import { bundledProgram } from './bundled-program.ts';

export interface EndedProgram {
  /** What it exited with. */
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a program, such as a command for operators, to its end; it finds these variables in its environment.
 * @param source from the root of the repository, such as `services/auth/src/grant-admin-command.ts`
 */
export const runProgram = (
  source: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  input = '',
): Promise<EndedProgram> =>
  new Promise((resolve) => {
    const { file, environment } = bundledProgram(source);
    const env = { ...environment, ...variables };
    const running = execFile(process.execPath, [file, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
    // One that reads nothing may have ended already.
    running.stdin?.on('error', () => undefined).end(input);
  });
