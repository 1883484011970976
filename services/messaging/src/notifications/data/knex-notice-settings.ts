import type { MemberId } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { usualSettings, type NoticeSettings } from '../domain/notice-settings.ts';
import { noticeGroups } from '../notice.ts';
import type { SettingsRepository } from '../use-cases/ports.ts';

/** A group, or a way, that a later release adds is as usual for those who have chosen before. */
const toSettings = (row: object): NoticeSettings => {
  const settings = fromColumns<NoticeSettings>(row);
  const { groups: usual } = usualSettings(settings.memberId);
  const groups = Object.fromEntries(noticeGroups.map((group) => [group, { ...usual[group], ...settings.groups[group] }]));
  return { ...settings, groups: groups as NoticeSettings['groups'] };
};

export const findSettings = async (database: Knex, memberId: MemberId, isLocked = false): Promise<NoticeSettings | undefined> => {
  const query = database('notice_settings').where({ member_id: memberId });
  const row = (await (isLocked ? query.forUpdate() : query).first()) as object | undefined;
  return row && toSettings(row);
};

/** Settings in the transaction `trx`. */
export const knexNoticeSettings = (trx: Knex.Transaction): SettingsRepository => {
  const rowOf = (settings: NoticeSettings) => toColumns(settings, ['groups', 'quietHours']);
  return {
    find: (memberId) => findSettings(trx, memberId, true),
    findAll: async (memberIds) => {
      if (memberIds.length === 0) return new Map();
      const rows: object[] = await trx('notice_settings')
        .whereIn('member_id', [...memberIds])
        .orderBy('member_id')
        .forUpdate();
      return new Map(rows.map(toSettings).map((settings) => [settings.memberId, settings]));
    },
    keep: async (settings) => {
      await trx('notice_settings').insert(rowOf(settings)).onConflict('member_id').merge();
    },
    noteLanguage: async (memberId, language) => {
      const noted = trx('notice_settings')
        .insert(rowOf({ ...usualSettings(memberId), language }))
        .onConflict('member_id');
      await noted.merge({ language }).whereNull('notice_settings.language');
    },
  };
};
