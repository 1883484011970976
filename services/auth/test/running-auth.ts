import { startRelay, type EventBus } from '@paltu/events';
import { openTestBus } from '@paltu/events/test-bus';
import { silentLogger, systemClock, type Logger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { listen } from '@paltu/service-kit';
import { followRevokedSessions } from '@paltu/sessions';
import { createTestDatabase } from '@paltu/testing';
import { authService } from '../src/app.ts';
import { migrations } from './auth-database.ts';

/** A clock that runs, and that a test may set forward. */
export const settableClock = () => {
  let ahead = 0;
  return { now: () => new Date(systemClock.now().getTime() + ahead), pass: (ms: number) => void (ahead += ms) };
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // What the API answers is what these tests are about: they look into it freely.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface Call {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

const send = async (url: string, method: string, { body, token, headers }: Call): Promise<Answer> => {
  const isRaw = typeof body === 'string';
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
};

interface Shared {
  readonly url: string;
  readonly bus: EventBus;
  readonly clock: ReturnType<typeof settableClock>;
  readonly logger: Logger;
}

/** One process of auth on a database that others may share. */
const startProcess = async ({ url, bus, clock, logger }: Shared) => {
  const database = connectDatabase({ url, applicationName: 'auth test', logger });
  const revokedSessions = await followRevokedSessions({ bus, logger, clock });
  const build = authService({ PASSWORD_POLICY: 'standard' });
  const { http, chores = {} } = await build({ database, revokedSessions, checks: {}, clock, logger });
  const relay = startRelay({ database, bus, service: 'auth', logger });
  const server = await listen(http, { host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${server.port}`;
  return {
    base,
    chores,
    database,
    post: (path: string, call: Call = {}) => send(base + path, 'POST', call),
    get: (path: string, call: Call = {}) => send(base + path, 'GET', call),
    send: (method: string, path: string, call: Call = {}) => send(base + path, method, call),
    close: async () => {
      await server.close(1_000);
      await relay.stop();
      await revokedSessions.stop();
      await database.destroy();
    },
  };
};

export type AuthProcess = Awaited<ReturnType<typeof startProcess>>;

/**
 * Two processes of auth on one database and one bus, as an operator who scales it would run them.
 * @param server another PostgreSQL than that of the test run, by its superuser's address.
 */
export const startAuth = async (logger: Logger = silentLogger, server?: string) => {
  const { url, drop } = await createTestDatabase({ migrations: [migrations], server });
  const bus = await openTestBus();
  const clock = settableClock();
  const shared = { url, bus, clock, logger };
  const [one, other] = await Promise.all([startProcess(shared), startProcess(shared)]);
  return {
    one,
    other,
    bus,
    clock,
    url,
    close: async () => {
      await Promise.all([one.close(), other.close()]);
      await bus.close();
      await drop();
    },
  };
};

export type RunningAuth = Awaited<ReturnType<typeof startAuth>>;

let made = 0;

/** What a registration sends; only what matters needs to be said. */
export const aRegistration = (over: Record<string, unknown> = {}) => ({
  firstName: 'Sana',
  lastName: 'Ahmed',
  email: `sana${(made += 1)}@example.com`,
  phone: '0300 1234567',
  password: 'Chinar-Tree-42',
  userType: 'user',
  city: 'Lahore',
  address: '12 Mall Road',
  marketingEmails: false,
  ...over,
});

/** Registers somebody and logs them in. */
export const aMember = async (auth: AuthProcess, over: Record<string, unknown> = {}) => {
  const registration = aRegistration(over);
  await auth.post('/api/v1/auth/register', { body: registration });
  const { body } = await auth.post('/api/v1/auth/login', { body: { email: registration.email, password: registration.password } });
  return body.data as { user: { id: string; email: string }; token: string; refreshToken: string };
};
