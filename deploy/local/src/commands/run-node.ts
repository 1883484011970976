import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs one of our programs in the foreground; its exit code becomes ours. */
export const runNode = async (
  command: readonly string[],
  directory: string,
  environment: Readonly<Record<string, string>>,
): Promise<number> => {
  const child = spawn(process.execPath, command, { cwd: directory, env: environment, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};

/** Ends this process with what `work` returns; a failure is printed in one line. */
export const exitWith = async (work: () => Promise<number>): Promise<never> => {
  try {
    process.exit(await work());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
