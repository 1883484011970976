import { newId, type Clock, type MemberId } from '@paltu/kernel';
import { noticesOfMarks, type MarkedThing } from './mark.ts';
import { mailDueAt, pushDueAt, usualSettings, waysOf, type NoticeSettings, type Ways } from './notice-settings.ts';
import type { InNoticeTransaction, knexThingMarks, NoticeQueries, NoticeScope } from './notice-store.ts';
import type { NoticeId, NoticeRequest, Notify } from './notice.ts';

/** One member is to be notified of one thing, in these ways. */
interface Delivery {
  readonly id: NoticeId;
  readonly memberId: MemberId;
  readonly request: Omit<NoticeRequest, 'memberIds'>;
  readonly settings: NoticeSettings;
  readonly ways: Ways;
}

/** Those who are there. Held until the notices are kept: an erasure comes after them, and takes them away, or before. */
const thereOf = async ({ members }: NoticeScope, requests: readonly NoticeRequest[]): Promise<ReadonlySet<MemberId>> => {
  const asked = new Set(requests.flatMap(({ memberIds }) => memberIds));
  const away = new Set(await members.listAwayAmong([...asked]));
  return new Set([...asked].filter((memberId) => !away.has(memberId)));
};

/** By member, so that two who are notified of two things at once wait for each other in one order. */
const byMember = ({ memberId: one }: Delivery, { memberId: other }: Delivery): number => (one < other ? -1 : one > other ? 1 : 0);

const deliveriesOf = async (scope: NoticeScope, requests: readonly NoticeRequest[]): Promise<readonly Delivery[]> => {
  const there = await thereOf(scope, requests);
  const chosen = await scope.settings.findAll([...there]);
  const deliveries = requests.flatMap(({ memberIds, ...request }) =>
    memberIds
      .filter((memberId) => there.has(memberId))
      .map((memberId): Delivery => {
        const settings = chosen.get(memberId) ?? usualSettings(memberId);
        return { id: newId() as NoticeId, memberId, request, settings, ways: waysOf(settings, request.type) };
      }),
  );
  const reached = await scope.pushes.havingBrowsers(deliveries.filter(({ ways }) => ways.push).map(({ memberId }) => memberId));
  return deliveries
    .map((delivery) => ({ ...delivery, ways: { ...delivery.ways, push: delivery.ways.push && reached.has(delivery.memberId) } }))
    .filter(({ ways: { bell, mail, push } }) => bell || mail || push)
    .sort(byMember);
};

/** Notifies members in the transaction of `scope`. */
export const notify =
  (scope: NoticeScope, clock: Clock): Notify =>
  async (...requests) => {
    const { notices, mails, pushes, signal } = scope;
    const deliveries = await deliveriesOf(scope, requests);
    const added = await notices.add(
      deliveries.map(({ id, memberId, request, ways }) => ({ thingId: null, ...request, id, memberId, inBell: ways.bell, readAt: null })),
    );
    const kept = deliveries.filter(({ id }) => added.has(id));
    const now = clock.now();
    await signal([...new Set(kept.filter(({ ways }) => ways.bell).map(({ memberId }) => memberId))]);
    const pushed = kept.filter(({ ways }) => ways.push);
    await pushes.add(
      pushed.map(({ id: noticeId, memberId, request: { type }, settings }) => ({
        memberId,
        noticeId,
        dueAt: pushDueAt(type, settings, now),
      })),
    );
    const mailed = kept.filter(({ ways }) => ways.mail);
    await mails.addAll(
      mailed.map(({ id: noticeId, memberId, request: { type: kind }, settings }) => ({
        order: { kind, language: settings.language ?? 'en', memberId, noticeId },
        dueAt: mailDueAt(kind, settings, now),
      })),
    );
  };

interface MarkNeeds {
  readonly kept: ReturnType<typeof knexThingMarks>;
  readonly notify: Notify;
  readonly clock: Clock;
}

/** What is older is no news. */
const newsMs = 24 * 60 * 60_000;

/** Its owner is notified of each mark that is another than before. Of a thing that is seen first nothing is known to have changed. */
export const followMarks =
  ({ kept, notify: notifyOwner, clock }: MarkNeeds) =>
  async ({ thingId, version, marks, areChecked, eventId, ownerId, name, reason, page, at }: MarkedThing): Promise<void> => {
    const before = await kept.find(thingId);
    await kept.keep(thingId, version, marks);
    if (before === undefined || clock.now().getTime() - at.getTime() > newsMs) return;
    const request = { memberIds: [ownerId], subjectId: thingId, thingId, params: { thing: name, reason }, page, at };
    // Several marks of one event are several notices.
    await notifyOwner(...noticesOfMarks(before, marks, areChecked).map((type) => ({ ...request, type, eventId: `${eventId}/${type}` })));
  };
export type FollowMarks = ReturnType<typeof followMarks>;

interface ReadRequest {
  readonly memberId: MemberId;
  /** All where none are named. */
  readonly ids?: readonly NoticeId[] | undefined;
  /** Of the page on which they are read. */
  readonly language: 'en' | 'ur';
}

/** They are new no more. Who has chosen no language for mails gets them in that of the page. */
export const readNotices =
  (inTransaction: InNoticeTransaction, clock: Clock) =>
  ({ memberId, ids, language }: ReadRequest): Promise<void> =>
    inTransaction(async ({ notices, settings, signal }) => {
      // The settings before the notices, as who notifies does.
      await settings.noteLanguage(memberId, language);
      if ((await notices.read(memberId, clock.now(), ids)) > 0) await signal([memberId]);
    });
export type ReadNotices = ReturnType<typeof readNotices>;

/** Nobody looks further back. */
const keptMs = 180 * 24 * 60 * 60_000;

/** Returns how many notices were forgotten. */
export const forgetNotices = (queries: Pick<NoticeQueries, 'forget'>, clock: Clock) => (): Promise<number> =>
  queries.forget(new Date(clock.now().getTime() - keptMs));
