import { withVariablesInFiles } from '@paltu/kernel';
import { UsageError } from './arguments.ts';

export interface EventsConfig {
  /** Service name to the address of its database. */
  readonly databases: Readonly<Record<string, string>>;
  /** The bus, `postgres://…` or `kafka://…`, for the lag of the consumers; may be missing. */
  readonly busUrl: string | undefined;
}

const parseDatabases = (text: string): Record<string, string> => {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    throw new UsageError('DATABASES is no JSON object of service names and addresses');
  }
};

/** From DATABASES (`{"pets":"postgres://…"}`) or DATABASE_URL of one service, and BUS_URL. */
export const readConfig = (): EventsConfig => {
  const { environment, incomplete } = withVariablesInFiles(process.env);
  const { DATABASES, DATABASE_URL, BUS_URL } = environment;
  const unread = ['DATABASES', 'DATABASE_URL', 'BUS_URL'].filter((name) => incomplete.has(name));
  if (unread.length > 0) throw new UsageError(`${unread.join(', ')}: a file that it names cannot be read`);
  if (DATABASES !== undefined) return { databases: parseDatabases(DATABASES), busUrl: BUS_URL };
  if (DATABASE_URL !== undefined) return { databases: { service: DATABASE_URL }, busUrl: BUS_URL };
  throw new UsageError('set DATABASES ({"pets":"postgres://…"}) or DATABASE_URL');
};
