import type { Clock } from '@paltu/kernel';
import { emailTaken } from '../domain/account-errors.ts';
import type { Account } from '../domain/account.ts';
import { editProfile as edit, isNewEmail, type ProfileChange } from '../domain/profile-decisions.ts';
import type { AccountQueries, CountEmailChange, InAccountTransaction, Language, MayAskForMail } from './ports.ts';

export interface EditProfileNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: AccountQueries;
  readonly mayAskForMail: MayAskForMail;
  readonly countEmailChange: CountEmailChange;
  readonly clock: Clock;
}

/** @throws AppError `account.not-found`, `account.email-taken`, `request.too-many` */
export type EditProfile = (request: {
  readonly userId: string;
  readonly change: ProfileChange;
  readonly language: Language;
}) => Promise<Account>;

export const editProfile = ({ inTransaction, accounts, mayAskForMail, countEmailChange, clock }: EditProfileNeeds): EditProfile => {
  /** Whether the link for a new address is mailed. */
  const checkEmail = async (userId: string, email: string): Promise<boolean> => {
    if (!isNewEmail(await accounts.get(userId), email)) return false;
    await countEmailChange(userId);
    if ((await accounts.findByEmail(email)) !== undefined) throw emailTaken.at('email', { code: 'taken' });
    return mayAskForMail(email);
  };

  return async ({ userId, change, language }) => {
    const isMailed = await checkEmail(userId, change.email);
    return inTransaction(async (scope) => {
      const before = await scope.accounts.get(userId);
      const { state, events } = edit(before, change, clock.now());
      if (events.length === 0) return state;
      await scope.accounts.save(state);
      await scope.outbox.append(events);
      if (state.pendingEmail !== null && isNewEmail(before, state.pendingEmail)) {
        const asked = { language, accountId: userId };
        if (isMailed) await scope.mails.add({ ...asked, kind: 'confirm-new-email', address: state.pendingEmail });
        await scope.mails.add({ ...asked, kind: 'email-change-asked', address: before.email });
      }
      return state;
    });
  };
};
