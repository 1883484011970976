import type { Clock } from '@paltu/kernel';
import { fullNameOf, type Account } from '../domain/account.ts';
import { issueEmailToken, isSameEmail, type TokenPurpose } from '../domain/email-token.ts';
import { isUsefulMail } from './ask-for-mail.ts';
import type { AccountQueries, EmailTokenSecrets, InAccountTransaction, OrderedMail } from './ports.ts';

export interface FindRecipientNeeds {
  readonly inTransaction: InAccountTransaction;
  readonly accounts: AccountQueries;
  readonly secrets: EmailTokenSecrets;
  readonly clock: Clock;
}

/** Whom an ordered mail reaches, with the path of a link made for this try; undefined when it has no use any more. */
export type FindRecipient = (mail: OrderedMail) => Promise<Recipient | undefined>;

export interface Recipient {
  /** Undefined where nobody has shown that the address is the account's: the name may be the choice of a stranger to its holder. */
  readonly person: { readonly firstName: string; readonly fullName: string } | undefined;
  readonly address: string;
  readonly path?: string;
}

interface Link {
  readonly purpose: TokenPurpose;
  readonly page: string;
}

const verify: Link = { purpose: 'verify-email', page: '/verify-email' };
const links: Readonly<Partial<Record<OrderedMail['kind'], Link>>> = {
  'verify-email': verify,
  'confirm-new-email': verify,
  'reset-password': { purpose: 'reset-password', page: '/reset-password' },
};

const personAt = (address: string, account: Account): Recipient['person'] =>
  account.isEmailVerified && isSameEmail(address, account.email)
    ? { firstName: account.firstName, fullName: fullNameOf(account) }
    : undefined;

export const findRecipient = ({ inTransaction, accounts, secrets, clock }: FindRecipientNeeds): FindRecipient => {
  const issue = async (accountId: string, email: string, { purpose, page }: Link): Promise<string> => {
    const token = secrets.create();
    const issued = issueEmailToken({ hash: secrets.hash(token), accountId, purpose, email }, clock.now());
    await inTransaction(({ emailTokens }) => emailTokens.add(issued));
    return `${page}?token=${token}`;
  };

  return async (mail) => {
    const account = mail.accountId === null ? await accounts.findByEmail(mail.address) : await accounts.get(mail.accountId);
    if (account === undefined || !isUsefulMail(mail, account)) return undefined;
    // As the account has it: who asked may have typed it otherwise.
    const address = mail.accountId === null ? account.email : mail.address;
    const link = links[mail.kind];
    const recipient = { person: personAt(address, account), address };
    return link === undefined ? recipient : { ...recipient, path: await issue(account.id, address, link) };
  };
};
