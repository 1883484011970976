import { setTimeout as passes } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId, type MemberId } from '@paltu/kernel';
import type { FindAway, MemberPresence } from '../src/index.ts';

export interface PresenceUnderTest<Trx> {
  readonly presenceIn: (trx: Trx) => MemberPresence;
  readonly findAway: FindAway;
  readonly run: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

const aMember = () => newId() as MemberId;
const memberSince = new Date('2026-05-01T09:00:00Z');
const state = (memberId: MemberId, version: number, isAway: boolean) => ({
  ...{ memberId, version, isAway, hasLeft: isAway, isSuspended: false, memberSince },
});

/** Longer than an answer takes that waits for nobody. */
const aWhile = () => passes(200);

/** What services promise of members who leave, on every store: what was decided while they were there was decided before they left. */
export const describeMemberPresence = <Trx>(name: string, open: () => Promise<PresenceUnderTest<Trx>>): void => {
  describe(`presence of members (${name})`, () => {
    let under: PresenceUnderTest<Trx>;
    beforeAll(async () => void (under = await open()));
    afterAll(() => under.close());

    const ask = <T>(question: (presence: MemberPresence) => Promise<T>): Promise<T> => under.run((trx) => question(under.presenceIn(trx)));
    const isAway = (id: MemberId) => ask((presence) => presence.isAway(id));
    const keep = (id: MemberId, version: number, away: boolean) => ask((presence) => presence.keep(state(id, version, away)));

    /** Asks, and goes on only once it is let. */
    const askAndHold = async (question: (presence: MemberPresence) => Promise<unknown>, onEnd: () => void) => {
      const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const ended = under.run(async (trx) => {
        await question(under.presenceIn(trx));
        asked.resolve();
        await held.promise;
        onEnd();
      });
      await Promise.race([asked.promise, ended]);
      return async (): Promise<void> => {
        held.resolve();
        await ended;
      };
    };

    test('a member of whom no event came is there, one who left is away until they are back', async () => {
      const id = aMember();
      expect(await isAway(id)).toBe(false);
      expect([await keep(id, 2, true), await isAway(id)]).toEqual([true, true]);
      expect([await keep(id, 3, false), await isAway(id)]).toEqual([true, false]);
    });

    test('an event that comes twice or too late changes nothing, and is reported to be nothing new', async () => {
      const id = aMember();
      await keep(id, 3, true);
      expect([await keep(id, 3, true), await keep(id, 2, false), await isAway(id)]).toEqual([false, false, true]);
      expect(await keep(id, 4, true)).toBe(true);
    });

    test('what a release before kept of a suspension is mended when it is published again', async () => {
      const id = aMember();
      await keep(id, 2, true);
      await keep(id, 3, false);
      expect([await keep(id, 3, true), await isAway(id), await keep(id, 3, true)]).toEqual([true, true, false]);
    });

    test('a screen reads who of many is away, and waits for nobody', async () => {
      const [there, left, unknown] = [aMember(), aMember(), aMember()];
      await keep(there, 2, true);
      await keep(there, 3, false);
      await keep(left, 2, true);
      const letGo = await askAndHold(
        (presence) => presence.isAway(left),
        () => undefined,
      );
      expect(await under.findAway([there, left, unknown, left])).toEqual(new Set([left]));
      await letGo();
      expect(await under.findAway([])).toEqual(new Set());
    });

    test('of two it names those that are away', async () => {
      const [one, other] = [aMember(), aMember()];
      const listAway = () => ask((presence) => presence.listAway(one, other));
      expect(await listAway()).toEqual([]);
      await keep(other, 2, true);
      expect(await listAway()).toEqual([other]);
      await keep(one, 2, true);
      expect([...(await listAway())].sort()).toEqual([one, other].sort());
      expect(await ask((presence) => presence.listAway(one, one))).toEqual([one]);
    });

    test('of many it names those that are away, each once', async () => {
      const [there, left, unknown] = [aMember(), aMember(), aMember()];
      await keep(left, 2, true);
      expect(await ask((presence) => presence.listAwayAmong([there, left, unknown, left]))).toEqual([left]);
      expect(await ask((presence) => presence.listAwayAmong([]))).toEqual([]);
    });

    test.each(['isAway', 'listAwayAmong', 'listAway as the first', 'listAway as the other'] as const)(
      'who is there by %s does not leave until that transaction ends',
      async (by) => {
        const [id, other] = [aMember(), aMember()];
        const questions = {
          isAway: (presence: MemberPresence) => presence.isAway(id),
          listAwayAmong: (presence: MemberPresence) => presence.listAwayAmong([other, id]),
          'listAway as the first': (presence: MemberPresence) => presence.listAway(id, other),
          'listAway as the other': (presence: MemberPresence) => presence.listAway(other, id),
        };
        const order: string[] = [];
        const goOn = await askAndHold(questions[by], () => void order.push('decided'));
        const leaving = keep(id, 2, true).then(() => void order.push('left'));
        await aWhile();
        expect(order).toEqual([]);
        await Promise.all([goOn(), leaving]);
        expect(order).toEqual(['decided', 'left']);
      },
    );

    test('a member asks for two things one after the other', async () => {
      const [id, ...owners] = [aMember(), aMember(), aMember()] as const;
      const order: string[] = [];
      const goOn = await askAndHold(
        (presence) => presence.listAway(id, owners[0]),
        () => void order.push('first'),
      );
      const second = ask((presence) => presence.listAway(id, owners[1])).then(() => void order.push('second'));
      await aWhile();
      expect(order).toEqual([]);
      await Promise.all([goOn(), second]);
      expect(order).toEqual(['first', 'second']);
    });

    test('two members who ask each other for something do not wait for each other for ever', async () => {
      const [one, other] = [aMember(), aMember()];
      const round = () => [ask((presence) => presence.listAway(one, other)), ask((presence) => presence.listAway(other, one))];
      expect(await Promise.all([...round(), ...round(), ...round()])).toEqual(Array.from({ length: 6 }, () => []));
    });
  });
};
