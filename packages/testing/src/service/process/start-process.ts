import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '../../eventually.ts';
import { bundledProgram } from './bundled-program.ts';

const startLimitMs = 40_000;

/** A program of a service, running in a process of its own as a supervisor starts it: with an IPC channel. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  /** Everything that it has printed so far. */
  printed(): string;
  /** Waits until it listens, ready or not, and answers its address. */
  listens(): Promise<string>;
  /** Waits until it serves, and answers its address. */
  serves(): Promise<string>;
  /** How it ended: its exit code, or null when a signal ended it. */
  readonly exit: Promise<number | null>;
}

export interface ProcessOptions {
  /** From the root of the repository, such as `services/auth/src/main.ts`. */
  readonly program: string;
  /** All that it finds in its environment beside that of every `bundledProgram`. */
  readonly environment: Readonly<Record<string, string>>;
}

export const startProcess = ({ program, environment }: ProcessOptions): ServiceProcess => {
  const bundled = bundledProgram(program);
  const child = spawn(process.execPath, [bundled.file], {
    env: { ...bundled.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  const outputs = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const output of outputs) output.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // Its last words come by the pipes, and may be later than its end.
  const exit = Promise.all([once(child, 'exit'), ...outputs.map((output) => once(output, 'close'))]).then(
    ([[code]]) => code as number | null,
  );
  const addressAt = async (line: RegExp, what: string): Promise<string> => {
    const port = await eventually(
      () => line.exec(text)?.[1] ?? (child.exitCode === null ? undefined : 'none'),
      `${program} to ${what}`,
      startLimitMs,
    );
    if (port === 'none') throw new Error(`${program} ended before it could ${what}: ${text}`);
    return `http://127.0.0.1:${port}`;
  };
  return {
    child,
    printed: () => text,
    listens: () => addressAt(/"port":(\d+)/, 'listen'),
    serves: () => addressAt(/"port":(\d+),"msg":"listening"/, 'serve'),
    exit,
  };
};
