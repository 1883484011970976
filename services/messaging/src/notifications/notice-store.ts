import type { Clock, MemberId } from '@paltu/kernel';
import { mailQueue } from '@paltu/mail';
import {
  countUpTo,
  deletedAtOnce,
  dueRows,
  fromColumns,
  inBatches,
  preparedRows,
  readPage,
  toColumns,
  type InTransaction,
  type PageWanted,
} from '@paltu/persistence';
import { upsertNewer, type MemberPresence } from '@paltu/projections';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { Marks } from './mark.ts';
import { usefulMs, usualSettings, type NoticeMailOrder, type NoticeSettings } from './notice-settings.ts';
import { noticeGroups, type Notice, type NoticeGroup, type NoticeId } from './notice.ts';

const toNotice = (row: object): Notice => fromColumns<Notice>(row);

const unreadOf = (trx: Knex.Transaction, memberId: MemberId) => trx('notices').where({ member_id: memberId }).whereNull('read_at');

const noticeColumns = 'id, event_id, type, member_id, subject_id, thing_id, params, page, at, in_bell, read_at';

const adding = {
  name: 'add notices',
  text: `insert into "notices" (${noticeColumns}) select ${noticeColumns} from json_populate_recordset(null::notices, $1::json)
    on conflict do nothing returning id`,
};

/** Notices in the transaction `trx`. */
const knexNotices = (trx: Knex.Transaction) => ({
  /** Those that are new: not where the event has notified the member before, or one of the same conversation is still unread. */
  add: async (notices: readonly Notice[]): Promise<ReadonlySet<NoticeId>> => {
    if (notices.length === 0) return new Set();
    const kept = await preparedRows<Pick<Notice, 'id'>>(trx, adding, [JSON.stringify(notices.map((notice) => toColumns(notice)))]);
    return new Set(kept.map(({ id }) => id));
  },
  /** Those of a member that are unread; of them only these, where ids are given. Returns how many. */
  read: (memberId: MemberId, at: Date, ids?: readonly NoticeId[]): Promise<number> =>
    unreadOf(trx, memberId)
      .modify((query) => void (ids && query.whereIn('id', [...ids])))
      .update({ read_at: at }),
});

/** For the slice of conversations: who reads one needs no notice of it. */
export const readNoticesOf =
  (clock: Clock, signalIn: NoticeScopeNeeds['signalIn']) =>
  (trx: Knex.Transaction) =>
  async (memberId: MemberId, subjectId: string): Promise<void> => {
    const read = await unreadOf(trx, memberId).where({ subject_id: subjectId }).update({ read_at: clock.now() });
    if (read > 0) await signalIn(trx)([memberId]);
  };

/** Nothing is kept for a member who is erased. */
export const forgetNoticesOf =
  (trx: Knex.Transaction) =>
  async (memberId: MemberId): Promise<void> => {
    for (const table of ['notice_mails', 'notice_links', 'notice_settings', 'notices'])
      await trx(table).where({ member_id: memberId }).delete();
  };

/** Of a link that ends the mails of a group for its member. */
interface EndingLink {
  readonly hash: string;
  readonly memberId: MemberId;
  readonly group: NoticeGroup;
  readonly madeAt: Date;
}

const knexEndingLinks = (trx: Knex.Transaction) => ({
  add: async ({ group, ...link }: EndingLink): Promise<void> => {
    await trx('notice_links').insert(toColumns({ ...link, noticeGroup: group }));
  },
  find: async (hash: string): Promise<EndingLink | undefined> => {
    const row = (await trx('notice_links').where({ hash }).first()) as object | undefined;
    if (row === undefined) return undefined;
    const { noticeGroup: group, ...link } = fromColumns<Omit<EndingLink, 'group'> & { noticeGroup: NoticeGroup }>(row);
    return { ...link, group };
  },
});

/** A group, or a way, that a later release adds is as usual for those who have chosen before. */
const toSettings = (row: object): NoticeSettings => {
  const settings = fromColumns<NoticeSettings>(row);
  const { groups: usual } = usualSettings(settings.memberId);
  const groups = Object.fromEntries(noticeGroups.map((group) => [group, { ...usual[group], ...settings.groups[group] }]));
  return { ...settings, groups: groups as NoticeSettings['groups'] };
};

const findSettings = async (database: Knex, memberId: MemberId, isLocked = false): Promise<NoticeSettings | undefined> => {
  const query = database('notice_settings').where({ member_id: memberId });
  const row = (await (isLocked ? query.forUpdate() : query).first()) as object | undefined;
  return row && toSettings(row);
};

/** Settings in the transaction `trx`. */
const knexNoticeSettings = (trx: Knex.Transaction) => {
  const rowOf = (settings: NoticeSettings) => toColumns(settings, ['groups', 'quietHours']);
  return {
    /** Locked until the transaction ends, if they were ever kept. */
    find: (memberId: MemberId) => findSettings(trx, memberId, true),
    /** Of those of these members who ever kept some; locked in the order of their ids. */
    findAll: async (memberIds: readonly MemberId[]): Promise<ReadonlyMap<MemberId, NoticeSettings>> => {
      if (memberIds.length === 0) return new Map();
      const rows: object[] = await trx('notice_settings')
        .whereIn('member_id', [...memberIds])
        .orderBy('member_id')
        .forUpdate();
      return new Map(rows.map(toSettings).map((settings) => [settings.memberId, settings]));
    },
    keep: async (settings: NoticeSettings): Promise<void> => {
      await trx('notice_settings').insert(rowOf(settings)).onConflict('member_id').merge();
    },
    /** The language of a member who has not chosen one. */
    noteLanguage: async (memberId: MemberId, language: 'en' | 'ur'): Promise<void> => {
      const noted = trx('notice_settings')
        .insert(rowOf({ ...usualSettings(memberId), language }))
        .onConflict('member_id');
      await noted.merge({ language }).whereNull('notice_settings.language');
    },
  };
};

interface PushOrders {
  /** Those of these members who have a browser that shows notices. */
  havingBrowsers(memberIds: readonly MemberId[]): Promise<ReadonlySet<MemberId>>;
  /** Each is shown from its instant on. */
  add(orders: readonly { readonly memberId: MemberId; readonly noticeId: NoticeId; readonly dueAt: Date }[]): Promise<void>;
}

export interface NoticeScopeNeeds {
  readonly clock: Clock;
  readonly membersIn: (trx: Knex.Transaction) => Pick<MemberPresence, 'listAwayAmong'>;
  readonly pushesIn: (trx: Knex.Transaction) => PushOrders;
  /** What the bell of these members shows is out of date. */
  readonly signalIn: (trx: Knex.Transaction) => (memberIds: readonly MemberId[]) => Promise<void>;
}

/** All that a use case may write with, in the transaction `trx`. */
export const noticeScopeIn =
  ({ clock, membersIn, pushesIn, signalIn }: NoticeScopeNeeds) =>
  (trx: Knex.Transaction) => ({
    members: membersIn(trx),
    notices: knexNotices(trx),
    settings: knexNoticeSettings(trx),
    mails: mailQueue<NoticeMailOrder>(dueRows(trx, 'notice_mails'), clock, usefulMs),
    links: knexEndingLinks(trx),
    pushes: pushesIn(trx),
    signal: signalIn(trx),
  });
export type NoticeScope = ReturnType<ReturnType<typeof noticeScopeIn>>;
export type InNoticeTransaction = InTransaction<NoticeScope>;

/** Notices as the bell shows them, and mails read them. */
export const knexNoticeQueries = (database: Knex) => {
  const inBell = (memberId: MemberId) => database('notices').where({ member_id: memberId, in_bell: true });
  return {
    /** Of the bell, the newest first; counted no further than one over the cap of totals. */
    list: async (memberId: MemberId, page: PageWanted): Promise<{ readonly notices: readonly Notice[]; readonly counted: number }> => {
      const { rows, counted } = await readPage(inBell(memberId), 'at desc, id desc', page, totalCap);
      return { notices: rows.map(toNotice), counted };
    },
    /** Counted no further than one over the cap. */
    countUnread: (memberId: MemberId): Promise<number> => countUpTo(inBell(memberId).whereNull('read_at'), totalCap),
    find: async (id: NoticeId): Promise<Notice | undefined> => {
      const row = (await database('notices').where({ id }).first()) as object | undefined;
      return row && toNotice(row);
    },
    /** All that are kept of a member, the first one first. */
    listAll: async (memberId: MemberId): Promise<readonly Notice[]> => {
      const rows: object[] = await database('notices').where({ member_id: memberId }).orderBy('at').orderBy('id');
      return rows.map(toNotice);
    },
    findSettings: (memberId: MemberId) => findSettings(database, memberId),
    /** Forgets notices, and links of mails, that are older; returns how many notices. */
    forget: async (before: Date): Promise<number> => {
      const oldLinks = database('notice_links').select('hash').where('made_at', '<', before).limit(deletedAtOnce);
      await inBatches(async () => database('notice_links').whereIn('hash', oldLinks.clone()).delete());
      const old = database('notices').select('id').where('at', '<', before).limit(deletedAtOnce);
      return inBatches(async () => database('notices').whereIn('id', old.clone()).delete());
    },
  };
};
export type NoticeQueries = ReturnType<typeof knexNoticeQueries>;

/** How stores and vets were marked at their last event, in the transaction `trx`. */
export const knexThingMarks = (trx: Knex.Transaction) => ({
  find: async (id: string): Promise<Marks | undefined> =>
    (await trx('thing_marks').where({ id }).first<{ marks: Marks } | undefined>('marks'))?.marks,
  keep: async (id: string, version: number, marks: Marks): Promise<void> => {
    await trx('thing_marks')
      .insert({ id, version, marks: JSON.stringify(marks) })
      .onConflict('id')
      .merge();
  },
});

/** Of auth about an account. */
interface AdminReport {
  readonly id: string;
  readonly version: number;
  readonly isAdmin: boolean;
}

/** Who is an admin now, in the transaction `trx`: admins alone, who are few, have a row. */
export const knexAdmins = (trx: Knex.Transaction) => ({
  /** All, in the order of their ids. */
  list: (): Promise<MemberId[]> => trx('admins').orderBy('id').pluck<MemberId[]>('id'),
  keep: async ({ id, version, isAdmin }: AdminReport): Promise<void> => {
    if (isAdmin) await upsertNewer(trx, 'admins', [{ id, version }]);
    else await trx('admins').where({ id }).where('version', '<=', version).delete();
  },
});
export type Admins = ReturnType<typeof knexAdmins>;
