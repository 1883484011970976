import type { Clock, MemberId } from '@paltu/kernel';
import type { PictureFile, PictureUploads, SizedPicture } from '@paltu/pictures';
import type { Language } from '../mails/mail.ts';
import { dropPendingEmail, editProfile, isNewEmail, type ProfileChange } from './account-decisions.ts';
import type { AccountQueries, AccountScope, InAccountTransaction } from './account-store.ts';
import { emailTaken, type Account } from './account.ts';
import type { LimitMails } from './limits-adapter.ts';

interface ProfileNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: AccountQueries;
  readonly uploads: PictureUploads;
  readonly limitMails: LimitMails;
  /**
   * Counts one change of a member's address: a session is no tool for mailing strangers, or for finding members.
   * @throws AppError `request.too-many`
   */
  readonly countEmailChange: (userId: MemberId) => Promise<void>;
  readonly clock: Clock;
}

interface ProfileEdit {
  readonly userId: MemberId;
  readonly change: ProfileChange;
  /** The new picture, if there is one. */
  readonly files: readonly PictureFile[];
  readonly language: Language;
}

/** What the claimed picture changes. */
const claimed = async ({ pictures }: AccountScope, userId: MemberId, uploaded: readonly SizedPicture[]): Promise<ProfileChange> => {
  const ids = uploaded.map(({ id }) => id);
  const [picture] = (await pictures.claim(ids, { memberId: userId, usedBy: userId })) ?? [];
  return picture === undefined ? {} : { picture };
};

/** What members decide about their own profiles. */
export const profileDecisions = ({ inTransaction, accounts, uploads, limitMails, countEmailChange, clock }: ProfileNeeds) => {
  /** The new address that is asked for, if one is. */
  const newEmailOf = async (userId: MemberId, email: string | undefined): Promise<string | undefined> => {
    const account = await accounts.get(userId);
    if (email === undefined || !isNewEmail(account, email)) return undefined;
    await countEmailChange(userId);
    if ((await accounts.findByEmail(email)) !== undefined) throw emailTaken.at('email', { code: 'taken' });
    return email;
  };

  const keepEdited = ({ userId, change, files, language }: ProfileEdit, mayMail: boolean): Promise<Account> =>
    uploads.use(userId, files, (uploaded) =>
      inTransaction(async (scope) => {
        const before = await scope.accounts.get(userId);
        const picture = await claimed(scope, userId, uploaded);
        const account = await scope.keep(before, editProfile(before, { ...change, ...picture }, clock.now()));
        if (account.pendingEmail !== null && isNewEmail(before, account.pendingEmail)) {
          const asked = { language, accountId: userId };
          if (mayMail) await scope.mails.add({ ...asked, kind: 'confirm-new-email', address: account.pendingEmail });
          await scope.mails.add({ ...asked, kind: 'email-change-asked', address: before.email });
        }
        return account;
      }),
    );

  return {
    /**
     * A picture that came along is kept only if the change is; the one before it goes.
     * @throws AppError `account.not-found`, `account.email-taken`, `request.too-many`, `picture.*`
     */
    edit: async (edit: ProfileEdit): Promise<Account> => {
      // Before the costly work on a picture.
      const email = await newEmailOf(edit.userId, edit.change.email);
      if (email === undefined) return keepEdited(edit, false);
      return limitMails({ email, isUseful: true }, (mayMail) => keepEdited(edit, mayMail));
    },
    /** The address that waits for its link is wanted no longer; where none waits nothing changes. @throws AppError `account.not-found` */
    cancelEmailChange: (userId: MemberId): Promise<Account> =>
      inTransaction(async (scope) => {
        const account = await scope.accounts.get(userId);
        return scope.keep(account, dropPendingEmail(account, clock.now()));
      }),
  };
};
export type ProfileDecisions = ReturnType<typeof profileDecisions>;
