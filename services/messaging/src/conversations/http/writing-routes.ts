import { orRefuse } from '@paltu/kernel';
import { keyReused } from '@paltu/idempotency';
import { created, data, done, idempotencyKey, message, ok, route, tooManyRequests, type CountWork, type Route } from '@paltu/service-kit';
import { accountDeactivated, blocked, conversationNotFound, memberLeft, phoneUnknown, withVisitor } from '../domain/conversation-errors.ts';
import { writingStopped } from '../domain/report-errors.ts';
import type { BlockMember } from '../use-cases/block-member.ts';
import type { ConversationQueries } from '../use-cases/ports.ts';
import type { ReportConversation } from '../use-cases/report-conversation.ts';
import { requireSide } from '../use-cases/require-side.ts';
import type { SendMessage } from '../use-cases/send-message.ts';
import type { SharePhone } from '../use-cases/share-phone.ts';
import type { ConversationPresenter } from './conversation-presenter.ts';
import { conversationParams, conversationView, messageBody, messageView, reportBody } from './conversation-schemas.ts';
import { presentMessage } from './message-presenter.ts';

export interface WritingRouteNeeds {
  readonly queries: Pick<ConversationQueries, 'find'>;
  readonly sendMessage: SendMessage;
  readonly sharePhone: SharePhone;
  readonly blockMember: BlockMember;
  readonly reportConversation: ReportConversation;
  readonly present: ConversationPresenter;
  readonly countMessage: CountWork;
}

const path = '/api/v1/messages/conversations/:id';
const ofConversation = { access: 'member', limit: 'writes', params: conversationParams, notFound: conversationNotFound } as const;

const sendRoute = ({ queries, sendMessage, countMessage }: WritingRouteNeeds): Route =>
  route({
    ...ofConversation,
    method: 'post',
    path: `${path}/messages`,
    summary: 'Write to the other side of a conversation',
    body: messageBody,
    takesIdempotencyKey: true,
    answers: { 201: data({ chatMessage: messageView }) },
    refuses: [blocked, writingStopped, memberLeft, withVisitor, accountDeactivated, keyReused, tooManyRequests],
    handle: async ({ actor: { userId: writerId }, params, body, request }) => {
      const wish = { conversationId: params.id, writerId, text: body.message, key: idempotencyKey(request) };
      const written = await countMessage(writerId, () => sendMessage(wish));
      const { conversation, side } = requireSide(orRefuse(await queries.find(params.id), conversationNotFound), writerId);
      return created({ chatMessage: presentMessage(conversation, written, side) });
    },
  });

const blockRoute = ({ blockMember }: WritingRouteNeeds, method: 'post' | 'delete'): Route =>
  route({
    ...ofConversation,
    method,
    path: `${path}/block`,
    summary: method === 'post' ? 'Want nothing more from the other side, about anything' : 'Take back that the other side was blocked',
    answers: { 200: message() },
    refuses: [withVisitor],
    handle: async ({ actor: { userId: memberId }, params }) => {
      await blockMember({ conversationId: params.id, memberId, isBlocked: method === 'post' });
      return done();
    },
  });

/** What one side of a conversation does. */
export const writingRoutes = (needs: WritingRouteNeeds): Route[] => [
  sendRoute(needs),
  route({
    ...ofConversation,
    method: 'post',
    path: `${path}/share-phone`,
    summary: 'Show the other side the own number, and what was written unmasked; that it was shared is kept',
    answers: { 200: data({ conversation: conversationView }) },
    refuses: [phoneUnknown],
    handle: async ({ actor: { userId: memberId }, params }) => {
      const conversation = await needs.sharePhone({ conversationId: params.id, memberId });
      return ok({ conversation: await needs.present.one(conversation, memberId) });
    },
  }),
  blockRoute(needs, 'post'),
  blockRoute(needs, 'delete'),
  route({
    ...ofConversation,
    method: 'post',
    path: `${path}/report`,
    summary: 'Ask admins to look at a conversation; once more answers the same',
    body: reportBody,
    answers: { 200: message() },
    handle: async ({ actor: { userId: memberId }, params, body }) => {
      await needs.reportConversation({ conversationId: params.id, memberId, reason: body.reason });
      return done();
    },
  }),
];
