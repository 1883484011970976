import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Clock, newId, type SessionId, silentLogger } from '@paltu/kernel';
import { memoryLimiters } from '@paltu/limits';
import fc from 'fast-check';
import type { Account } from '../../accounts/domain/account.ts';
import { openAuthStore, type AuthStore } from '../../../test/open-auth-store.ts';
import { sessionModel, type ModelSession } from '../../../test/session-model.ts';
import { limiterRefreshes } from '../data/limiter-refreshes.ts';
import { nodeRefreshTokenSecrets } from '../data/node-refresh-token-secrets.ts';
import { endSession } from './end-session.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import type { AccessTokens } from './ports.ts';
import { refreshSession } from './refresh-session.ts';

const secondMs = 1_000;
const dayMs = 24 * 60 * 60_000;

/** What is done with one session, counted from any, and one of its tokens, counted from its newest. */
type Act = 'refresh' | 'log out' | 'end' | 'change the password';

type Step =
  | { readonly do: 'log in' | 'log in with the password of before' | 'log out everywhere' }
  | { readonly do: Act; readonly session: number; readonly token: number }
  | { readonly do: 'wait'; readonly ms: number };

const whole = fc.nat({ max: 99 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'log in' }) },
  // Of its tokens the newest most of the time, as an honest device does.
  { weight: 8, arbitrary: fc.record({ do: fc.constant('refresh' as const), session: whole, token: fc.oneof(fc.constant(0), whole) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('log out' as const, 'end', 'change the password'), session: whole, token: whole }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('log in with the password of before' as const, 'log out everywhere') }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(secondMs, 9_999, 10_000, 11 * dayMs, 30 * dayMs) }),
  },
);

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
afterAll(() => store.close());

let signed = 0;
const accessTokens: AccessTokens = {
  signer: async () => async (claims) => JSON.stringify({ ...claims, signature: (signed += 1) }),
  sessionOf: async (token) => (JSON.parse(token) as { sessionId: SessionId }).sessionId,
};

const useCases = (clock: Clock, checked: () => Account) => {
  const shared = {
    inTransaction: store.inSessionTransaction,
    accessTokens,
    secrets: nodeRefreshTokenSecrets(() => new Uint8Array(32)),
    countRefresh: limiterRefreshes(memoryLimiters()),
    clock,
    logger: silentLogger,
  };
  return {
    logIn: logIn({ ...shared, checkCredentials: async () => checked(), entrance: 'admit' }),
    refresh: refreshSession(shared),
    logOut: logOut(shared),
    end: endSession(shared),
    list: listSessions({ queries: store.sessions, clock }),
    endAll: (request: Parameters<ReturnType<typeof endSessions>>[0]) =>
      store.inSessionTransaction((scope) => endSessions(scope, clock)(request)),
  };
};

/** One member with some devices, in the model and in the database side by side; every answer must be the same. */
const device = async () => {
  let now = new Date('2026-03-01T09:00:00Z').getTime();
  const clock = { now: () => new Date(now) };
  await store.empty();
  let member = await store.add({ passwordHash: newId() });
  let before = { ...member, passwordHash: newId() };
  let checked = member;
  const real = useCases(clock, () => checked);
  const model = sessionModel(clock);
  const login = { email: '', password: '', address: '' };

  const codeOf = async (work: Promise<unknown>): Promise<string> => {
    try {
      await work;
      return 'done';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const logInAs = (account: Account) => {
    checked = account;
    return real.logIn({ ...login, device: { browser: null, system: null } });
  };
  const pick = (index: number): ModelSession | undefined => model.sessions[index % Math.max(model.sessions.length, 1)];
  const tokenOf = (session: ModelSession, index: number) => session.tokens.at(-1 - (index % session.tokens.length))!;

  const refresh = async (session: ModelSession, index: number) => {
    const token = tokenOf(session, index);
    const expected = model.refresh(session, token);
    const answer = real.refresh(token.text);
    if (expected === 'rotate') return model.rotated(session, token, await answer);
    if (expected === 'repeat') return expect(await answer).toEqual(token.answer);
    expect(await codeOf(answer)).toBe(expected);
  };

  const changePassword = async ({ id }: ModelSession) => {
    before = member;
    member = { ...member, passwordHash: newId() };
    await store.database('accounts').where({ id: member.id }).update({ password_hash: member.passwordHash });
    await real.endAll({ userId: member.id, reason: 'password-changed', except: id as SessionId });
    model.endAll(id);
  };

  const take = async (one: Step): Promise<unknown> => {
    if ('ms' in one) return (now += one.ms);
    if (one.do === 'log in') return model.loggedIn(await logInAs(member), accessTokens.sessionOf);
    if (one.do === 'log in with the password of before') return expect(await codeOf(logInAs(before))).toBe('credentials.wrong');
    if (one.do === 'log out everywhere') {
      await real.endAll({ userId: member.id, reason: 'logout' });
      return model.endAll();
    }
    if (!('session' in one)) throw new Error(one.do);
    const session = pick(one.session);
    if (session === undefined) return undefined;
    if (one.do === 'refresh') return refresh(session, one.token);
    if (one.do === 'change the password') return changePassword(session);
    if (one.do === 'end') await real.end({ sessionId: session.id as SessionId, userId: member.id });
    else await real.logOut({ refreshToken: tokenOf(session, one.token).text });
    return model.end(session);
  };

  const compare = async () => {
    const listed = (await real.list(member.id)).map(({ id }) => id as string);
    expect(listed.sort()).toEqual(model.open().sort());
    expect(await store.eventTypes()).toEqual(model.sessions.filter(({ isEnded }) => isEnded).map(() => 'session.revoked'));
  };

  return { take, compare };
};

test('whatever a member and a thief do with passwords and tokens, and however long they wait, sessions do as the rules say', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
    const { take, compare } = await device();
    for (const one of steps) await take(one);
    await compare();
  });
  await fc.assert(property, { numRuns: 50 });
}, 120_000);
