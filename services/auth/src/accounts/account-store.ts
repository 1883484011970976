import { keeping, newId, orRefuse } from '@paltu/kernel';
import { dueInTurn, fromColumns, readPage, toColumns, violatedConstraint, type InTransaction, type PageWanted } from '@paltu/persistence';
import type { PicturesModule } from '@paltu/pictures';
import { documentOf } from '@paltu/search';
import { findInTable } from '@paltu/search/postgres';
import { phoneSchema } from '@paltu/reference/phone-schema';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { MailOrder } from '../mails/mail.ts';
import {
  accountNotFound,
  emailKey,
  emailTaken,
  type Account,
  type AccountEvent,
  type RoleChange,
  type SessionEnding,
  type Suspension,
  type UserType,
} from './account.ts';
import type { EmailToken, TokenPurpose } from './email-token.ts';

/** A row of `accounts`: `email_key` is what makes an address unique, `document` what an account is found by. */
const toRow = (account: Account): Record<string, unknown> => {
  const { firstName, lastName, email } = account;
  return {
    ...toColumns(account, ['picture']),
    email_key: emailKey(email),
    document: documentOf({ texts: { A: [firstName, lastName], B: [email] } }),
  };
};

export const toAccount = (row: object): Account => {
  const { emailKey: _key, document: _words, ...account } = fromColumns<Account & { emailKey: string; document: string }>(row);
  return account;
};

const orTaken = async (statement: PromiseLike<unknown>): Promise<void> => {
  try {
    await statement;
  } catch (error) {
    throw violatedConstraint(error) === 'accounts_email_key' ? emailTaken.at('email', { code: 'taken' }) : error;
  }
};

/** Accounts in the transaction `trx`: one that was read stays locked until it ends. */
export const knexAccounts = (trx: Knex.Transaction) => {
  const held = async (key: Readonly<Record<string, string>>): Promise<Account | undefined> => {
    const row = (await trx('accounts').where(key).forUpdate().first()) as object | undefined;
    return row && toAccount(row);
  };
  return {
    /** @throws AppError `account.email-taken` */
    add: (account: Account) => orTaken(trx('accounts').insert(toRow(account))),
    /** The letter case of `email` does not matter. */
    findByEmail: (email: string) => held({ email_key: emailKey(email) }),
    find: (id: string) => held({ id }),
    /** Holds nothing. */
    findRole: async (id: string): Promise<UserType | undefined> => {
      const row = await trx('accounts').where({ id }).first<{ user_type: UserType } | undefined>('user_type');
      return row?.user_type;
    },
    /** @throws AppError `account.not-found` */
    get: async (id: string): Promise<Account> => orRefuse(await held({ id }), accountNotFound),
    /** @throws AppError `account.email-taken` */
    save: (account: Account) => orTaken(trx('accounts').where({ id: account.id }).update(toRow(account))),
    /** What an admin wrote about the member goes with it; that they acted stays. */
    delete: async (id: string): Promise<void> => {
      await trx('suspensions').where({ account_id: id, is_suspended: true }).update({ reason: 'erased' });
      await trx('accounts').where({ id }).delete();
    },
    /**
     * How many admins there are who have not left. A transaction that takes one away asks first: the next to ask waits until this transaction
     * has ended.
     */
    countAdmins: async (): Promise<number> => {
      await trx.raw("select pg_advisory_xact_lock(hashtext('admins'))");
      const row = await trx('accounts').where({ user_type: 'admin', deactivated_at: null }).count({ total: '*' }).first();
      return Number(row?.['total'] ?? 0);
    },
  };
};

/** An audit trail, in the transaction `trx`. */
const knexLog = <Entry extends object>(trx: Knex.Transaction, table: string) => ({
  add: async (entry: Entry): Promise<void> => {
    await trx(table).insert({ id: newId(), ...toColumns(entry) });
  },
});

/** What the links of mails prove, in the transaction `trx`. */
const knexEmailTokens = (trx: Knex.Transaction) => ({
  add: async (token: EmailToken): Promise<void> => {
    await trx('email_tokens').insert(toColumns(token));
  },
  /** Holds it until the transaction ends. */
  find: async (hash: string, purpose: TokenPurpose): Promise<EmailToken | undefined> => {
    const row = (await trx('email_tokens').where({ hash, purpose }).forUpdate().first()) as object | undefined;
    return row && fromColumns<EmailToken>(row);
  },
  /** From now on no link of this purpose opens anything for the account: those to one address, where one is given. */
  useUp: async (accountId: string, purpose: TokenPurpose, at: Date, email?: string): Promise<void> => {
    const open = trx('email_tokens').where({ account_id: accountId, purpose }).whereNull('used_at');
    if (email !== undefined) open.whereRaw('lower(email) = ?', [emailKey(email)]);
    await open.update({ used_at: at });
  },
});

/** Forgets links that expired before `before`; returns how many. */
export const forgetEmailTokens = async (database: Knex, before: Date): Promise<number> =>
  database('email_tokens').where('expires_at', '<', before).delete();

/** Ends the sessions of a member, but for the one of the id `except`. */
export type EndSessions = (request: {
  readonly userId: Account['id'];
  readonly reason: 'password-changed' | 'deactivated' | 'role-taken' | 'ended-by-admin';
  readonly except?: string | undefined;
}) => Promise<void>;

interface RoleScopeNeeds {
  readonly outboxIn: (trx: Knex.Transaction) => { append(events: readonly AccountEvent[]): Promise<void> };
  readonly sessionsIn: (trx: Knex.Transaction) => EndSessions;
}

/** All that changes a role, in a transaction. */
export const roleScopeIn =
  ({ outboxIn, sessionsIn }: RoleScopeNeeds) =>
  (trx: Knex.Transaction) => {
    const [accounts, outbox] = [knexAccounts(trx), outboxIn(trx)];
    return {
      accounts,
      outbox,
      roles: knexLog<RoleChange>(trx, 'role_changes'),
      endSessions: sessionsIn(trx),
      keep: keeping<Account, AccountEvent>({ save: accounts.save, outbox }),
    };
  };
export type RoleScope = ReturnType<ReturnType<typeof roleScopeIn>>;

export interface AccountScopeNeeds extends RoleScopeNeeds {
  readonly picturesIn: PicturesModule['picturesIn'];
  /** Mails that are sent once the transaction is committed. With an account one goes to `address` for its holder, without to its reader. */
  readonly mailsIn: (trx: Knex.Transaction) => { add(mail: MailOrder): Promise<void> };
}

const pictureIdsOf = ({ picture }: Account) => (picture === null ? [] : [picture.id]);

/** More than anybody reads of one member. */
const mostActs = 100;

/** All that a use case of accounts may write with, in a transaction. */
export const accountScopeIn = ({ picturesIn, mailsIn, ...needs }: AccountScopeNeeds) => {
  const roleScopeOf = roleScopeIn(needs);
  return (trx: Knex.Transaction) => {
    const [scope, pictures] = [roleScopeOf(trx), picturesIn(trx)];
    /** Keeps a decision: a picture that was replaced is removed, and the one in use is public while its account is active. */
    const keep = keeping<Account, AccountEvent>({
      save: async (account, before) => {
        const isPublic = account.deactivatedAt === null && account.suspendedAt === null;
        await pictures.follow({ usedBy: account.id, before: pictureIdsOf(before), after: pictureIdsOf(account), isPublic });
        await scope.accounts.save(account);
      },
      outbox: scope.outbox,
    });
    const trails = {
      sessionEndings: knexLog<SessionEnding>(trx, 'session_endings'),
      suspensions: {
        ...knexLog<Suspension>(trx, 'suspensions'),
        /** Whether the case has suspended its owner before. */
        has: async (caseId: string): Promise<boolean> =>
          (await trx('suspensions').where({ case_id: caseId, is_suspended: true }).first('id')) !== undefined,
        /** Those of a member since the last time that one ended, the last one first. */
        held: async (accountId: string): Promise<readonly Suspension[]> => {
          const rows: object[] = await trx('suspensions').where({ account_id: accountId }).orderBy('at', 'desc').limit(mostActs);
          const all = rows.map((row) => fromColumns<Suspension>(row));
          const end = all.findIndex(({ isSuspended }) => !isSuspended);
          return end === -1 ? all : all.slice(0, end);
        },
      },
    };
    return { ...scope, ...trails, pictures, keep, emailTokens: knexEmailTokens(trx), mails: mailsIn(trx) };
  };
};
export type AccountScope = ReturnType<ReturnType<typeof accountScopeIn>>;
export type InAccountTransaction = InTransaction<AccountScope>;

const asPhone = phoneSchema({ missing: 'no phone', invalid: 'no phone' });

interface AccountFilter {
  /** Any part of name or e-mail, in any letter case; or a whole phone number, however it is spelt. */
  readonly search?: string | undefined;
  readonly userType?: UserType | undefined;
}

/** A change of role as an admin reads it. */
export interface NamedRoleChange extends RoleChange {
  /** Of the admin who decided; null for an operator, and once that account is gone. */
  readonly changedByName: string | null;
}

/** What an admin did about a member, as other admins read it. */
export interface MemberAct {
  readonly act: 'admin-given' | 'admin-taken' | 'sessions-ended' | 'suspended' | 'reinstated';
  /** Null for an operator, and for what followed from a case. */
  readonly by: string | null;
  /** Null as `by` is, and once that account is gone. */
  readonly byName: string | null;
  /** The case of moderation that it followed from; null where somebody decided it. */
  readonly caseId: string | null;
  readonly reason: string;
  readonly at: Date;
}

const actsSql = `
  select acts.*, nullif(trim(decider.first_name || ' ' || decider.last_name), '') as by_name from (
    select case user_type when 'admin' then 'admin-given' else 'admin-taken' end as act, changed_by as by, null::uuid as case_id, '' as reason, at
      from role_changes where account_id = :id
    union all select 'sessions-ended', ended_by, null, '', at from session_endings where account_id = :id
    union all select case when is_suspended then 'suspended' else 'reinstated' end, decided_by, case_id, reason, at
      from suspensions where account_id = :id) as acts
  left join accounts as decider on decider.id = acts.by
  order by acts.at desc limit ${mostActs}`;

export interface DeactivatedAccount {
  readonly id: string;
  readonly deactivatedAt: Date;
}

/** Accounts as they are read, without locks. @param cap totals are counted no further than one over it. */
export const knexAccountQueries = (database: Knex, cap = totalCap) => {
  const findWhere = async (key: Readonly<Record<string, string>>): Promise<Account | undefined> => {
    const row = (await database('accounts').where(key).first()) as object | undefined;
    return row && toAccount(row);
  };
  return {
    /** @throws AppError `account.not-found` */
    get: async (id: string): Promise<Account> => orRefuse(await findWhere({ id }), accountNotFound),
    findByEmail: (email: string) => findWhere({ email_key: emailKey(email) }),
    /** The newest first. */
    list: async ({ search, userType }: AccountFilter, page: PageWanted) => {
      const matching = database('accounts');
      if (userType !== undefined) matching.where({ user_type: userType });
      const read = (query: Knex.QueryBuilder) => readPage(query, 'created_at desc, id desc', page, cap);
      const phone = asPhone.safeParse(search).data;
      const byPhone = phone === undefined ? undefined : await read(matching.clone().where({ phone }));
      // An e-mail may begin with a number.
      const found = byPhone !== undefined && byPhone.rows.length > 0;
      const { rows, counted } = found ? byPhone : await (search === undefined ? read(matching) : findInTable(matching, search, read));
      return { accounts: rows.map(toAccount), counted };
    },
    /** Every change of an account's role, the first one first. */
    listRoleChanges: async (accountId: string): Promise<readonly NamedRoleChange[]> => {
      const rows: object[] = await database('role_changes as change')
        .select('change.*', database.raw("decider.first_name || ' ' || decider.last_name as changed_by_name"))
        .leftJoin('accounts as decider', 'decider.id', 'change.changed_by')
        .where({ account_id: accountId })
        .orderBy('change.at')
        .orderBy('change.id');
      return rows.map((row) => fromColumns<NamedRoleChange>(row));
    },
    /** What admins did about a member, the last act first; at most 100, also of one who is gone. */
    listActs: async (id: string): Promise<readonly MemberAct[]> => {
      const { rows } = (await database.raw(actsSql, { id })) as { rows: object[] };
      return rows.map((row) => fromColumns<MemberAct>(row));
    },
    /** Accounts that were deactivated at `until` or before, the first one first: at most `limit` that follow `after`. */
    listDeactivated: async (until: Date, after: DeactivatedAccount | undefined, limit: number): Promise<readonly DeactivatedAccount[]> => {
      const deactivated = database('accounts').where('deactivated_at', '<=', until);
      const rows = dueInTurn(deactivated, ['deactivated_at', 'id'], after && [after.deactivatedAt, after.id], limit);
      return ((await rows.select('id', 'deactivated_at')) as object[]).map((row) => fromColumns<DeactivatedAccount>(row));
    },
  };
};
export type AccountQueries = ReturnType<typeof knexAccountQueries>;
