import { countUpTo, deletedAtOnce, fromColumns, inBatches, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { Notice } from '../notice.ts';
import type { NoticeQueries } from '../use-cases/ports.ts';
import { findSettings } from './knex-notice-settings.ts';

const toNotice = (row: object): Notice => fromColumns<Notice>(row);

/** Notices as the bell shows them, and mails read them. */
export const knexNoticeQueries = (database: Knex): NoticeQueries => {
  const inBell = (memberId: string) => database('notices').where({ member_id: memberId, in_bell: true });
  return {
    list: async (memberId, page) => {
      const { rows, counted } = await readPage(inBell(memberId), 'at desc, id desc', page, totalCap);
      return { notices: rows.map(toNotice), counted };
    },
    countUnread: (memberId) => countUpTo(inBell(memberId).whereNull('read_at'), totalCap),
    find: async (id) => {
      const row = (await database('notices').where({ id }).first()) as object | undefined;
      return row && toNotice(row);
    },
    listAll: async (memberId) => {
      const rows: object[] = await database('notices').where({ member_id: memberId }).orderBy('at').orderBy('id');
      return rows.map(toNotice);
    },
    findSettings: (memberId) => findSettings(database, memberId),
    forget: async (before) => {
      const oldLinks = database('notice_links').select('hash').where('made_at', '<', before).limit(deletedAtOnce);
      await inBatches(async () => database('notice_links').whereIn('hash', oldLinks.clone()).delete());
      const old = database('notices').select('id').where('at', '<', before).limit(deletedAtOnce);
      return inBatches(async () => database('notices').whereIn('id', old.clone()).delete());
    },
  };
};
