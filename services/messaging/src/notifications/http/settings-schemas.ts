import type { MemberId } from '@paltu/kernel';
import { z } from 'zod';
import { usualSettings, type NoticeSettings } from '../domain/notice-settings.ts';
import { noticeGroups, type NoticeGroup } from '../notice.ts';

const waysView = z.strictObject({
  bell: z.boolean('bell must be true or false'),
  mail: z.boolean('mail must be true or false'),
  /** In browsers that asked for it, while no page of the site is open. */
  push: z.boolean('push must be true or false').default(true),
});

const clockTime = (name: string) =>
  z.string(`${name} must be a time such as 22:00`).regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${name} must be a time such as 22:00`);

const groups = Object.fromEntries(noticeGroups.map((group) => [group, waysView])) as Record<NoticeGroup, typeof waysView>;

/** What a member chooses; what is sent replaces all of it. */
const chosen = {
  /** Of the mails. */
  language: z.enum(['en', 'ur'], 'language must be en or ur'),
  groups: z.strictObject(groups),
  /** Clock times in Pakistan between which no mail goes out; null for none. */
  quietHours: z.strictObject({ from: clockTime('from'), until: clockTime('until') }).nullable(),
};

export const settingsBody = z.strictObject(chosen);

export const settingsView = z.strictObject(chosen).meta({ id: 'NotificationSettings' });

/** @param language in which mails come as long as the member has chosen none. */
export const presentSettings = (settings: NoticeSettings, language: 'en' | 'ur'): z.input<typeof settingsView> => ({
  language: settings.language ?? language,
  groups: settings.groups,
  quietHours: settings.quietHours,
});

export const settingsOrUsual = (known: NoticeSettings | undefined, memberId: MemberId): NoticeSettings => known ?? usualSettings(memberId);
