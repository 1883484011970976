import { newId, orRefuse, type Clock, type Logger, type MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import { changeRole, register, reinstate, suspend, verifyEmail } from './account-decisions.ts';
import type { AccountScope, InAccountTransaction, RoleScope } from './account-store.ts';
import {
  accountNotFound,
  accountSuspended,
  lastAdmin,
  type Account,
  type Registration,
  type Suspension,
  type UserType,
} from './account.ts';

interface ChangedRole {
  readonly account: Account;
  readonly hasChanged: boolean;
}

interface OpenedAccount {
  readonly account: Account;
  readonly isNew: boolean;
}

interface AskedRole {
  readonly userType: UserType;
  /** The admin who asks; null for an operator. */
  readonly changedBy: string | null;
}

/**
 * Gives a role to an account that is locked, or takes the one of an admin; then the sessions end, whose tokens still carry the old one.
 * @throws AppError `account.last-admin`, `account.suspended`
 */
const changeRoleOf = async (scope: RoleScope, account: Account, { userType, changedBy }: AskedRole, at: Date): Promise<ChangedRole> => {
  const decided = changeRole(account, userType, at);
  if (decided.state === account) return { account, hasChanged: false };
  if (account.suspendedAt !== null) throw accountSuspended();
  const isTaken = account.userType === 'admin';
  if (isTaken && account.deactivatedAt === null && (await scope.accounts.countAdmins()) < 2) throw lastAdmin();
  await scope.keep(account, decided);
  await scope.roles.add({ accountId: account.id, changedBy, previousUserType: account.userType, userType, at });
  if (isTaken) await scope.endSessions({ userId: account.id, reason: 'role-taken' });
  return { account: decided.state, hasChanged: true };
};

/** What an operator decides about the account of an e-mail address. */
export const operatorDecisions = (inTransaction: InTransaction<RoleScope>, clock: Clock) => ({
  /** @throws AppError `account.not-found` */
  grantAdmin: (email: string): Promise<ChangedRole> =>
    inTransaction(async (scope) => {
      const account = orRefuse(await scope.accounts.findByEmail(email), accountNotFound);
      return changeRoleOf(scope, account, { userType: 'admin', changedBy: null }, clock.now());
    }),
  /** Opens an account whose holder the operator knows; one that has the address stays as it is. */
  openAccount: (registration: Registration): Promise<OpenedAccount> =>
    inTransaction(async ({ accounts, outbox, keep }) => {
      const known = await accounts.findByEmail(registration.email);
      if (known !== undefined) return { account: known, isNew: false };
      const { state: account, events } = register(newId() as MemberId, registration, clock.now());
      await accounts.add(account);
      await outbox.append(events);
      return { account: await keep(account, verifyEmail(account, account.email, clock.now())), isNew: true };
    }),
  /** The operator knows that the holder of the account reads its address. @throws AppError `account.not-found` */
  vouchForEmail: (email: string): Promise<Account> =>
    inTransaction(async ({ accounts, keep }) => {
      const account = orRefuse(await accounts.findByEmail(email), accountNotFound);
      return keep(account, verifyEmail(account, account.email, clock.now()));
    }),
});

interface AskedSuspension {
  readonly userId: MemberId;
  readonly isSuspended: boolean;
  readonly reason: string;
  readonly decidedBy: MemberId;
}

interface MemberNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What admins decide about members. */
export const memberDecisions = ({ inTransaction, clock, logger }: MemberNeeds) => ({
  /** @throws AppError `account.not-found`, `account.last-admin`, `account.suspended` */
  changeRole: async ({ userId, ...asked }: AskedRole & { readonly userId: MemberId }): Promise<ChangedRole> => {
    const changed = await inTransaction(async (scope) => changeRoleOf(scope, await scope.accounts.get(userId), asked, clock.now()));
    if (changed.hasChanged) logger.warn({ event: 'security.role-changed', userId, ...asked }, 'a member has another role');
    return changed;
  },
  /** Keeps a member out, whose sessions end, or lets them in again. @throws AppError `account.not-found`, `account.admin-not-suspended` */
  setSuspended: async ({ userId, isSuspended, ...decision }: AskedSuspension): Promise<Account> => {
    const { account, hasChanged } = await inTransaction(async ({ accounts, keep, endSessions, suspensions }) => {
      const before = await accounts.get(userId);
      const decided = (isSuspended ? suspend : reinstate)(before, clock.now());
      if (decided.state === before) return { account: before, hasChanged: false };
      await suspensions.add({ accountId: userId, isSuspended, ...decision, caseId: null, at: clock.now() });
      if (isSuspended) await endSessions({ userId, reason: 'ended-by-admin' });
      return { account: await keep(before, decided), hasChanged: true };
    });
    const { decidedBy } = decision;
    if (hasChanged)
      logger.warn({ event: 'security.suspension-changed', userId, isSuspended, decidedBy }, 'a member is kept out, or let in');
    return account;
  },
  /** Ends all sessions of a member; the account stays as it is. @throws AppError `account.not-found` */
  endSessions: async ({ userId, endedBy }: { readonly userId: MemberId; readonly endedBy: MemberId }): Promise<void> => {
    await inTransaction(async ({ accounts, endSessions, sessionEndings }) => {
      // Held, so that no login comes in between.
      const { id: accountId } = await accounts.get(userId);
      await endSessions({ userId: accountId, reason: 'ended-by-admin' });
      await sessionEndings.add({ accountId, endedBy, at: clock.now() });
    });
    logger.warn({ event: 'security.sessions-ended', userId, endedBy }, 'an admin ended all sessions of a member');
  },
});
export type MemberDecisions = ReturnType<typeof memberDecisions>;

/** What moderation decided of a member. */
export interface ConductCase {
  readonly caseId: string;
  readonly userId: MemberId;
  /** When it was decided. */
  readonly at: Date;
}

/** Whether nobody but upheld reports keeps a member out, as was decided until `at`. @param held the suspensions since the last one that ended */
const isHeldByCases = (held: readonly Suspension[], at: Date): boolean =>
  held.length > 0 && held.every((suspension) => suspension.caseId !== null && suspension.at <= at);

/** What follows from cases, in the transaction of the event: once for each, however often it is published. */
export const conductSteps = (
  { accounts, keep, endSessions, suspensions }: AccountScope,
  { clock, logger }: Pick<MemberNeeds, 'clock' | 'logger'>,
) => ({
  /**
   * Keeps out of whom too much was upheld; an admin who has let the member in again is not overruled. Admins are left to other admins, who is
   * gone to nobody.
   */
  suspend: async ({ caseId, userId, at }: ConductCase): Promise<void> => {
    const before = await accounts.find(userId);
    if (before === undefined || before.userType === 'admin' || (await suspensions.has(caseId))) return;
    const reason = 'Three reports were upheld within a year';
    await suspensions.add({ accountId: userId, isSuspended: true, reason, decidedBy: null, caseId, at });
    const decided = suspend(before, clock.now());
    if (decided.state === before) return;
    await endSessions({ userId, reason: 'ended-by-admin' });
    await keep(before, decided);
    logger.warn({ event: 'security.suspension-changed', userId, isSuspended: true, caseId }, 'a member is kept out by upheld reports');
  },
  /** Lets in again of whom too little is left that was upheld, unless an admin keeps them out. */
  reinstate: async ({ caseId, userId, at }: ConductCase): Promise<void> => {
    const before = await accounts.find(userId);
    if (before === undefined || before.suspendedAt === null || !isHeldByCases(await suspensions.held(userId), at)) return;
    await suspensions.add({ accountId: userId, isSuspended: false, reason: '', decidedBy: null, caseId, at });
    await keep(before, reinstate(before, clock.now()));
    logger.warn({ event: 'security.suspension-changed', userId, isSuspended: false, caseId }, 'a member is let in by an objection');
  },
});
export type ConductSteps = ReturnType<typeof conductSteps>;
