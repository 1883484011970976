import type { Logger } from '@paltu/kernel';

/** Prints one short line to the terminal. */
export type ReportLine = (line: string) => void;

/** Lines to stdout, with the time of day. */
export const printToTerminal: ReportLine = (line) => {
  process.stdout.write(`${new Date().toTimeString().slice(0, 8)}  ${line}\n`);
};

const silence = (): void => undefined;

/** A logger of which only what matters reaches the terminal. */
export const loggerFor = (report: ReportLine): Logger => {
  const speak = (_fields: object, message: string): void => report(message);
  return { debug: silence, info: silence, warn: speak, error: speak };
};
