import { clientAddressOf, created, data, idempotencyKey, route, tooManyRequests, type CountWork, type Route } from '@paltu/service-kit';
import { keyReused } from '@paltu/idempotency';
import type { ThingKind } from '../domain/thing.ts';
import { accountDeactivated, blocked, ownThing, thingNotFound } from '../domain/conversation-errors.ts';
import { writingStopped } from '../domain/report-errors.ts';
import type { StartConversation } from '../use-cases/start-conversation.ts';
import type { WriteAsVisitor } from '../use-cases/write-as-visitor.ts';
import type { ConversationPresenter } from './conversation-presenter.ts';
import { conversationView, messageBody, openBody, thingParams, visitorOf } from './conversation-schemas.ts';

export interface StartingRouteNeeds {
  readonly startConversation: StartConversation;
  readonly writeAsVisitor: WriteAsVisitor;
  readonly present: ConversationPresenter;
  /** Of members, by id. */
  readonly countStart: CountWork;
  /** Of visitors, by address. */
  readonly countVisitor: CountWork;
}

const sent = { message: 'Message sent successfully!' };

const refuses = [ownThing, blocked, writingStopped, accountDeactivated, keyReused, tooManyRequests] as const;

/** A store or a vet: anybody may write to them. */
const openRoute = (needs: StartingRouteNeeds, kind: ThingKind): Route =>
  route({
    method: 'post',
    path: `/api/v1/messages/${kind}s/:id`,
    access: 'optional',
    limit: 'writes',
    summary: `Write to a ${kind}: a member in a conversation, a visitor with a name and the address at which they are answered`,
    params: thingParams,
    notFound: thingNotFound[kind],
    body: openBody,
    takesIdempotencyKey: true,
    answers: { 201: data({ conversation: conversationView.nullable() }) },
    refuses,
    handle: async ({ actor, params, body, request }) => {
      const { startConversation, writeAsVisitor, present, countStart, countVisitor } = needs;
      const wish = { kind, thingId: params.id, text: body.message };
      if (actor === undefined) {
        const visitor = visitorOf(body);
        await countVisitor(clientAddressOf(request), () => writeAsVisitor({ ...wish, visitor, key: idempotencyKey(request) }));
        return created({ conversation: null }, sent);
      }
      const { userId: askerId } = actor;
      const conversation = await countStart(askerId, () => startConversation({ ...wish, askerId, key: idempotencyKey(request) }));
      return created({ conversation: await present.one(conversation, askerId) }, sent);
    },
  });

/** How a conversation begins, or goes on from the page of a thing. */
export const startingRoutes = (needs: StartingRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/messages/pets/:id',
    access: 'member',
    limit: 'writes',
    summary: 'Write to the owner of a pet',
    params: thingParams,
    notFound: thingNotFound.pet,
    body: messageBody,
    takesIdempotencyKey: true,
    answers: { 201: data({ conversation: conversationView }) },
    refuses,
    handle: async ({ actor: { userId: askerId }, params, body, request }) => {
      const wish = { kind: 'pet', thingId: params.id, askerId, text: body.message, key: idempotencyKey(request) } as const;
      const conversation = await needs.countStart(askerId, () => needs.startConversation(wish));
      return created({ conversation: await needs.present.one(conversation, askerId) }, sent);
    },
  }),
  openRoute(needs, 'store'),
  openRoute(needs, 'vet'),
];
