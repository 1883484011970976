import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Clock } from '@paltu/kernel';
import type { TestService } from '@paltu/testing/service';

interface CountedLists {
  readonly start: (options: { readonly clock: Clock }) => Promise<Pick<TestService, 'call' | 'runJob' | 'tokens' | 'stop'>>;
  /** The path of each, with parameters that leave a search as it is, `/pets?status=Available`, or none. */
  readonly lists: readonly string[];
  /** A parameter that narrows each. */
  readonly narrowing: string;
}

const dayMs = 24 * 60 * 60_000;

/** A service counts the searches of its lists that find nothing, each with its own. */
export const countsEmptySearches = ({ start, lists, narrowing }: CountedLists): void => {
  // From when on tokens are valid.
  let now = new Date(Math.ceil(Date.now() / dayMs) * dayMs);
  let service: Awaited<ReturnType<CountedLists['start']>>;
  beforeAll(async () => {
    service = await start({ clock: { now: () => now } });
  });
  afterAll(() => service.stop());

  const search = async (list: string, parameters: string): Promise<void> => {
    for (const from of [1, 2, 3]) {
      const path = `${list}${list.includes('?') ? '&' : '?'}${parameters}`;
      const { status, body } = await service.call('GET', path, { headers: { 'x-forwarded-for': `39.32.0.${from}` } });
      expect([path, status, body.data?.pagination.total ?? body]).toEqual([path, 200, 0]);
    }
  };

  test('admins see which searches of each list found nothing', async () => {
    for (let day = 0; day < 2; day += 1) {
      for (const [nth, list] of lists.entries()) {
        await search(list, `search=${'xyz'.charAt(nth)}qqwx`);
        await search(list, `search=narrowed&${narrowing}`);
      }
      await service.runJob('write empty searches');
      now = new Date(now.getTime() + dayMs);
    }
    const admin = await service.tokens.issue({ role: 'admin' });
    for (const [nth, list] of lists.entries()) {
      const { status, body } = await service.call('GET', `${list.replace(/\?.*/, '')}/empty-searches`, { as: admin });
      const shown = (body.data.searches as { words: string; visitors: number }[]).map(({ words, visitors }) => [words, visitors]);
      expect([list, status, shown]).toEqual([list, 200, [[`${'xyz'.charAt(nth)}qqwx`, 6]]]);
    }
  });
};
