import { newId, type Clock, type MemberId } from '@paltu/kernel';
import type { NoticeRequest, NoticeId, Notify } from '../notice.ts';
import { mailDueAt, pushDueAt } from '../domain/notice-mail.ts';
import { usualSettings, waysOf, type NoticeSettings, type Ways } from '../domain/notice-settings.ts';
import type { NoticeScope } from './ports.ts';

export interface NotifyNeeds extends Pick<NoticeScope, 'members' | 'notices' | 'settings' | 'mails' | 'pushes' | 'signal'> {
  readonly clock: Clock;
}

/** One member is to be notified of one thing, in these ways. */
interface Wish {
  readonly id: NoticeId;
  readonly memberId: MemberId;
  readonly happening: Omit<NoticeRequest, 'memberIds'>;
  readonly settings: NoticeSettings;
  readonly ways: Ways;
}

/** Those who are there. Held until the notices are kept: an erasure comes after them, and takes them away, or before. */
const thereOf = async ({ members }: NotifyNeeds, happenings: readonly NoticeRequest[]): Promise<ReadonlySet<MemberId>> => {
  const asked = new Set(happenings.flatMap(({ memberIds }) => memberIds));
  const away = new Set(await members.listAwayAmong([...asked]));
  return new Set([...asked].filter((memberId) => !away.has(memberId)));
};

/** By member, so that two who are notified of two things at once wait for each other in one order. */
const byMember = ({ memberId: one }: Wish, { memberId: other }: Wish): number => (one < other ? -1 : one > other ? 1 : 0);

const wishesOf = async (needs: NotifyNeeds, happenings: readonly NoticeRequest[]): Promise<readonly Wish[]> => {
  const there = await thereOf(needs, happenings);
  const chosen = await needs.settings.findAll([...there]);
  const wishes = happenings.flatMap(({ memberIds, ...happening }) =>
    memberIds
      .filter((memberId) => there.has(memberId))
      .map((memberId): Wish => {
        const wanted = chosen.get(memberId) ?? usualSettings(memberId);
        return { id: newId() as NoticeId, memberId, happening, settings: wanted, ways: waysOf(wanted, happening.type) };
      }),
  );
  const reached = await needs.pushes.havingBrowsers(wishes.filter(({ ways }) => ways.push).map(({ memberId }) => memberId));
  return wishes
    .map((wish) => ({ ...wish, ways: { ...wish.ways, push: wish.ways.push && reached.has(wish.memberId) } }))
    .filter(({ ways: { bell, mail, push } }) => bell || mail || push)
    .sort(byMember);
};

export const notify =
  (needs: NotifyNeeds): Notify =>
  async (...happenings) => {
    const { notices, mails, pushes, signal, clock } = needs;
    const wishes = await wishesOf(needs, happenings);
    const added = await notices.add(
      wishes.map(({ id, memberId, happening, ways }) => ({ ...happening, id, memberId, inBell: ways.bell, readAt: null })),
    );
    const kept = wishes.filter(({ id }) => added.has(id));
    const now = clock.now();
    await signal([...new Set(kept.filter(({ ways }) => ways.bell).map(({ memberId }) => memberId))]);
    const pushed = kept.filter(({ ways }) => ways.push);
    await pushes.add(
      pushed.map(({ id: noticeId, memberId, happening: { type }, settings }) => ({
        memberId,
        noticeId,
        dueAt: pushDueAt(type, settings, now),
      })),
    );
    const mailed = kept.filter(({ ways }) => ways.mail);
    await mails.addAll(
      mailed.map(({ id: noticeId, memberId, happening: { type: kind }, settings }) => ({
        order: { kind, language: settings.language ?? 'en', memberId, noticeId },
        dueAt: mailDueAt(kind, settings, now),
      })),
    );
  };
