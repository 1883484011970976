import type { MemberId } from '@paltu/kernel';
import { z } from 'zod';
import type { NoticeQueries } from '../use-cases/ports.ts';
import { noticeView, presentNotice } from './notice-schemas.ts';
import { presentSettings, settingsOrUsual, settingsView } from './settings-schemas.ts';

/** What is kept of a member here: what they were notified of, and how they want to be. */
export const exportParts = (queries: Pick<NoticeQueries, 'listAll' | 'findSettings'>) => ({
  notifications: {
    view: z.array(noticeView),
    present: async (memberId: MemberId) => (await queries.listAll(memberId)).map(presentNotice),
  },
  notificationSettings: {
    view: settingsView,
    present: async (memberId: MemberId) => presentSettings(settingsOrUsual(await queries.findSettings(memberId), memberId), 'en'),
  },
});
