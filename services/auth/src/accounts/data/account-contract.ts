import { beforeEach, expect, test } from '@jest/globals';
import { anAccount } from '../../../test/an-account.ts';
import { meeting } from '../../../test/meeting.ts';
import { grantAdmin } from '../domain/operator-decisions.ts';
import type { AccountQueries, InAccountTransaction } from '../use-cases/ports.ts';

export interface AccountAdapters {
  readonly inTransaction: InAccountTransaction;
  readonly queries: AccountQueries;
  /** Types of the events that were kept, in order. */
  readonly eventTypes: () => Promise<readonly string[]>;
}

/** What every adapter of the accounts' ports promises. */
export const accountContract = (prepare: () => Promise<AccountAdapters>): void => {
  let adapters: AccountAdapters;
  beforeEach(async () => {
    adapters = await prepare();
  });

  const add = (account = anAccount()) => adapters.inTransaction(({ accounts }) => accounts.add(account)).then(() => account);

  test('an account is read as it was kept', async () => {
    const account = await add(anAccount({ bio: 'بلیوں کا دوست', profileImage: 'a.webp', email: 'Sana@Example.com' }));
    expect(await adapters.queries.get(account.id)).toEqual(account);
    expect(await adapters.queries.findByEmail(' sana@example.COM')).toEqual(account);
    expect(await adapters.inTransaction(({ accounts }) => accounts.findByEmail('SANA@example.com'))).toEqual(account);
  });

  test('an account that nobody has is not found', async () => {
    await expect(adapters.queries.get(anAccount().id)).rejects.toMatchObject({ code: 'account.not-found' });
    expect(await adapters.queries.findByEmail('nobody@example.com')).toBeUndefined();
    expect(await adapters.inTransaction(({ accounts }) => accounts.findByEmail('nobody@example.com'))).toBeUndefined();
  });

  test('an address is taken once, in any letter case', async () => {
    await add(anAccount({ email: 'sana@example.com' }));
    await expect(add(anAccount({ email: 'SANA@example.com' }))).rejects.toMatchObject({
      code: 'account.email-taken',
      fields: [{ path: 'email' }],
    });
  });

  test('of two who take one address at once, one gets it', async () => {
    const outcomes = await Promise.allSettled([add(anAccount({ email: 'ali@example.com' })), add(anAccount({ email: 'Ali@example.com' }))]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a change is kept together with its event', async () => {
    const account = await add();
    await adapters.inTransaction(async ({ accounts, outbox }) => {
      const changed = grantAdmin(account, new Date('2026-03-02T10:00:00Z'));
      await accounts.save(changed.state);
      await outbox.append(changed.events);
    });
    expect(await adapters.queries.get(account.id)).toMatchObject({ userType: 'admin', version: 2 });
    expect(await adapters.eventTypes()).toEqual(['UserRoleChanged']);
  });

  test('work that fails leaves neither the account nor its event', async () => {
    const account = anAccount();
    const failing = adapters.inTransaction(async ({ accounts, outbox }) => {
      await accounts.add(account);
      await outbox.append([{ type: 'UserRegistered', account, at: account.createdAt }]);
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    await expect(adapters.queries.get(account.id)).rejects.toMatchObject({ code: 'account.not-found' });
    expect(await adapters.eventTypes()).toEqual([]);
  });

  test('two who change one account at once take turns', async () => {
    const { email, id } = await add();
    const meet = meeting();
    const grant = () =>
      adapters.inTransaction(async ({ accounts, outbox }) => {
        const found = await accounts.findByEmail(email);
        await meet();
        const { state, events } = grantAdmin(found!, new Date());
        await accounts.save(state);
        await outbox.append(events);
      });
    await Promise.all([grant(), grant()]);
    expect(await adapters.queries.get(id)).toMatchObject({ version: 2 });
    expect(await adapters.eventTypes()).toEqual(['UserRoleChanged']);
  });
};
