import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { topics } from '@paltu/contracts';
import { silentLogger, systemClock, type Logger } from '@paltu/kernel';
import { sentMails, startTestService, type TestService } from '@paltu/testing/service';
import { objectStoreOf } from '@paltu/storage';
import { authService } from '../src/service.ts';
import { authVariables } from './auth-variables.ts';

/** A clock that runs, and that a test may set forward. */
const settableClock = () => {
  let aheadMs = 0;
  return { now: () => new Date(systemClock.now().getTime() + aheadMs), pass: (ms: number) => void (aheadMs += ms) };
};

export interface AuthOptions {
  readonly logger?: Logger;
  readonly variables?: Readonly<Record<string, string>>;
  /** Another PostgreSQL than that of the test run, by its superuser's address. */
  readonly server?: string;
}

const openMailFolder = () => mkdtemp(join(tmpdir(), 'paltu-mails-'));

/** One process of auth, for tests that need no second. */
export const startOneAuth = async (): Promise<TestService> => {
  const folder = await openMailFolder();
  const auth = await startTestService(authService, { variables: authVariables(folder) });
  return {
    ...auth,
    stop: async () => {
      await auth.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Two processes of auth on one database and one bus, as an operator who scales it would run them. */
export const startAuth = async (options: AuthOptions = {}) => {
  const clock = settableClock();
  const folder = await openMailFolder();
  const variables = { ...authVariables(folder), ...options.variables };
  const shared = { ...options, variables, clock, ownKeys: true } as const;
  const one = await startTestService(authService, shared);
  const ownUploads = { ...variables, UPLOAD_DIR: join(folder, 'other-uploads') };
  const other = await startTestService(authService, { ...shared, variables: ownUploads, beside: one });
  return {
    one,
    other,
    /** What was published of a member or a session, but how the member is reached. */
    publishedAbout: (subject: string) => one.publishedAbout(subject).filter(({ topic }) => topic !== topics.contact.name),
    /** What was published of how a member is reached. */
    contactsPublishedAbout: (subject: string) => one.publishedAbout(subject).filter(({ topic }) => topic === topics.contact.name),
    clock,
    mails: sentMails(folder),
    objects: objectStoreOf({ OBJECT_STORE_DIR: join(folder, 'objects') }, silentLogger),
    /** Files and folders that wait in the folder of uploads. */
    uploads: () => readdir(join(folder, 'uploads'), { recursive: true }),
    stop: async () => {
      await other.stop();
      await one.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type RunningAuth = Awaited<ReturnType<typeof startAuth>>;

let registrations = 0;

/** What a registration sends; only what matters needs to be given. */
export const aRegistration = (over: Record<string, unknown> = {}) => ({
  firstName: 'Sana',
  lastName: 'Ahmed',
  email: `sana${(registrations += 1)}@example.com`,
  phone: '0300 1234567',
  password: 'Chinar-Tree-42',
  userType: 'user',
  city: 'Lahore',
  address: '12 Mall Road',
  marketingEmails: false,
  ...over,
});

/** Registers somebody and logs them in. */
export const registerAndLogIn = async ({ call }: TestService, over: Record<string, unknown> = {}) => {
  const registration = aRegistration(over);
  const { email, password } = registration;
  await call('POST', '/auth/register', { json: registration });
  const { body } = await call('POST', '/auth/login', { json: { email, password } });
  return body.data as { user: { id: string; email: string }; token: string; refreshToken: string };
};

export type LoggedIn = Awaited<ReturnType<typeof registerAndLogIn>>;

/** The holder of this session asks for another address, to which a link is mailed; returns the address. */
export const withPendingEmail = async ({ call }: TestService, as: LoggedIn): Promise<string> => {
  const { firstName, lastName, phone, city, email } = aRegistration();
  await call('PUT', '/auth/profile', { as, json: { firstName, lastName, phone, city, email } });
  return email;
};

/** Thirty days after the account was deactivated nothing of it is left. */
export const eraseDeactivated = async ({ clock, one }: Pick<RunningAuth, 'clock' | 'one'>): Promise<void> => {
  clock.pass(30 * 24 * 60 * 60_000);
  await one.runJob('erase deactivated accounts');
};

/** More logins at once than passwords can be checked, each by somebody else from elsewhere; resolves when the first of them is refused. */
export const crowdOfLogins = async ({ call }: TestService): Promise<{ readonly over: Promise<unknown> }> => {
  const logIn = (index: number) =>
    call('POST', '/auth/login', {
      json: { email: `crowd${index}@example.com`, password: 'Deodar-Tree-43' },
      headers: { 'x-forwarded-for': `10.0.0.${index}` },
    });
  const logins = Array.from({ length: 200 }, (_, index) => logIn(index));
  const refused = logins.map(async (login) => {
    const { status } = await login;
    if (status !== 503) throw new Error(`a login of the crowd was answered ${status}`);
  });
  await Promise.any(refused);
  return { over: Promise.all(logins) };
};
