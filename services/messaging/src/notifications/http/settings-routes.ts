import { data, languageOf, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { noticeGroups } from '../notice.ts';
import type { ChangeSettings } from '../use-cases/change-settings.ts';
import { noticeLinkInvalid, type EndMails } from '../use-cases/end-mails.ts';
import type { NoticeQueries } from '../use-cases/ports.ts';
import { presentSettings, settingsBody, settingsOrUsual, settingsView } from './settings-schemas.ts';

export interface SettingsRouteNeeds {
  readonly queries: Pick<NoticeQueries, 'findSettings'>;
  readonly changeSettings: ChangeSettings;
  readonly endMails: EndMails;
}

const path = '/api/v1/notifications/settings';

// Whatever is no token of ours ends nothing.
const tokenParams = z.object({ token: z.string().regex(/^[\w-]{1,100}$/) });

/** How members want to be notified. */
export const settingsRoutes = ({ queries, changeSettings, endMails }: SettingsRouteNeeds): Route[] => [
  route({
    method: 'get',
    path,
    access: 'member',
    limit: 'reads',
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
    limit: 'writes',
    summary: 'Choose all of it anew',
    body: settingsBody,
    answers: { 200: data({ settings: settingsView }) },
    handle: async ({ actor: { userId: memberId }, body }) =>
      ok({ settings: presentSettings(await changeSettings({ memberId, ...body }), body.language) }),
  }),
  route({
    method: 'post',
    path: '/api/v1/notifications/unsubscribe/:token',
    access: 'public',
    limit: 'writes',
    summary: 'End mails of one kind by one click of a mail program (RFC 8058), whose form is not looked at; the bell still shows them',
    params: tokenParams,
    notFound: noticeLinkInvalid,
    ignoresBody: true,
    answers: { 200: data({ group: z.enum(noticeGroups) }) },
    refuses: [noticeLinkInvalid],
    handle: async ({ params }) => ok({ group: await endMails(params.token) }),
  }),
];
