import type { NotificationSettings } from '#shared/api/types.ts';
import type { Rule, Rules } from '#shared/form/form-rules.ts';

/** The settings as they are being chosen; in the order of the screen. */
export interface SettingsForm {
  groups: NotificationSettings['groups'];
  language: NotificationSettings['language'];
  isQuiet: boolean;
  /** Clock times in Pakistan, `22:00`. */
  from: string;
  until: string;
}

export const noticeGroups = ['adoption', 'orders', 'appointments', 'listings', 'messages', 'comments', 'marks', 'searches'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

const usualNight = { from: '22:00', until: '07:00' };

export const formOfSettings = ({ groups, language, quietHours }: NotificationSettings): SettingsForm => ({
  groups,
  language,
  isQuiet: quietHours !== null,
  ...(quietHours ?? usualNight),
});

const timeWhileQuiet: Rule<string, SettingsForm> = (time, { isQuiet }) =>
  isQuiet && !/^\d{2}:\d{2}$/.test(time) && 'notifications:settings.problem.time';

export const settingsRules: Rules<SettingsForm> = { from: timeWhileQuiet, until: timeWhileQuiet };

export const bodyOfSettings = ({ groups, language, isQuiet, from, until }: SettingsForm): NotificationSettings => ({
  groups,
  language,
  quietHours: isQuiet ? { from, until } : null,
});

/** The field of the form that a path of the API's answer means. */
export const fieldOf = (path: string): string => path.replace(/^quietHours\./, '').replace(/^groups\..*/, 'groups');
