import { newId, type Clock } from '@paltu/kernel';
import type { Happening, NoticeId } from '../domain/notice.ts';
import { mailDueAt } from '../domain/notice-mail.ts';
import { usualSettings, waysOf } from '../domain/notice-settings.ts';
import type { NoticeScope } from './ports.ts';

export interface NotifyNeeds extends Pick<NoticeScope, 'notices' | 'settings' | 'mails' | 'signal'> {
  readonly clock: Clock;
}

/** Notifies those whom it concerns, each once and as they want it. */
export type Notify = (happening: Happening) => Promise<void>;

export const notify =
  ({ notices, settings, mails, signal, clock }: NotifyNeeds): Notify =>
  async ({ memberIds, ...happening }) => {
    const { type } = happening;
    // Sorted, so that two who are notified of two things at once wait for each other in one order.
    for (const memberId of memberIds.toSorted()) {
      const wanted = (await settings.find(memberId)) ?? usualSettings(memberId);
      const { bell, mail } = waysOf(wanted, type);
      if (!bell && !mail) continue;
      const id = newId() as NoticeId;
      const isNew = await notices.add({ ...happening, id, memberId, inBell: bell, readAt: null });
      if (isNew && bell) await signal([memberId]);
      if (!isNew || !mail) continue;
      const order = { kind: type, language: wanted.language ?? 'en', memberId, noticeId: id } as const;
      await mails.add(order, mailDueAt(type, wanted, clock.now()));
    }
  };
