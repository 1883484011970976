import { newId, type Clock, type MemberId } from '@paltu/kernel';
import type { Happening, NoticeId } from '../domain/notice.ts';
import { mailDueAt, pushDueAt } from '../domain/notice-mail.ts';
import { usualSettings, waysOf } from '../domain/notice-settings.ts';
import type { NoticeScope } from './ports.ts';

export interface NotifyNeeds extends Pick<NoticeScope, 'members' | 'notices' | 'settings' | 'mails' | 'pushes' | 'signal'> {
  readonly clock: Clock;
}

/** Notifies those whom it concerns, each once and as they want it; who has left is passed over. */
export type Notify = (happening: Happening) => Promise<void>;

/** One member, in each way that they want. */
const notifyOne = async (needs: NotifyNeeds, happening: Omit<Happening, 'memberIds'>, memberId: MemberId): Promise<void> => {
  const { members, notices, settings, mails, pushes, signal, clock } = needs;
  const { type } = happening;
  // Held until the notice is kept: an erasure comes after it, and takes it away, or before, and nothing is kept.
  if (await members.isAway(memberId)) return;
  const wanted = (await settings.find(memberId)) ?? usualSettings(memberId);
  const { bell, mail, push } = waysOf(wanted, type);
  const isPushed = push && (await pushes.has(memberId));
  if (![bell, mail, isPushed].includes(true)) return;
  const id = newId() as NoticeId;
  const isNew = await notices.add({ ...happening, id, memberId, inBell: bell, readAt: null });
  if (!isNew) return;
  const now = clock.now();
  if (bell) await signal([memberId]);
  if (isPushed) await pushes.add(memberId, id, pushDueAt(type, wanted, now));
  if (!mail) return;
  await mails.add({ kind: type, language: wanted.language ?? 'en', memberId, noticeId: id }, mailDueAt(type, wanted, now));
};

export const notify =
  (needs: NotifyNeeds): Notify =>
  async ({ memberIds, ...happening }) => {
    // Sorted, so that two who are notified of two things at once wait for each other in one order.
    for (const memberId of memberIds.toSorted()) await notifyOne(needs, happening, memberId);
  };
