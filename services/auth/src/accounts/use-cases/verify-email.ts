import type { Clock, Decided, Logger, MemberId } from '@paltu/kernel';
import { currentPasswordWrong, emailTokenInvalid, linkNeedsPassword } from '../domain/account-errors.ts';
import type { AccountEvent } from '../domain/account-events.ts';
import type { Account } from '../domain/account.ts';
import { isOpen, isVerifiedAlready, type EmailToken } from '../domain/email-token.ts';
import { verifyEmail as verify } from '../domain/holder-decisions.ts';
import type { CheckCredentials } from './check-credentials.ts';
import type { AccountScope, EmailTokenSecrets, HashEmail, InAccountTransaction, Language } from './ports.ts';

export interface VerifyEmailNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly secrets: EmailTokenSecrets;
  readonly checkCredentials: CheckCredentials;
  readonly hashEmail: HashEmail;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface VerifyEmailRequest {
  readonly token: string;
  /** Whose session asks, if one does. */
  readonly userId: MemberId | undefined;
  /** Of the account that the link is for, where no session of it asks. */
  readonly password: string | undefined;
  /** Of the client. */
  readonly address: string;
  readonly language: Language;
}

/**
 * The link shows that its reader reads the address, and password or session that the account is theirs: a stranger who registers the address
 * of another has it verified by nobody's click. A link that is opened again, once its address is verified, answers the same.
 * @throws AppError `email-token.invalid`, `email-token.password-required`, `password.wrong-current`, `account.email-taken`, `login.too-many`
 */
export type VerifyEmail = (request: VerifyEmailRequest) => Promise<void>;

interface Opened {
  readonly token: EmailToken;
  readonly account: Account;
  readonly decided: Decided<Account, AccountEvent>;
}

export const verifyEmail = ({ inTransaction, secrets, checkCredentials, hashEmail, clock, logger }: VerifyEmailNeeds): VerifyEmail => {
  /** Undefined when the address is verified already. */
  const open = async ({ accounts, emailTokens }: AccountScope, hash: string): Promise<Opened | undefined> => {
    const token = await emailTokens.find(hash, 'verify-email');
    if (token === undefined) throw emailTokenInvalid.at('token');
    const account = await accounts.get(token.accountId);
    if (isVerifiedAlready(token, account)) return undefined;
    const now = clock.now();
    if (!isOpen(token, now)) throw emailTokenInvalid.at('token');
    return { token, account, decided: verify(account, token.email, now) };
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

  return async (request) => {
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
