import { announcedPages } from '@paltu/reference';
import {
  choice,
  clientAddressOf,
  data,
  done,
  emailAddress,
  languageOf,
  message,
  ok,
  robotTraps,
  route,
  tooManyRequests,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { Answered, AnswerMail, Subscribe } from './subscription-use-cases.ts';
import { newsletter, subscriptionLinkInvalid, type Subscription } from './subscription.ts';

/** What the caller's address is subscribed to. `page` is null for the newsletter. */
export const exportView = z.array(
  z.strictObject({ page: z.string().nullable(), state: z.enum(['asked', 'confirmed', 'told', 'ended']), changedAt: z.iso.datetime() }),
);

const pageOf = ({ page }: Subscription): string | null => (page === newsletter ? null : page);

export const presentExport = (subscriptions: readonly Subscription[]): z.input<typeof exportView> =>
  subscriptions.map((subscription) => ({
    page: pageOf(subscription),
    state: subscription.state,
    changedAt: subscription.changedAt.toISOString(),
  }));

const wanted = {
  email: emailAddress('Email', 'Please enter a valid email'),
  ...robotTraps,
};
const newsletterBody = z.strictObject(wanted);
const notifyBody = z.strictObject({ ...wanted, page: choice('Page', announcedPages) });

const token = z.string('Token is required').min(1, 'Token is required').max(100, 'Token must be at most 100 characters long');
const tokenBody = z.strictObject({ token });
// Whatever is no token of ours names no subscription.
const tokenParams = z.object({ token: z.string().regex(/^[\w-]{1,100}$/) });

const answeredView = z
  .strictObject({
    /** Key of the page that is waited for; null for the newsletter. */
    page: z.string().nullable(),
    /** It was so before. */
    already: z.boolean(),
  })
  .meta({ id: 'AnsweredSubscription' });

const present = ({ subscription, already }: Answered): z.input<typeof answeredView> => ({ page: pageOf(subscription), already });

const sent = 'Almost done: please confirm by the link that we have mailed to you.';

/** The newsletter, and notices when a page opens: asked for here, confirmed and ended by links of mails. */
export const subscriptionRoutes = (subscribe: Subscribe, { confirm, unsubscribe }: AnswerMail): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/content/newsletter',
    access: 'public',
    summary:
      'Ask for the newsletter; the answer is the same whether or not the address is known, and nothing comes until its reader confirms',
    body: newsletterBody,
    answers: { 200: message() },
    refuses: [tooManyRequests],
    handle: async ({ body: { email }, request }) => {
      await subscribe({ email, page: newsletter, language: languageOf(request), address: clientAddressOf(request) });
      return done(sent);
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/content/notify-me',
    access: 'public',
    summary: 'Ask for one mail when a page opens; the answer is the same whether or not the address is known',
    body: notifyBody,
    answers: { 200: message() },
    refuses: [tooManyRequests],
    handle: async ({ body: { email, page }, request }) => {
      await subscribe({ email, page, language: languageOf(request), address: clientAddressOf(request) });
      return done(sent);
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/content/newsletter/confirm',
    access: 'public',
    summary: 'Confirm what was asked for, by the token of the mail; once more changes nothing and answers the same',
    body: tokenBody,
    answers: { 200: data({ subscription: answeredView }) },
    refuses: [subscriptionLinkInvalid],
    handle: async ({ body }) => ok({ subscription: present(await confirm(body.token)) }),
  }),
  route({
    method: 'post',
    path: '/api/v1/content/newsletter/unsubscribe',
    access: 'public',
    summary: 'End the newsletter, or the notice of a page, by the token of a mail; once more changes nothing and answers the same',
    body: tokenBody,
    answers: { 200: data({ subscription: answeredView }) },
    refuses: [subscriptionLinkInvalid],
    handle: async ({ body }) => ok({ subscription: present(await unsubscribe(body.token)) }),
  }),
  route({
    method: 'post',
    path: '/api/v1/content/newsletter/unsubscribe/:token',
    access: 'public',
    summary: 'The same by one click of a mail program (RFC 8058), whose form is not looked at',
    params: tokenParams,
    notFound: subscriptionLinkInvalid,
    ignoresBody: true,
    answers: { 200: data({ subscription: answeredView }) },
    refuses: [subscriptionLinkInvalid],
    handle: async ({ params }) => ok({ subscription: present(await unsubscribe(params.token)) }),
  }),
];
