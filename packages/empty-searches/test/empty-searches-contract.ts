import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Clock } from '@paltu/kernel';
import type { TestActor } from '@paltu/testing';
import { startTestService, type TestService, type TestServiceOptions } from '@paltu/testing/service';
import { kennelsService } from './kennels-service.ts';

const dayMs = 24 * 60 * 60_000;
/** At noon in Pakistan, from when on tokens are valid. */
const begunAt = Math.ceil(Date.now() / dayMs) * dayMs + 7 * 60 * 60_000;
const expiresAt = new Date(begunAt + 3_650 * dayMs);

interface Typed {
  readonly from?: number;
  readonly insteadOf?: string;
  readonly more?: string;
}

/** What counting empty searches promises, on the store that these options choose. */
export const describeEmptySearches = (options: Pick<TestServiceOptions, 'store'> = {}): void => {
  // Each test begins on days of its own.
  let [days, tests] = [0, 0];
  const clock: Clock = { now: () => new Date(begunAt + days * dayMs) };
  let service: TestService;
  let admin: TestActor;
  beforeAll(async () => {
    service = await startTestService(kennelsService, { ...options, clock, migrations: [join(import.meta.dirname, 'migrations')] });
    admin = await service.tokens.issue({ role: 'admin', expiresAt });
  });
  beforeEach(() => {
    tests += 1;
    days = tests * 200;
  });
  afterAll(() => service.stop());

  const type = (search: string, { from = 1, insteadOf, more = '' }: Typed = {}) =>
    service.call('GET', `/kennels?search=${encodeURIComponent(search)}${more}`, {
      headers: {
        'x-forwarded-for': `39.32.0.${from}`,
        ...(insteadOf === undefined ? {} : { 'instead-of': encodeURIComponent(insteadOf) }),
      },
    });
  const typeFrom = async (addresses: readonly number[], search: string, typed: Typed = {}) => {
    for (const from of addresses) await type(search, { ...typed, from });
  };
  const write = () => service.runJob('write empty searches');
  const nextDay = async (): Promise<void> => {
    await write();
    days += 1;
  };
  const read = (query = '') => service.call('GET', `/kennels/empty-searches${query}`, { as: admin });
  const shown = async (query = '') => (await read(query)).body.data.searches;
  /** The day of the clock in Pakistan. */
  const today = (): string => clock.now().toISOString().slice(0, 10);

  describe('a search that found nothing', () => {
    test('is shown by its folded words once three addresses made it on each of two days', async () => {
      await typeFrom([1, 2, 3], 'Capybara!');
      await nextDay();
      expect(await shown()).toEqual([]);
      await typeFrom([1, 2, 3, 4, 4], '  CAPYBARA');
      await write();
      await typeFrom([5], 'capybara');
      await write();
      expect(await shown()).toEqual([{ words: 'capybara', visitors: 8, instead: null, lastDay: today() }]);
    });

    test('never is when one address makes it, however often and on however many days', async () => {
      for (let day = 0; day < 4; day += 1) {
        for (let time = 0; time < 5; time += 1) await type('buy from me');
        await typeFrom([2], 'buy from me');
        await nextDay();
      }
      expect(await shown('?days=90')).toEqual([]);
    });

    test('does not count on a later page, nor where a filter narrows it, nor one that found something', async () => {
      for (let day = 0; day < 2; day += 1) {
        await typeFrom([1, 2, 3], 'okapi', { more: '&page=2' });
        await typeFrom([1, 2, 3], 'okapi', { more: '&city=Lahore' });
        await typeFrom([1, 2, 3], 'kennel');
        await nextDay();
      }
      expect(await shown()).toEqual([]);
    });

    test('counts at most fifty times a day for one address', async () => {
      for (let day = 0; day < 2; day += 1) {
        for (const from of [1, 2]) await type('quokka', { from });
        for (let nth = 0; nth < 50; nth += 1) await type(`flood ${'abcdefghij'[nth % 10]}${'klmno'[nth % 5]}${nth}`, { from: 3 });
        await type('quokka', { from: 3 });
        await nextDay();
      }
      expect(await shown()).toEqual([]);
    });
  });

  describe('what was searched for instead', () => {
    test('is shown once three addresses that had searched in vain found something by it, on each of two days', async () => {
      for (let day = 0; day < 2; day += 1) {
        await typeFrom([1, 2, 3], 'گھر');
        await typeFrom([1, 2, 3], 'Kennel', { insteadOf: 'گھر' });
        await nextDay();
      }
      expect(await shown()).toMatchObject([{ words: 'گھر', visitors: 6, instead: 'kennel' }]);
    });

    test('is not taken from who never made that search, nor from a header that cannot be read', async () => {
      for (let day = 0; day < 2; day += 1) {
        await typeFrom([1, 2, 3], 'dog house');
        await typeFrom([4, 5, 6], 'kennel of a cheat', { insteadOf: 'dog house' });
        for (const from of [1, 2, 3]) {
          const headers = { 'x-forwarded-for': `39.32.0.${from}`, 'instead-of': '%E0%A4%A' };
          expect((await service.call('GET', '/kennels?search=kennel', { headers })).status).toBe(200);
        }
        await nextDay();
      }
      expect(await shown()).toMatchObject([{ words: 'dog house', instead: null }]);
    });
  });

  describe('the list of admins', () => {
    const typeOnTwoDays = async (search: string, addresses: readonly number[]) => {
      await typeFrom(addresses, search);
      await nextDay();
      await typeFrom(addresses, search);
      await write();
    };

    test('has the most frequent first, page by page, of the last days that are asked for', async () => {
      await typeOnTwoDays('axolotl', [1, 2, 3]);
      days += 10;
      await typeOnTwoDays('wombat', [1, 2, 3, 4]);
      expect((await shown('?days=30')).map(({ words, visitors }: { words: string; visitors: number }) => [words, visitors])).toEqual([
        ['wombat', 8],
        ['axolotl', 6],
      ]);
      const { searches, pagination } = (await read('?days=30&limit=1&page=2')).body.data;
      expect([searches[0].words, pagination]).toEqual(['axolotl', { page: 2, limit: 1, total: 2, totalPages: 2, totalIsCapped: false }]);
      expect(await shown('?days=1')).toMatchObject([{ words: 'wombat', visitors: 4 }]);
    });

    test('is closed to everybody else, and names the days that it cannot show', async () => {
      expect((await service.call('GET', '/kennels/empty-searches')).status).toBe(401);
      const member = await service.tokens.issue({ expiresAt });
      expect((await service.call('GET', '/kennels/empty-searches', { as: member })).status).toBe(403);
      expect(await read('?days=91')).toMatchObject({ status: 400, body: { errors: [{ path: 'days' }] } });
    });

    test('forgets what is older than 90 days', async () => {
      await typeOnTwoDays('narwhal', [1, 2, 3]);
      days += 88;
      await service.runJob('forget empty searches');
      expect(await shown('?days=90')).toMatchObject([{ words: 'narwhal' }]);
      days += 1;
      await service.runJob('forget empty searches');
      days -= 1;
      expect(await shown('?days=90')).toEqual([]);
    });
  });
};
