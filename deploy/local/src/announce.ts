export interface Login {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

export interface Announcement {
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
