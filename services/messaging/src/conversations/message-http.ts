import { keyReused } from '@paltu/idempotency';
import { invalidInput } from '@paltu/kernel';
import { emailKey } from '@paltu/reference';
import {
  clientAddressOf,
  created,
  data,
  emailAddress,
  idempotencyKey,
  idParam,
  optionalText,
  requiredMultilineText,
  requiredText,
  robotTraps,
  route,
  tooManyRequests,
  type CountWork,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { alreadyAnswered, notYourStep, requestNotFound, type RequestId } from './adoption-request.ts';
import { conversationParams } from './conversation-http.ts';
import { conversationView, messageView, presentMessage, type ConversationPresenter } from './conversation-views-http.ts';
import {
  accountDeactivated,
  blocked,
  conversationNotFound,
  memberLeft,
  ownThing,
  thingNotFound,
  withVisitor,
  type ThingId,
  type ThingKind,
  type Visitor,
} from './conversation.ts';
import type { SendMessage, StartConversation, WriteAsVisitor, WriteToRequester } from './message-use-cases.ts';
import { writingStopped } from './report.ts';

const message = requiredMultilineText('Message', 500);

/** Of a member to another. */
const messageBody = z.strictObject({ message });

const visitorFields = {
  name: requiredText('Name', 100).optional(),
  email: emailAddress('Email', 'Please enter a valid email address').optional(),
  phone: optionalText('Phone', 40).default(''),
};

/** Of anybody: a visitor gives a name and an address, of a member both are known. */
const openBody = z.strictObject({
  message,
  ...visitorFields,
  website: robotTraps.website,
  elapsedMs: robotTraps.elapsedMs.optional(),
});

const missing = (path: string, msg: string) => ({ path, code: 'required', msg });

/** @throws AppError `request.invalid` naming what a visitor has left out */
const visitorOf = ({ name, email, phone, elapsedMs }: z.output<typeof openBody>): Visitor => {
  const fields = [
    ...(name === undefined ? [missing('name', 'Name is required')] : []),
    ...(email === undefined ? [missing('email', 'Please enter a valid email address')] : []),
    ...(elapsedMs === undefined ? [missing('elapsedMs', 'elapsedMs must be how long the form was open, in whole milliseconds')] : []),
  ];
  if (name === undefined || email === undefined || fields.length > 0) throw invalidInput(fields);
  return { name, email, emailKey: emailKey(email), phone };
};

const thingParams = z.object({ id: idParam.transform((id) => id as ThingId) });

interface StartingRouteNeeds {
  readonly startConversation: StartConversation;
  readonly writeToRequester: WriteToRequester;
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
    summary: `Write to a ${kind}: a member in a conversation, a visitor with a name and the address at which they are answered`,
    params: thingParams,
    notFound: thingNotFound[kind],
    body: openBody,
    takesIdempotencyKey: true,
    answers: { 201: data({ conversation: conversationView.nullable() }) },
    refuses,
    handle: async ({ actor, params, body, request }) => {
      const { startConversation, writeAsVisitor, present, countStart, countVisitor } = needs;
      const wanted = { kind, thingId: params.id, text: body.message };
      if (actor === undefined) {
        const visitor = visitorOf(body);
        await countVisitor(clientAddressOf(request), () => writeAsVisitor({ ...wanted, visitor, key: idempotencyKey(request) }));
        return created({ conversation: null }, sent);
      }
      const { userId: writerId } = actor;
      const conversation = await countStart(writerId, () => startConversation({ ...wanted, writerId, key: idempotencyKey(request) }));
      return created({ conversation: await present.one(conversation, writerId) }, sent);
    },
  });

/** How a conversation begins, or goes on from the page of a thing. */
export const startingRoutes = (needs: StartingRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/messages/pets/:id',
    access: 'member',
    summary: 'Write to the owner of a pet',
    params: thingParams,
    notFound: thingNotFound.pet,
    body: messageBody,
    takesIdempotencyKey: true,
    answers: { 201: data({ conversation: conversationView }) },
    refuses,
    handle: async ({ actor: { userId: writerId }, params, body, request }) => {
      const wanted = { kind: 'pet', thingId: params.id, writerId, text: body.message, key: idempotencyKey(request) } as const;
      const conversation = await needs.countStart(writerId, () => needs.startConversation(wanted));
      return created({ conversation: await needs.present.one(conversation, writerId) }, sent);
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/messages/requests/:id',
    access: 'member',
    summary: 'Write to a member who asks for an own pet, as long as their adoption request is open',
    params: z.object({ id: idParam.transform((id) => id as RequestId) }),
    notFound: requestNotFound,
    body: messageBody,
    takesIdempotencyKey: true,
    answers: { 201: data({ conversation: conversationView }) },
    refuses: [notYourStep, alreadyAnswered, memberLeft, blocked, writingStopped, accountDeactivated, keyReused, tooManyRequests],
    handle: async ({ actor: { userId: writerId }, params, body, request }) => {
      const wanted = { requestId: params.id, writerId, text: body.message, key: idempotencyKey(request) };
      const conversation = await needs.countStart(writerId, () => needs.writeToRequester(wanted));
      return created({ conversation: await needs.present.one(conversation, writerId) }, sent);
    },
  }),
  openRoute(needs, 'store'),
  openRoute(needs, 'vet'),
];

interface SendingNeeds {
  readonly sendMessage: SendMessage;
  /** Of members, by id. */
  readonly countMessage: CountWork;
}

export const sendRoute = ({ sendMessage, countMessage }: SendingNeeds): Route =>
  route({
    method: 'post',
    path: '/api/v1/messages/conversations/:id/messages',
    access: 'member',
    summary: 'Write to the other side of a conversation',
    params: conversationParams,
    notFound: conversationNotFound,
    body: messageBody,
    takesIdempotencyKey: true,
    answers: { 201: data({ chatMessage: messageView }) },
    refuses: [blocked, writingStopped, memberLeft, withVisitor, accountDeactivated, keyReused, tooManyRequests],
    handle: async ({ actor: { userId: writerId }, params, body, request }) => {
      const wanted = { conversationId: params.id, writerId, text: body.message, key: idempotencyKey(request) };
      const { conversation, message: written } = await countMessage(writerId, () => sendMessage(wanted));
      return created({ chatMessage: presentMessage(conversation, written, written.side) });
    },
  });
