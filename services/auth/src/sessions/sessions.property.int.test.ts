import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId, type SessionId } from '@paltu/kernel';
import fc from 'fast-check';
import { openAuthStore, type AuthStore } from '../../test/open-auth-store.ts';
import { sessionModel, type ModelSession } from '../../test/session-model.ts';
import { codeOf, sessionUseCases } from '../../test/session-use-cases.ts';

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
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(secondMs, 59_999, 60_000, 11 * dayMs, 30 * dayMs) }),
  },
);

let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore();
});
afterAll(() => store.close());

/** One member with some devices, in the model and in the database side by side; every answer must be the same. */
const device = async () => {
  let now = new Date('2026-03-01T09:00:00Z').getTime();
  const clock = { now: () => new Date(now) };
  await store.empty();
  let member = await store.add({ passwordHash: newId() });
  let before = newId();
  const real = sessionUseCases(store, clock, member);
  const model = sessionModel(clock);

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
    before = member.passwordHash;
    member = { ...member, passwordHash: newId() };
    await store.database('accounts').where({ id: member.id }).update({ password_hash: member.passwordHash });
    await real.endAll({ userId: member.id, reason: 'password-changed', except: id as SessionId });
    model.endAll(id);
  };

  const take = async (one: Step): Promise<unknown> => {
    if ('ms' in one) return (now += one.ms);
    if (one.do === 'log in') return model.loggedIn(await real.logIn(member.passwordHash));
    if (one.do === 'log in with the password of before') return expect(await codeOf(real.logIn(before))).toBe('credentials.wrong');
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

test('whatever a member and a thief do with passwords and tokens, and however long they wait, sessions follow the rules', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
    const { take, compare } = await device();
    for (const one of steps) await take(one);
    await compare();
  });
  await fc.assert(property, { numRuns: 50 });
}, 120_000);
