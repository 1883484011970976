import type { Clock, Decided, Logger, MemberId } from '@paltu/kernel';
import type { linkTokens } from '@paltu/mail';
import type { Language, MailOrder, Recipient } from '../mails/mail.ts';
import { verifyEmail as decideVerified } from './account-decisions.ts';
import type { AccountQueries, AccountScope, InAccountTransaction } from './account-store.ts';
import { currentPasswordWrong, emailTokenInvalid, fullNameOf, linkNeedsPassword, type Account, type AccountEvent } from './account.ts';
import { isOpen, issueEmailToken, isSameEmail, isVerifiedAlready, type EmailToken, type TokenPurpose } from './email-token.ts';
import type { CountFromAddress, LimitMails } from './limits-adapter.ts';
import type { CheckCredentials } from './password-use-cases.ts';

/** Whether a mail has a use for the account as it is now. */
const isUsefulMail = (
  { kind, address }: Pick<MailOrder, 'kind' | 'address'>,
  { email, isEmailVerified, pendingEmail }: Account,
): boolean => {
  if (kind === 'verify-email') return !isEmailVerified && isSameEmail(address, email);
  if (kind === 'confirm-new-email') return isSameEmail(address, pendingEmail);
  return true;
};

interface AskedMailsNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: AccountQueries;
  readonly limitMails: LimitMails;
  readonly countLogin: CountFromAddress;
}

interface AskedMail {
  readonly kind: 'verify-email' | 'reset-password';
  readonly email: string;
  readonly language: Language;
  /** Of the client. */
  readonly address: string;
}

/** Mails that somebody asks for. */
export const askedMails = ({ inTransaction, accounts, limitMails, countLogin }: AskedMailsNeeds) => ({
  /**
   * For a visitor. Resolves alike, and after the same work, whether or not anybody has the e-mail; whom the mail reaches is decided when it is
   * sent. @throws AppError `request.too-many`
   */
  ask: async ({ kind, email, language, address }: AskedMail): Promise<void> => {
    const account = await accounts.findByEmail(email);
    const isUseful = account !== undefined && isUsefulMail({ kind, address: email }, account);
    await limitMails({ email, isUseful, leavesOne: kind === 'verify-email' }, async (mayMail) => {
      if (!mayMail) return;
      await countLogin(address, () => inTransaction(({ mails }) => mails.add({ kind, language, accountId: null, address: email })));
    });
  },
  /** The mail that verifies the address of a member, or the new one that waits. @throws AppError `account.not-found` */
  askForOwn: async ({ userId, language }: { readonly userId: MemberId; readonly language: Language }): Promise<void> => {
    const account = await accounts.get(userId);
    const { email, pendingEmail } = account;
    const [kind, address] = pendingEmail === null ? (['verify-email', email] as const) : (['confirm-new-email', pendingEmail] as const);
    const isUseful = isUsefulMail({ kind, address }, account);
    await limitMails({ email: address, isUseful, leavesOne: kind === 'verify-email' }, async (mayMail) => {
      if (mayMail) await inTransaction(({ mails }) => mails.add({ kind, language, accountId: userId, address }));
    });
  },
});
export type AskedMails = ReturnType<typeof askedMails>;

interface FindRecipientNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: AccountQueries;
  readonly secrets: typeof linkTokens;
  readonly clock: Clock;
}

interface Link {
  readonly purpose: TokenPurpose;
  readonly page: string;
}

const verify: Link = { purpose: 'verify-email', page: '/verify-email' };
const links: Readonly<Partial<Record<MailOrder['kind'], Link>>> = {
  'verify-email': verify,
  'confirm-new-email': verify,
  'reset-password': { purpose: 'reset-password', page: '/reset-password' },
};

const personAt = (address: string, account: Account): Recipient['person'] =>
  account.isEmailVerified && isSameEmail(address, account.email)
    ? { firstName: account.firstName, fullName: fullNameOf(account) }
    : undefined;

/** Whom an ordered mail reaches, with the path of a link made for this try; undefined when it has no use any more. */
export const findRecipient = ({ inTransaction, accounts, secrets, clock }: FindRecipientNeeds) => {
  const issue = async (accountId: string, email: string, { purpose, page }: Link): Promise<string> => {
    const token = secrets.create();
    const issued = issueEmailToken({ hash: secrets.hash(token), accountId, purpose, email }, clock.now());
    await inTransaction(({ emailTokens }) => emailTokens.add(issued));
    return `${page}?token=${token}`;
  };

  return async (mail: MailOrder): Promise<Recipient | undefined> => {
    const account = mail.accountId === null ? await accounts.findByEmail(mail.address) : await accounts.get(mail.accountId);
    if (account === undefined || !isUsefulMail(mail, account)) return undefined;
    // As the account has it: who asked may have typed it otherwise.
    const address = mail.accountId === null ? account.email : mail.address;
    const link = links[mail.kind];
    const recipient = { person: personAt(address, account), address };
    return link === undefined ? recipient : { ...recipient, path: await issue(account.id, address, link) };
  };
};

interface VerifyEmailNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly secrets: typeof linkTokens;
  readonly checkCredentials: CheckCredentials;
  /** By what the log names an e-mail address. */
  readonly hashEmail: (email: string) => string;
  readonly clock: Clock;
  readonly logger: Logger;
}

interface VerifyEmailRequest {
  readonly token: string;
  /** Whose session asks, if one does. */
  readonly userId: MemberId | undefined;
  /** Of the account that the link is for, where no session of it asks. */
  readonly password: string | undefined;
  /** Of the client. */
  readonly address: string;
  readonly language: Language;
}

interface Opened {
  readonly token: EmailToken;
  readonly account: Account;
  readonly decided: Decided<Account, AccountEvent>;
}

/**
 * The link shows that its reader reads the address, and password or session that the account is theirs: a stranger who registers the address
 * of another has it verified by nobody's click. A link that is opened again, once its address is verified, answers the same.
 * @throws AppError `email-token.invalid`, `email-token.password-required`, `password.wrong-current`, `account.email-taken`, `login.too-many`
 */
export const verifyEmail = ({ inTransaction, secrets, checkCredentials, hashEmail, clock, logger }: VerifyEmailNeeds) => {
  /** Undefined when the address is verified already. */
  const open = async ({ accounts, emailTokens }: AccountScope, hash: string): Promise<Opened | undefined> => {
    const token = await emailTokens.find(hash, 'verify-email');
    if (token === undefined) throw emailTokenInvalid.at('token');
    const account = await accounts.get(token.accountId);
    if (isVerifiedAlready(token, account)) return undefined;
    const now = clock.now();
    if (!isOpen(token, now)) throw emailTokenInvalid.at('token');
    return { token, account, decided: decideVerified(account, token.email, now) };
  };

  /** The hash of the password that was right; undefined where a session stands for it. */
  const requireHolder = async ({ id, email }: Account, request: VerifyEmailRequest): Promise<string | undefined> => {
    const { userId, password, address } = request;
    if (userId === id) return undefined;
    if (password === undefined) throw linkNeedsPassword.at('password');
    const holder = await checkCredentials({ email, password, address });
    if (holder?.id === id) return holder.passwordHash;
    logger.warn({ event: 'security.password-refused', emailHash: hashEmail(email) }, 'a wrong password was given for a mailed link');
    throw currentPasswordWrong.at('password');
  };

  return async (request: VerifyEmailRequest): Promise<void> => {
    const hash = secrets.hash(request.token);
    const wanted = await inTransaction((scope) => open(scope, hash));
    if (wanted === undefined) return;
    // Outside of any transaction: checking a password takes long.
    const passwordHash = await requireHolder(wanted.account, request);
    await inTransaction(async (scope) => {
      const opened = await open(scope, hash);
      if (opened === undefined) return;
      const { account: before, token, decided } = opened;
      if (passwordHash !== undefined && passwordHash !== before.passwordHash) throw currentPasswordWrong.at('password');
      // Another address may wait for its own link.
      await scope.emailTokens.useUp(before.id, 'verify-email', clock.now(), token.email);
      const { email } = await scope.keep(before, decided);
      if (email === before.email) return;
      await scope.mails.add({ kind: 'email-changed', language: request.language, accountId: before.id, address: before.email });
    });
  };
};
