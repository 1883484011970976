import {
  commentState,
  messageState,
  requestState,
  reviewRemoved,
  reviewState,
  shopReviewRemoved,
  topics,
  userState,
} from '@paltu/contracts';
import type { EventRule } from '@paltu/events';
import { takenBy, type ConsumedTopic } from '@paltu/testing/events';
import { evidenceRules, onAdminChanged, textRules } from '../src/cases/case-events.ts';

/** The rule of these that is for the topic, and for the type where a rule names one. */
const textsOf = takenBy((take, message) =>
  textRules
    .map((rule): EventRule => rule(() => async (text) => take(text)))
    .find(({ topic, type }) => topic.name === message.record.topic && (type === undefined || type === message.type)),
);

const evidenceOf = takenBy((take, message) =>
  evidenceRules
    .map((rule): EventRule => rule(() => async (known) => take(...known)))
    .find(({ topic }) => topic.name === message.record.topic),
);

interface TextOfEvent {
  readonly id: string;
  readonly authorId: string;
  readonly authorErased: boolean;
  readonly removedAt?: Date;
  readonly hidden?: boolean;
  readonly articleSlug: string;
  readonly vetId: string;
  readonly kind: 'store' | 'accessory';
  readonly thingId: string;
}

const consumer = 'moderation.texts';

export const consumedTopics: readonly ConsumedTopic[] = [
  {
    consumer,
    topic: commentState.topic.name,
    left: textsOf,
    expects: ({ data, sequence: version }) => {
      const { id, authorId, articleSlug: placeId, removedAt, hidden } = data['comment'] as TextOfEvent;
      const isGone = removedAt instanceof Date || hidden === true;
      return [{ id, kind: 'comment', version, authorId, placeKind: 'article', placeId, isGone }];
    },
  },
  {
    consumer,
    topic: reviewState.topic.name,
    left: textsOf,
    expects: ({ data, sequence: version }, type) => {
      const { id, authorId, vetId: placeId, authorErased } = data['review'] as TextOfEvent;
      return [{ id, kind: 'review', version, authorId, placeKind: 'vet', placeId, isGone: authorErased || type === reviewRemoved.type }];
    },
  },
  {
    consumer,
    topic: topics.commerceReview.name,
    left: textsOf,
    expects: ({ data, sequence: version }, type) => {
      const { id, authorId, kind, thingId: placeId, authorErased } = data['review'] as TextOfEvent;
      const placeKind = kind === 'store' ? 'store' : 'product';
      return [{ id, kind: 'review', version, authorId, placeKind, placeId, isGone: authorErased || type === shopReviewRemoved.type }];
    },
  },
  {
    consumer: 'moderation.evidence',
    topic: messageState.topic.name,
    left: evidenceOf,
    expects: ({ data }) => {
      const { conversationId: id, senderId: oneId, recipientId: otherId } = data['message'] as Readonly<Record<string, string>>;
      return oneId && otherId ? [{ id, kind: 'conversation', oneId, otherId }] : [];
    },
  },
  {
    consumer: 'moderation.evidence',
    topic: requestState.topic.name,
    left: evidenceOf,
    expects: ({ data }) => {
      const { id, requesterId: oneId, ownerId: otherId } = data['request'] as Readonly<Record<string, string>>;
      return [{ id, kind: 'request', oneId, otherId }];
    },
  },
  {
    consumer: 'moderation.admins',
    topic: userState.topic.name,
    left: takenBy((take) => onAdminChanged(() => async (report) => take(report))),
    expects: ({ data, sequence: version }) => {
      const { id, userType, deactivated } = data['user'] as Partial<Readonly<Record<string, unknown>>>;
      return [{ id, version, isAdmin: userType === 'admin' && deactivated !== true }];
    },
  },
];
