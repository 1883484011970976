import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Ran {
  readonly code: number;
  readonly output: string;
  /** Both of its outputs, as they came. */
  readonly text: string;
}

export interface RunOptions {
  /** Known to it beside what every program gets. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is killed. */
  readonly limitMs?: number;
  /** What it reads from its standard input. */
  readonly input?: string;
}

const running = new Set<ChildProcess>();

/** Only what a program needs to run and to find the container engine: nothing of the shell may choose a port or a password. */
const environment = (): NodeJS.ProcessEnv => {
  const isWanted = ([name]: [string, string | undefined]): boolean => /^(PATH|HOME|TMPDIR|LANG|XDG_RUNTIME_DIR|DOCKER_.*)$/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(isWanted));
};

const usualLimitMs = 4 * 60_000;

const end = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
};

/** What it printed, and why it ended when its limit did that. */
const watch = (child: ChildProcess, limitMs: number): Promise<Ran> => {
  let [output, text] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    text += chunk;
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  let wasKilled = false;
  const limit = setTimeout(() => {
    wasKilled = true;
    end(child);
  }, limitMs);
  const failed = once(child, 'error').then(([error]) => ({ code: 127, output, text: String(error) }));
  const ended = once(child, 'close').then(([code]) => ({
    code: (code as number | null) ?? 1,
    output,
    text: wasKilled ? `${text}\nkilled after ${limitMs / 1000} s` : text,
  }));
  return Promise.race([failed, ended]).finally(() => clearTimeout(limit));
};

/** Runs a program to its end, or to its limit, in a process group of its own: Ctrl-C ends us first, and we end the rest in order. */
export const run = async (command: readonly string[], { variables, limitMs = usualLimitMs, input }: RunOptions = {}): Promise<Ran> => {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...environment(), ...variables },
    detached: true,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  // One that ends before it has read all of it has its reason in what it printed.
  child.stdin?.on('error', () => undefined).end(input);
  running.add(child);
  const ran = await watch(child, limitMs);
  running.delete(child);
  return ran;
};

/** Ends what `run` started and has not ended. */
export const endPrograms = (): void => {
  running.forEach(end);
};

/** The same, for what must succeed; answers its standard output alone. @throws with all that it printed last. */
export const must = async (command: readonly string[], options: RunOptions = {}): Promise<string> => {
  const { code, output, text } = await run(command, options);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${text.split('\n').slice(-30).join('\n')}`);
  return output;
};

/** `docker compose` where there is such a plugin, else the older program of its own. */
export const findCompose = async (): Promise<readonly string[] | undefined> => {
  for (const command of [['docker', 'compose'], ['docker-compose']]) {
    const { code, text } = await run([...command, 'version']);
    // A docker without the plugin prints an error, and some versions still end with 0.
    if (code === 0 && /compose version/i.test(text)) return command;
  }
  return undefined;
};
