import {
  caseDecided,
  commentHidden,
  commentPosted,
  commentShown,
  messageSent,
  objectionDecided,
  UserType,
  userErased,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { aMember, type Sent } from '@paltu/testing/service';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { until } from './running-moderation.ts';
import { ifMatch, startReviews } from './running-reviews.ts';

type Actor = Awaited<ReturnType<typeof aMember>>;

interface Given {
  readonly as: Actor;
  readonly kind?: string;
  readonly thingId: string;
  readonly reason?: string;
}

/** Moderation with members who report, a second admin, and things that are reported. */
export const startCases = async () => {
  const reviews = await startReviews();
  const second = await aMember(reviews, { firstName: 'Hina', lastName: 'Raza', role: 'admin' });
  const reporter = await aMember(reviews, { firstName: 'Amna', lastName: 'Malik' });
  const rows = async (table: string, count: number) =>
    void (await until(
      () => reviews.database(table),
      (found) => found.length >= count,
    ));
  await rows('admins', 2);
  await rows('members', 4);

  const report = ({ as, kind = 'member', thingId, reason = 'misleading' }: Given, more: object = {}) =>
    reviews.call('POST', '/reports', { as, json: { kind, thingId, reason, ...more } });
  const waiting = async (as = reviews.admin) => (await reviews.call('GET', '/admin/conduct?limit=100', { as })).body.data.conductCases;
  const one = async (id: string, as = reviews.admin) => reviews.call('GET', `/admin/conduct/${id}`, { as });
  const decide = async (id: string, json: object, { as = reviews.admin, version }: { as?: Actor; version?: number } = {}) => {
    const seen = version ?? (await one(id)).body.data.conductCase.version;
    return reviews.call('POST', `/admin/conduct/${id}/decision`, { as, json, headers: ifMatch(seen) });
  };

  return {
    ...reviews,
    second,
    reporter,
    report,
    waiting,
    one,
    decide,
    /** A member who is known here. */
    aKnownMember: async (firstName = 'Omar'): Promise<Actor> => {
      const member = await aMember(reviews, { firstName, lastName: 'Javed' });
      await until(
        () => reviews.database('members').where({ id: member.userId }).first(),
        (row) => row !== undefined,
      );
      return member;
    },
    /** Reports a member or a thing of theirs, and finds the case that waits. */
    aCase: async (given: Given): Promise<{ id: string; version: number }> => {
      await report(given);
      return (await waiting()).find(({ thing }: { thing: { id: string } }) => thing.id === given.thingId);
    },
    object: (id: string, as: Actor, text = 'It was not me') =>
      reviews.call('POST', `/reports/mine/${id}/objection`, { as, json: { text } }),
    decideObjection: async (id: string, json: object, as: Actor) => {
      const { version } = (await one(id, as)).body.data.conductCase;
      return reviews.call('POST', `/admin/conduct/${id}/objection`, { as, json, headers: ifMatch(version) });
    },
    mine: async (as: Actor) => (await reviews.call('GET', '/reports/mine', { as })).body.data,
    published: (id: string) =>
      reviews
        .publishedAbout(id)
        .map((message) => message.as(caseDecided) ?? message.as(objectionDecided))
        .map((event) => ({ type: event?.type, ...event?.data })),
    aComment: async (authorId: string): Promise<string> => {
      const id = newId();
      const comment = { id, version: 1n, articleSlug: 'cats', authorId, createdAt: timestampFromDate(new Date()) };
      await reviews.publishToBus(commentPosted, { subject: id, sequence: 1, data: { comment } });
      await until(
        () => reviews.database('reportable_texts').where({ id }).first(),
        (row) => row !== undefined,
      );
      return id;
    },
    /** Its author is suspended, or let in again. */
    changeComment: async (id: string, authorId: string, hidden: boolean): Promise<void> => {
      const version = hidden ? 2 : 3;
      const comment = { id, version: BigInt(version), articleSlug: 'cats', authorId, hidden, createdAt: timestampFromDate(new Date()) };
      await reviews.publishToBus(hidden ? commentHidden : (commentShown as unknown as typeof commentHidden), {
        ...{ subject: id, sequence: version },
        data: { comment },
      });
      await until(
        () => reviews.database('reportable_texts').where({ id, version }).first(),
        (row) => row !== undefined,
      );
    },
    /** One has written to the other. */
    aConversation: async (sender: Actor, recipient: Actor): Promise<string> => {
      const id = newId();
      const message = { id: newId(), version: 1n, conversationId: id, senderId: sender.userId, recipientId: recipient.userId };
      await reviews.publishToBus(messageSent, { subject: id, sequence: 1, data: { message } });
      await until(
        () => reviews.database('evidence').where({ id }).first(),
        (row) => row !== undefined,
      );
      return id;
    },
    erase: (member: Actor) =>
      reviews.publishToBus(userErased, {
        subject: member.userId,
        sequence: 9,
        data: { user: { id: member.userId, version: 9n, userType: UserType.USER } },
      }),
    send: (method: string, path: string, sent: Sent) => reviews.call(method, path, sent),
  };
};

export type RunningCases = Awaited<ReturnType<typeof startCases>>;
