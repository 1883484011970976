import type { MemberId } from '@paltu/kernel';
import { allNoticeTypes, type NoticeId, type NoticeType } from '../notice.ts';
import { afterQuietHours, type NoticeSettings } from './notice-settings.ts';

/** A mail to a member about a notice, in the language in which it is ordered. */
export interface NoticeMailOrder {
  readonly kind: NoticeType;
  readonly language: 'en' | 'ur';
  readonly memberId: MemberId;
  readonly noticeId: NoticeId;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** For how long anybody has a use for it: of a visit, until it is over. */
export const usefulMs = Object.fromEntries(
  allNoticeTypes.map((type) => [type, type === 'appointment.due' ? 2 * hourMs : 72 * hourMs]),
) as Readonly<Record<NoticeType, number>>;

/** Who reads a message meanwhile needs no mail of it. */
const waitMs: Partial<Record<NoticeType, number>> = { 'message.received': 10 * minuteMs };

/** What cannot wait until morning. */
const urgent: ReadonlySet<NoticeType> = new Set(['appointment.due', 'payout.changed']);

/** When it may be shown outside of the site: at once, but not in quiet hours. */
export const pushDueAt = (type: NoticeType, { quietHours }: NoticeSettings, at: Date): Date =>
  urgent.has(type) ? at : afterQuietHours(quietHours, at);

/** When the mail goes out. */
export const mailDueAt = (type: NoticeType, settings: NoticeSettings, at: Date): Date =>
  pushDueAt(type, settings, new Date(at.getTime() + (waitMs[type] ?? 0)));
