import { silentLogger, systemClock, type Logger } from '@paltu/kernel';
import { startTestService, type Answer, type TestService } from '@paltu/testing/service';
import { authService } from '../src/service.ts';

export type { Answer };

/** A clock that runs, and that a test may set forward. */
export const settableClock = () => {
  let ahead = 0;
  return { now: () => new Date(systemClock.now().getTime() + ahead), pass: (ms: number) => void (ahead += ms) };
};

export interface Call {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

const processOf = (service: TestService) => {
  const send = (method: string, path: string, { body, token, headers = {} }: Call = {}) =>
    service.call(method, path, {
      as: token === undefined ? undefined : { token },
      ...(typeof body === 'string' ? { body, headers: { 'content-type': 'application/json', ...headers } } : { json: body, headers }),
    });
  return {
    base: service.url,
    database: service.database,
    runJob: service.runJob,
    send,
    post: (path: string, call?: Call) => send('POST', path, call),
    get: (path: string, call?: Call) => send('GET', path, call),
  };
};

export type AuthProcess = ReturnType<typeof processOf>;

/**
 * Two processes of auth on one database and one bus, as an operator who scales it would run them.
 * @param server another PostgreSQL than that of the test run, by its superuser's address.
 */
export const startAuth = async (logger: Logger = silentLogger, server?: string) => {
  const clock = settableClock();
  const options = { clock, logger, ownKeys: true } as const;
  const one = await startTestService(authService, { ...options, server });
  const other = await startTestService(authService, { ...options, beside: one });
  return {
    one: processOf(one),
    other: processOf(other),
    bus: one.bus,
    said: one.said,
    clock,
    url: one.databaseUrl,
    close: async () => {
      await other.stop();
      await one.stop();
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
