import { beforeEach, expect, test } from '@jest/globals';
import { aPresentedToken, loginAt } from '../../../test/a-presented-token.ts';
import { meeting } from '../../../test/meeting.ts';
import { revokeSession, rotateToken } from '../domain/holder-decisions.ts';
import type { PresentedToken, SessionId } from '../domain/session.ts';
import type { InSessionTransaction, SessionArchive } from '../use-cases/ports.ts';

export interface SessionAdapters {
  readonly inTransaction: InSessionTransaction;
  readonly archive: SessionArchive;
  /** A member to log in. */
  readonly userId: string;
  readonly eventTypes: () => Promise<readonly string[]>;
}

const day = 24 * 60 * 60_000;
const later = new Date(loginAt.getTime() + 60_000);

/** What every adapter of the sessions' ports promises. */
export const sessionContract = (prepare: () => Promise<SessionAdapters>): void => {
  let adapters: SessionAdapters;
  beforeEach(async () => {
    adapters = await prepare();
  });

  const logIn = async (over: Parameters<typeof aPresentedToken>[0] = {}): Promise<PresentedToken> => {
    const chain = aPresentedToken({ ...over, session: { ...over.session, userId: adapters.userId } });
    await adapters.inTransaction(({ sessions }) => sessions.add(chain.session, chain.token));
    return chain;
  };
  const rotated = (chain: PresentedToken, successorHash: string) =>
    rotateToken(chain, { successorHash, sealedAccessToken: 'sealed' }, later);
  const findPresented = (hash: string) => adapters.inTransaction(({ sessions }) => sessions.findPresented(hash));

  test('a session is found by its id and by its token', async () => {
    const { session, token } = await logIn();
    expect(await adapters.inTransaction(({ sessions }) => sessions.find(session.id))).toEqual(session);
    expect(await findPresented(token.hash)).toEqual({ session, token, successor: undefined });
  });

  test('what nobody has is not found', async () => {
    expect(await findPresented('unknown')).toBeUndefined();
    expect(await adapters.inTransaction(({ sessions }) => sessions.find(aPresentedToken().session.id as SessionId))).toBeUndefined();
  });

  test('a used token leads to its successor', async () => {
    const chain = await logIn();
    const { used, successor } = rotated(chain, `${chain.token.hash}-next`);
    await adapters.inTransaction(({ sessions }) => sessions.saveRotation(used, successor));
    expect(await findPresented(used.hash)).toEqual({ session: chain.session, token: used, successor });
    expect(await findPresented(successor.hash)).toEqual({ session: chain.session, token: successor, successor: undefined });
  });

  test('uses of one token at once take turns, and each sees what the one before it did', async () => {
    const { token } = await logIn();
    const meet = meeting();
    const use = () =>
      adapters.inTransaction(async ({ sessions }) => {
        const chain = (await sessions.findPresented(token.hash))!;
        await meet();
        if (chain.token.usedAt !== null) return 'late';
        const { used, successor } = rotated(chain, `${token.hash}-next`);
        await sessions.saveRotation(used, successor);
        return 'first';
      });
    expect((await Promise.all([use(), use()])).sort()).toEqual(['first', 'late']);
  });

  test('the end of a session is kept together with its event, or neither is', async () => {
    const { session } = await logIn();
    const end = (failure?: Error) =>
      adapters.inTransaction(async ({ sessions, outbox }) => {
        const ended = revokeSession(session, 'logout', later);
        await sessions.save(ended.state);
        await outbox.append(ended.events);
        if (failure !== undefined) throw failure;
      });
    await expect(end(new Error('in the middle'))).rejects.toThrow('in the middle');
    expect(await adapters.eventTypes()).toEqual([]);
    expect(await adapters.inTransaction(({ sessions }) => sessions.find(session.id))).toEqual(session);
    await end();
    expect(await adapters.eventTypes()).toEqual(['SessionRevoked']);
    expect(await adapters.inTransaction(({ sessions }) => sessions.find(session.id))).toMatchObject({
      revokedAt: later,
      revocationReason: 'logout',
    });
  });

  test('the role of a member is the one of now', async () => {
    expect(await adapters.inTransaction(({ members }) => members.find(adapters.userId))).toBe('admin');
    expect(await adapters.inTransaction(({ members }) => members.find(aPresentedToken().session.userId))).toBeUndefined();
  });

  test('what expired is forgotten, and what lives is not', async () => {
    const old = await logIn();
    const live = await logIn({ token: { expiresAt: new Date(loginAt.getTime() + 60 * day) } });
    expect(await adapters.archive.forgetExpired(new Date(loginAt.getTime() + 40 * day))).toBe(1);
    expect(await findPresented(old.token.hash)).toBeUndefined();
    expect(await adapters.inTransaction(({ sessions }) => sessions.find(old.session.id))).toBeUndefined();
    expect(await findPresented(live.token.hash)).toEqual({ session: live.session, token: live.token, successor: undefined });
  });
};
