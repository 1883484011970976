import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Notice } from '../notice.ts';
import type { EndingLink, NoticeRepository, NoticeScope } from '../use-cases/ports.ts';

/** Notices in the transaction `trx`. */
export const knexNotices = (trx: Knex.Transaction): NoticeRepository => {
  const unreadOf = (memberId: string) => trx('notices').where({ member_id: memberId }).whereNull('read_at');
  return {
    add: async (notices) => {
      if (notices.length === 0) return new Set();
      const kept: Pick<Notice, 'id'>[] = await trx('notices')
        .insert(notices.map((notice) => toColumns(notice, ['params'])))
        .onConflict()
        .ignore()
        .returning('id');
      return new Set(kept.map(({ id }) => id));
    },
    read: (memberId, at, ids) =>
      unreadOf(memberId)
        .modify((query) => void (ids && query.whereIn('id', [...ids])))
        .update({ read_at: at }),
    readSubject: (memberId, subjectId, at) => unreadOf(memberId).where({ subject_id: subjectId }).update({ read_at: at }),
    forget: async (memberId) => {
      for (const table of ['notice_mails', 'notice_links', 'notice_settings', 'notices'])
        await trx(table).where({ member_id: memberId }).delete();
    },
  };
};

export const knexEndingLinks = (trx: Knex.Transaction): NoticeScope['links'] => ({
  add: async ({ group, ...link }) => {
    await trx('notice_links').insert(toColumns({ ...link, noticeGroup: group }));
  },
  find: async (hash) => {
    const row = (await trx('notice_links').where({ hash }).first()) as object | undefined;
    if (row === undefined) return undefined;
    const { noticeGroup: group, ...link } = fromColumns<Omit<EndingLink, 'group'> & { noticeGroup: EndingLink['group'] }>(row);
    return { ...link, group };
  },
});
