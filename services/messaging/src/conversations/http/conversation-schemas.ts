import type { MemberId } from '@paltu/kernel';
import { invalidInput } from '@paltu/kernel';
import { pictureView } from '@paltu/pictures/picture-view';
import { portrayedMemberView } from '@paltu/projections';
import { emailKey } from '@paltu/reference';
import {
  emailAddress,
  idParam,
  optionalText,
  parameter,
  requiredMultilineText,
  requiredText,
  robotTraps,
  wholeNumber,
} from '@paltu/service-kit';
import { z } from 'zod';
import { thingKinds, type ThingId } from '../domain/thing.ts';
import { fraudKinds } from '../domain/fraud-signs.ts';
import { sides, type ConversationId, type Visitor } from '../domain/conversation.ts';
import type { ConversationCursor } from '../use-cases/ports.ts';

const message = requiredMultilineText('Message', 500);

/** Of a member to another. */
export const messageBody = z.strictObject({ message });

const visitorFields = {
  name: requiredText('Name', 100).optional(),
  email: emailAddress('Email', 'Please enter a valid email address').optional(),
  phone: optionalText('Phone', 40).default(''),
};

/** Of anybody: a visitor gives a name and an address, of a member both are known. */
export const openBody = z.strictObject({
  message,
  ...visitorFields,
  website: robotTraps.website,
  elapsedMs: robotTraps.elapsedMs.optional(),
});

const missing = (path: string, msg: string) => ({ path, code: 'required', msg });

/** @throws AppError `request.invalid` naming what a visitor has left out */
export const visitorOf = ({ name, email, phone, elapsedMs }: z.output<typeof openBody>): Visitor => {
  const fields = [
    ...(name === undefined ? [missing('name', 'Name is required')] : []),
    ...(email === undefined ? [missing('email', 'Please enter a valid email address')] : []),
    ...(elapsedMs === undefined ? [missing('elapsedMs', 'elapsedMs must be how long the form was open, in whole milliseconds')] : []),
  ];
  if (name === undefined || email === undefined || fields.length > 0) throw invalidInput(fields);
  return { name, email, emailKey: emailKey(email), phone };
};

export const readBody = z.strictObject({
  upTo: z.int('upTo must be the number of a message').min(1, 'upTo must be the number of a message'),
});

export const reportBody = z.strictObject({ reason: requiredMultilineText('Reason', 500, 'A reason is required') });

export const thingParams = z.object({ id: idParam.transform((id) => id as ThingId) });

export const conversationParams = z.object({ id: idParam.transform((id) => id as ConversationId) });

const cursorShape = /^(\d{1,15})_([0-9a-f-]{36})$/;

export const writeCursor = ({ lastMessageAt, id }: ConversationCursor): string => `${lastMessageAt.getTime()}_${id}`;

const cursor = z
  .string('after must be what an earlier page gave as next')
  .regex(cursorShape, 'after must be what an earlier page gave as next')
  .transform((text): ConversationCursor => {
    const [, at = '', id = ''] = cursorShape.exec(text) ?? [];
    return { lastMessageAt: new Date(Number(at)), id: id as ConversationId };
  })
  .refine(({ id }) => z.uuid().safeParse(id).success, 'after must be what an earlier page gave as next')
  .meta({ override: { type: 'string' } });

const limit = wholeNumber('limit', 1, 100);

export const listQuery = z.object({ after: parameter(cursor), limit: limit.default(20) });

/** `before`: messages with lower numbers. */
export const threadQuery = z.object({ before: parameter(wholeNumber('before', 1, 999_999_999)), limit: limit.default(50) });

const instant = z.iso.datetime();

export const messageView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    /** From 1 in its conversation. */
    number: z.int(),
    mine: z.boolean(),
    /** Without the numbers and addresses that the writer has not shared; empty once the writer is no more. */
    text: z.string(),
    masked: z.boolean(),
    /** Known frauds that it looks like. */
    warnings: z.array(z.enum(fraudKinds)),
    sentAt: instant,
  })
  .meta({ id: 'ChatMessage' });

const thingView = z
  .strictObject({ kind: z.enum(thingKinds), id: z.uuid(), name: z.string(), image: pictureView.nullable(), isPublic: z.boolean() })
  .meta({ id: 'ConversationThing' });

const visitorView = z.strictObject({ name: z.string(), email: z.string(), phone: z.string() }).meta({ id: 'ConversationVisitor' });

export const conversationView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    thing: thingView,
    /** The one who looks. */
    side: z.enum(sides),
    /** Null for a visitor. */
    other: portrayedMemberView.nullable(),
    visitor: visitorView.nullable(),
    /** Of the other side, once they have shared it. */
    phone: z.string().nullable(),
    /** The own number was shared. */
    sharesPhone: z.boolean(),
    blockedByMe: z.boolean(),
    canWrite: z.boolean(),
    unread: z.int(),
    /** Number of the last message that the other side has read; 0 before, and for a visitor. */
    otherReadUpTo: z.int(),
    lastMessage: messageView.nullable(),
    startedAt: instant,
    lastMessageAt: instant,
  })
  .meta({ id: 'Conversation' });

export const unreadView = z.strictObject({ conversations: z.int(), messages: z.int() }).meta({ id: 'UnreadMessages' });

export type PresentedMessage = z.input<typeof messageView>;
export type PresentedConversation = z.input<typeof conversationView>;
export type Viewer = MemberId;
