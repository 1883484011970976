import type { Clock, MemberId } from '@paltu/kernel';
import type { PictureFile, PictureUploads, SizedPicture } from '@paltu/pictures';
import { emailTaken } from '../domain/account-errors.ts';
import type { Account } from '../domain/account.ts';
import { editProfile as edit, isNewEmail, type ProfileChange } from '../domain/profile-decisions.ts';
import type { AccountQueries, AccountScope, CountEmailChange, InAccountTransaction, Language, LimitMails } from './ports.ts';
import { dropPendingEmail } from '../domain/holder-decisions.ts';

export interface EditProfileNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: AccountQueries;
  readonly uploads: PictureUploads;
  readonly limitMails: LimitMails;
  readonly countEmailChange: CountEmailChange;
  readonly clock: Clock;
}

export interface EditProfileRequest {
  readonly userId: MemberId;
  readonly change: ProfileChange;
  /** The new picture, if there is one. */
  readonly files: readonly PictureFile[];
  readonly language: Language;
}

/** @throws AppError `account.not-found`, `account.email-taken`, `request.too-many`, `picture.*` */
export type EditProfile = (request: EditProfileRequest) => Promise<Account>;

/** What the claimed picture changes. */
const claimed = async ({ pictures }: AccountScope, userId: MemberId, uploaded: readonly SizedPicture[]): Promise<ProfileChange> => {
  const ids = uploaded.map(({ id }) => id);
  const [picture] = (await pictures.claim(ids, { memberId: userId, usedBy: userId })) ?? [];
  return picture === undefined ? {} : { picture };
};

/** A picture that came along is kept only if the change is; the one before it goes. */
export const editProfile = (needs: EditProfileNeeds): EditProfile => {
  const { inTransaction, accounts, uploads, limitMails, countEmailChange, clock } = needs;

  /** The new address that is asked for, if one is. */
  const newEmailOf = async (userId: MemberId, email: string | undefined): Promise<string | undefined> => {
    const account = await accounts.get(userId);
    if (email === undefined || !isNewEmail(account, email)) return undefined;
    await countEmailChange(userId);
    if ((await accounts.findByEmail(email)) !== undefined) throw emailTaken.at('email', { code: 'taken' });
    return email;
  };

  const keepEdited = ({ userId, change, files, language }: EditProfileRequest, mayMail: boolean): Promise<Account> =>
    uploads.use(userId, files, (uploaded) =>
      inTransaction(async (scope) => {
        const before = await scope.accounts.get(userId);
        const picture = await claimed(scope, userId, uploaded);
        const account = await scope.keep(before, edit(before, { ...change, ...picture }, clock.now()));
        if (account.pendingEmail !== null && isNewEmail(before, account.pendingEmail)) {
          const asked = { language, accountId: userId };
          if (mayMail) await scope.mails.add({ ...asked, kind: 'confirm-new-email', address: account.pendingEmail });
          await scope.mails.add({ ...asked, kind: 'email-change-asked', address: before.email });
        }
        return account;
      }),
    );

  return async (request) => {
    // Before the costly work on a picture.
    const email = await newEmailOf(request.userId, request.change.email);
    if (email === undefined) return keepEdited(request, false);
    return limitMails({ email, isUseful: true }, (mayMail) => keepEdited(request, mayMail));
  };
};

export interface CancelEmailChangeNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly clock: Clock;
}

/** The address that waits for its link is wanted no longer; where none waits nothing changes. @throws AppError `account.not-found` */
export type CancelEmailChange = (userId: MemberId) => Promise<Account>;

export const cancelEmailChange =
  ({ inTransaction, clock }: CancelEmailChangeNeeds): CancelEmailChange =>
  (userId) =>
    inTransaction(async ({ accounts, keep }) => {
      const account = await accounts.get(userId);
      return keep(account, dropPendingEmail(account, clock.now()));
    });
