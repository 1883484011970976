import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId, type SessionId } from '@paltu/kernel';
import fc from 'fast-check';
import { openAuthStore, type AuthStore } from '../../test/open-auth-store.ts';
import { sessionModel, type ModelSession, type Pair, type SessionModel } from '../../test/session-model.ts';
import { sessionUseCases } from '../../test/session-use-cases.ts';

/** What is done at the same moment as others; a session is counted from any, and of its tokens from the newest. */
interface Act {
  readonly do: 'log in' | 'refresh' | 'log out' | 'end' | 'change the password' | 'log out everywhere';
  readonly session: number;
  readonly token: number;
}

/** An act whose session, token and passwords are chosen. */
interface Chosen extends Pick<Act, 'do'> {
  readonly id: string;
  readonly token: string;
  readonly password: string;
  readonly newPassword: string;
}

/** `done`, a pair of tokens, or the code of a refusal. */
type Answer = Pair | string;

/** What may be the case: more than one where answers do not reveal which of two acts came first. */
interface World {
  readonly model: SessionModel;
  readonly password: string;
}

let now = 0;
const clock = { now: () => new Date(now) };
let store: AuthStore;
beforeAll(async () => {
  store = await openAuthStore(clock);
});
afterAll(() => store.close());

const answerOf = async (work: Promise<Pair | void>): Promise<Answer> => {
  try {
    return (await work) ?? 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};

const refreshed = ({ model }: World, session: ModelSession, { token: text }: Chosen, answer: Answer): boolean => {
  const token = session.tokens.find((one) => one.text === text)!;
  const expected = model.refresh(session, token);
  if (expected === 'repeat') return JSON.stringify(answer) === JSON.stringify(token.answer);
  if (expected !== 'rotate') return answer === expected;
  if (typeof answer === 'string') return false;
  model.rotated(session, token, answer);
  return true;
};

const begun = ({ model, password }: World, act: Chosen, answer: Answer): boolean => {
  if (typeof answer === 'string') return answer === 'credentials.wrong' && act.password !== password;
  model.loggedIn(answer);
  return act.password === password;
};

const passwordChanged = (world: World, act: Chosen, answer: Answer): World | undefined => {
  if (act.password !== world.password) return answer === 'password.wrong-current' ? world : undefined;
  world.model.endAll(act.id);
  return answer === 'done' ? { ...world, password: act.newPassword } : undefined;
};

/** Carries `act` out in the world; whether this can have been the answer. */
const takes = (world: World, act: Chosen, answer: Answer): boolean => {
  if (act.do === 'log in') return begun(world, act, answer);
  const session = world.model.sessions.find(({ id }) => id === act.id)!;
  if (act.do === 'refresh') return refreshed(world, session, act, answer);
  if (act.do === 'log out everywhere') world.model.endAll();
  else world.model.end(session);
  return answer === 'done';
};

/** The world after `act`, or undefined where it cannot have had this answer. */
const after = (before: World, act: Chosen, answer: Answer): World | undefined => {
  const world = { ...before, model: before.model.copy() };
  if (act.do === 'change the password') return passwordChanged(world, act, answer);
  return takes(world, act, answer) ? world : undefined;
};

type Answered = readonly (readonly [Chosen, Answer])[];

/** Every world that some order of the acts leads to. */
const worldsAfter = (world: World, answered: Answered): World[] =>
  answered.length === 0
    ? [world]
    : answered.flatMap(([act, answer], first) => {
        const next = after(world, act, answer);
        return next === undefined ? [] : worldsAfter(next, answered.toSpliced(first, 1));
      });

const endedIn = ({ model }: World): number => model.sessions.filter(({ isEnded }) => isEnded).length;
const likeness = ({ model, password }: World): string =>
  JSON.stringify([password, model.sessions.toSorted((one, other) => one.id.localeCompare(other.id))]);
const distinct = (worlds: readonly World[]): World[] => [...new Map(worlds.map((world) => [likeness(world), world])).values()];

/** One member with some devices that act at once; the answers must be those of acts one after another, in some order. */
const devices = async () => {
  now = new Date('2026-03-01T09:00:00Z').getTime();
  await store.empty();
  const member = await store.add({ passwordHash: newId() });
  const real = sessionUseCases(store, clock, member);
  let worlds: World[] = [{ model: sessionModel(clock), password: member.passwordHash }];

  const choose = (act: Act): Chosen => {
    const [{ model, password }] = worlds as [World];
    const sessions = model.sessions.toSorted((one, other) => one.id.localeCompare(other.id));
    const session = sessions[act.session % Math.max(sessions.length, 1)];
    const passwords = { password, newPassword: newId() };
    if (session === undefined) return { ...passwords, do: 'log in', id: '', token: '' };
    return { ...passwords, do: act.do, id: session.id, token: session.tokens.at(-1 - (act.token % session.tokens.length))!.text };
  };

  const carryOut = ({ id, token, password, newPassword, ...act }: Chosen): Promise<Pair | void> => {
    const { id: userId } = member;
    const sessionId = id as SessionId;
    const acts = {
      'log in': () => real.logIn(password),
      refresh: () => real.refresh(token),
      'log out': () => real.logOut({ refreshToken: token }),
      end: () => real.end({ sessionId, userId }),
      'change the password': () => real.changePassword({ userId, sessionId, currentPassword: password, newPassword, language: 'en' }),
      'log out everywhere': () => real.endAll({ userId, reason: 'logout' }),
    };
    return acts[act.do]();
  };

  const actAtOnce = async (acts: readonly Act[]): Promise<void> => {
    const chosen = acts.map(choose);
    const answered = await Promise.all(chosen.map(async (act) => [act, await answerOf(carryOut(act))] as const));
    const listed = JSON.stringify((await real.list(member.id)).map(({ id }) => id as string).sort());
    const ended = (await store.eventTypes()).filter((type) => type === 'session.revoked').length;
    const possible = worlds.flatMap((world) => worldsAfter(world, answered));
    worlds = distinct(possible).filter((world) => JSON.stringify(world.model.open().sort()) === listed && endedIn(world) === ended);
    if (worlds.length === 0) expect({ answered, listed, ended }).toBe('what acts one after another would be answered');
  };

  return { actAtOnce };
};

const whole = fc.nat({ max: 99 });
const act: fc.Arbitrary<Act> = fc.record({
  do: fc.oneof(
    { weight: 5, arbitrary: fc.constant('refresh' as const) },
    { weight: 2, arbitrary: fc.constant('log in' as const) },
    { weight: 3, arbitrary: fc.constantFrom('log out' as const, 'end', 'change the password', 'log out everywhere') },
  ),
  // Mostly the same session, so that they meet.
  session: fc.oneof(fc.constant(0), whole),
  token: fc.oneof(fc.constant(0), fc.constant(1), whole),
});
const moment = fc.record({
  waitMs: fc.constantFrom(0, 59_999, 60_000, 11 * 24 * 60 * 60_000),
  acts: fc.array(act, { minLength: 2, maxLength: 5 }),
});

test('whatever is done at the same moment, sessions are as if it had been done one after another, in some order', async () => {
  const property = fc.asyncProperty(fc.array(moment, { minLength: 2, maxLength: 6 }), async (moments) => {
    const { actAtOnce } = await devices();
    for (const { waitMs, acts } of moments) {
      now += waitMs;
      await actAtOnce(acts);
    }
  });
  await fc.assert(property, { numRuns: 60 });
}, 120_000);
