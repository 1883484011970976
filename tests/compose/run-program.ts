import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Ran {
  readonly code: number;
  /** Both of its outputs, as they came. */
  readonly text: string;
}

const running = new Set<ChildProcess>();

/** Only what a program needs to run and to find the container engine: nothing of the shell may choose a port or a password. */
const environment = (): NodeJS.ProcessEnv => {
  const isWanted = ([name]: [string, string | undefined]): boolean => /^(PATH|HOME|TMPDIR|LANG|XDG_RUNTIME_DIR|DOCKER_.*)$/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(isWanted));
};

const limitMs = 4 * 60_000;

const end = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
};

/** Runs a program to its end, or for four minutes, in a process group of its own: Ctrl-C ends us first, and we end the rest in order. */
export const run = async (command: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ran> => {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env: { ...environment(), ...more }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  const failed = once(child, 'error').then(([error]) => ({ code: 127, text: String(error) }));
  const ended = once(child, 'close').then(([code]) => ({ code: (code as number | null) ?? 1, text }));
  const limit = setTimeout(() => end(child), limitMs);
  const ran = await Promise.race([failed, ended]);
  clearTimeout(limit);
  running.delete(child);
  return ran;
};

/** Ends what `run` started and has not ended. */
export const endPrograms = (): void => {
  running.forEach(end);
};

/** The same, for what must succeed. @throws with what it printed. */
export const must = async (command: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { code, text } = await run(command, more);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${text.split('\n').slice(-30).join('\n')}`);
  return text;
};

/** `docker compose` where there is such a plugin, else the older program of its own. */
export const findCompose = async (): Promise<readonly string[] | undefined> => {
  for (const command of [['docker', 'compose'], ['docker-compose']]) {
    const { code, text } = await run([...command, 'version']);
    // A docker without the plugin says so, and some versions still end with 0.
    if (code === 0 && /compose version/i.test(text)) return command;
  }
  return undefined;
};
