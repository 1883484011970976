import type { MemberId } from '@paltu/kernel';
import { data, languageOf, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { noticeView, presentNotice } from './notice-http.ts';
import { noticeLinkInvalid, usualSettings, type NoticeSettings } from './notice-settings.ts';
import type { NoticeQueries } from './notice-store.ts';
import { noticeGroups, type NoticeGroup } from './notice.ts';
import type { SettingsDecisions } from './settings-use-cases.ts';

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

const settingsBody = z.strictObject(chosen);

const settingsView = z.strictObject(chosen).meta({ id: 'NotificationSettings' });

/** @param language in which mails come as long as the member has chosen none. */
const presentSettings = (settings: NoticeSettings, language: 'en' | 'ur'): z.input<typeof settingsView> => ({
  language: settings.language ?? language,
  groups: settings.groups,
  quietHours: settings.quietHours,
});

const settingsOrUsual = (known: NoticeSettings | undefined, memberId: MemberId): NoticeSettings => known ?? usualSettings(memberId);

const path = '/api/v1/notifications/settings';

// Whatever is no token of ours ends nothing.
const tokenParams = z.object({ token: z.string().regex(/^[\w-]{1,100}$/) });

/** How members want to be notified. */
export const settingsRoutes = (queries: Pick<NoticeQueries, 'findSettings'>, decisions: SettingsDecisions): Route[] => [
  route({
    method: 'get',
    path,
    access: 'member',
    summary: 'Of what the caller is notified by bell and by mail, in which language, and when no mail goes out',
    answers: { 200: data({ settings: settingsView }) },
    handle: async ({ actor: { userId }, request }) => {
      const settings = settingsOrUsual(await queries.findSettings(userId), userId);
      return ok({ settings: presentSettings(settings, languageOf(request)) });
    },
  }),
  route({
    method: 'put',
    path,
    access: 'member',
    summary: 'Choose all of it anew',
    body: settingsBody,
    answers: { 200: data({ settings: settingsView }) },
    handle: async ({ actor: { userId: memberId }, body }) =>
      ok({ settings: presentSettings(await decisions.change({ memberId, ...body }), body.language) }),
  }),
  route({
    method: 'post',
    path: '/api/v1/notifications/unsubscribe/:token',
    access: 'public',
    summary: 'End mails of one kind by one click of a mail program (RFC 8058), whose form is not looked at; the bell still shows them',
    params: tokenParams,
    notFound: noticeLinkInvalid,
    ignoresBody: true,
    answers: { 200: data({ group: z.enum(noticeGroups) }) },
    refuses: [noticeLinkInvalid],
    handle: async ({ params }) => ok({ group: await decisions.endMails(params.token) }),
  }),
];

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
