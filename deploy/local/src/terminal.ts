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

export interface Login {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

interface Announcement {
  readonly address: string;
  readonly dataDirectory: string;
  readonly logins: readonly Login[];
  readonly seconds: number;
}

/** The one table a start ends with. */
export const announcement = ({ address, dataDirectory, logins, seconds }: Announcement): string => {
  const rows: [string, string][] = [
    ['site', address],
    ['API', `${address}/api/v1`],
    ...logins.map(({ role, email, password }): [string, string] => [role, `${email}  ${password}`]),
    ['data', dataDirectory],
    ['logs', `${dataDirectory}/logs`],
    ['stop', 'Ctrl-C'],
  ];
  const width = Math.max(...rows.map(([label]) => label.length)) + 3;
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}${value}`);
  return `\n  Paltu is ready (${seconds.toFixed(1)} s)\n\n${lines.join('\n')}\n\n`;
};
