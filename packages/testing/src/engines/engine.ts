import { eventually } from '../eventually.ts';
import { containerRuntime } from './container-runtime.ts';
import { startLimitMs, type RunningContainer } from './run-container.ts';

/** A real server in a container of its own. Its address stays the same as long as it lives. */
export interface Engine {
  /** The version that the server itself reports. */
  readonly version: string;
  /** Ends it at once (SIGKILL); what it holds stays for `start`. */
  kill(): Promise<void>;
  /** Starts it again, at the same address, and waits until it can be used. */
  start(): Promise<void>;
  /** Freezes it: connections stay open and nothing is answered, until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Takes it away, in whatever state it is. */
  drop(): Promise<void>;
}

const containerOf = async ({ id }: RunningContainer) => (await containerRuntime()).container.getById(id);

/** Runs a program inside and answers what it prints. Rejects when it fails. */
export const execute = async (running: RunningContainer, command: readonly string[]): Promise<string> => {
  const { container } = await containerRuntime();
  const { output, exitCode } = await container.exec(container.getById(running.id), [...command]);
  if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${output}`);
  return output;
};

/** Its output since it was started last. */
export const logSinceStart = async (running: RunningContainer): Promise<string> => {
  const container = await containerOf(running);
  const { State } = await container.inspect();
  const [seconds, nanoseconds = '0'] = [Math.floor(Date.parse(State.StartedAt) / 1000), /\.(\d+)/.exec(State.StartedAt)?.[1]];
  // The type asks for whole seconds, the engine takes more; a server killed and started within one second needs it.
  const since = `${seconds}.${nanoseconds.padEnd(9, '0')}` as unknown as number;
  return String(await container.logs({ stdout: true, stderr: true, follow: false, since }));
};

/** What all engines can do. `answers` is whether it can be used now; its failures count as no. */
export const engineControls = (running: RunningContainer, answers: () => Promise<boolean>): Omit<Engine, 'version'> => {
  const ready = () => eventually(() => answers().catch(() => false), `an answer of the engine on port ${running.port}`, startLimitMs);
  return {
    kill: async () => void (await (await containerOf(running)).kill()),
    start: async () => {
      await (await containerOf(running)).start();
      await ready();
    },
    pause: async () => void (await (await containerOf(running)).pause()),
    resume: async () => void (await (await containerOf(running)).unpause()),
    drop: async () => void (await (await containerOf(running)).remove({ force: true, v: true })),
  };
};
