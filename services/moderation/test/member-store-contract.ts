import { beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import type { Member, MemberId, MemberQueries, MemberRegister } from '../src/members/use-cases/ports.ts';

const aMember = (changes: Partial<Member> = {}): Member => ({
  id: newId() as MemberId,
  version: 1,
  firstName: 'ثنا',
  lastName: 'Ahmed',
  isVerified: false,
  ...changes,
});

/** What every store of members promises. */
export const memberStoreContract = (name: string, open: () => Promise<{ register: MemberRegister; queries: MemberQueries }>): void => {
  let store: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    store = await open();
  });

  describe(name, () => {
    test('finds the members that it knows, each once', async () => {
      const [one, two] = [aMember(), aMember({ isVerified: true })];
      await store.register.keep(one);
      await store.register.keep(two);
      expect(await store.queries.find([one.id, two.id, one.id, newId() as MemberId])).toEqual(
        new Map([
          [one.id, one],
          [two.id, two],
        ]),
      );
      expect(await store.queries.find([])).toEqual(new Map());
      expect(await store.queries.count()).toBe(2);
    });

    test('keeps the newer of what is known and what is told', async () => {
      const member = aMember({ version: 2 });
      await store.register.keep(member);
      await store.register.keep({ ...member, version: 1, firstName: 'Old' });
      await store.register.keep({ ...member, version: 2, firstName: 'Same' });
      expect((await store.queries.find([member.id])).get(member.id)).toEqual(member);
      const newer = { ...member, version: 3, firstName: 'New' };
      await store.register.keep(newer);
      expect((await store.queries.find([member.id])).get(member.id)).toEqual(newer);
      expect(await store.queries.count()).toBe(1);
    });
  });
};
