import type { Logger } from '@paltu/kernel';

/** Says one short line to whoever looks at the terminal. */
export type Say = (line: string) => void;

/** Lines to stdout, with the time of day. */
export const sayToTerminal: Say = (line) => {
  process.stdout.write(`${new Date().toTimeString().slice(0, 8)}  ${line}\n`);
};

const silence = (): void => undefined;

/** A logger of which only what matters reaches the terminal. */
export const loggerFor = (say: Say): Logger => {
  const speak = (_fields: object, message: string): void => say(message);
  return { debug: silence, info: silence, warn: speak, error: speak };
};
