import type { Clock, MemberId } from '@paltu/kernel';
import { accountDeactivated } from '../domain/account-errors.ts';
import type { Account, UserType } from '../domain/account.ts';
import { isErasable, reactivate } from '../domain/leaving-decisions.ts';
import type { AccountScope } from './ports.ts';

/** A member whose credentials were right when they were checked. */
export type CheckedAccount = Pick<Account, 'id' | 'passwordHash'>;

export interface SessionMembers {
  find(userId: MemberId): Promise<UserType | undefined>;
  admit(checked: CheckedAccount): Promise<UserType | undefined>;
  readmit(checked: CheckedAccount): Promise<UserType | undefined>;
  recheck(checked: CheckedAccount): Promise<UserType | undefined>;
  hold(checked: CheckedAccount): Promise<UserType | undefined>;
}

/**
 * Members as their sessions need them, in the transaction of the scope. `admit` and `readmit` hold the account until it ends, and
 * give the role, or undefined when these credentials are right no longer; `readmit` brings back who has left, whom `recheck` does not find;
 * `hold` finds them and leaves them as they are.
 * `admit` @throws AppError `account.deactivated`
 */
export const sessionMembers = ({ accounts, keep }: Pick<AccountScope, 'accounts' | 'keep'>, clock: Clock): SessionMembers => {
  const current = async ({ id, passwordHash }: CheckedAccount): Promise<Account | undefined> => {
    const account = await accounts.find(id);
    return account?.passwordHash === passwordHash && !isErasable(account, clock.now()) ? account : undefined;
  };
  return {
    find: (userId) => accounts.findRole(userId),
    admit: async (checked) => {
      const account = await current(checked);
      if (account !== undefined && account.deactivatedAt !== null) throw accountDeactivated();
      return account?.userType;
    },
    hold: async (checked) => (await current(checked))?.userType,
    recheck: async (checked) => {
      const account = await current(checked);
      return account?.deactivatedAt === null ? account.userType : undefined;
    },
    readmit: async (checked) => {
      const account = await current(checked);
      if (account === undefined) return undefined;
      await keep(account, reactivate(account, clock.now()));
      return account.userType;
    },
  };
};
