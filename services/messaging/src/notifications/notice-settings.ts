import { refusal, type MemberId } from '@paltu/kernel';
import { clockTimeAt, instantAt } from '@paltu/reference';
import { noticeGroups, noticeTypes, unmuted, allNoticeTypes, type NoticeGroup, type NoticeType, type NoticeId } from './notice.ts';

export const noticeLinkInvalid = refusal('not-found', 'notification-link.invalid', 'This link ends no mails: it is too old, or not whole');

export interface Ways {
  readonly bell: boolean;
  readonly mail: boolean;
  /** In browsers of the member that have no page open, where they asked for that. */
  readonly push: boolean;
}

/** Clock times in Pakistan, `22:00`, between which no mail goes out; over midnight where the end is the earlier one. */
interface QuietHours {
  readonly from: string;
  readonly until: string;
}

/** How a member wants to be notified. */
export interface NoticeSettings {
  readonly memberId: MemberId;
  /** Of the mails; null until the member has chosen, or opened the bell. */
  readonly language: 'en' | 'ur' | null;
  readonly groups: Readonly<Record<NoticeGroup, Ways>>;
  readonly quietHours: QuietHours | null;
}

const all: Ways = { bell: true, mail: true, push: true };

/** Of a member who has chosen nothing. */
export const usualSettings = (memberId: MemberId): NoticeSettings => ({
  memberId,
  language: null,
  groups: Object.fromEntries(noticeGroups.map((group) => [group, all])) as Record<NoticeGroup, Ways>,
  quietHours: null,
});

export const waysOf = ({ groups }: NoticeSettings, type: NoticeType): Ways => (unmuted.has(type) ? all : groups[noticeTypes[type]]);

const dayMs = 24 * 60 * 60_000;

/** The end of the quiet hours that `at` is in, else `at`. */
export const afterQuietHours = (quiet: QuietHours | null, at: Date): Date => {
  if (quiet === null || quiet.from === quiet.until) return at;
  const { date, time } = clockTimeAt(at);
  const isOverMidnight = quiet.until < quiet.from;
  const isQuiet = isOverMidnight ? time >= quiet.from || time < quiet.until : time >= quiet.from && time < quiet.until;
  const end = instantAt({ date, time: quiet.until });
  if (!isQuiet || end === undefined) return at;
  return end > at ? end : new Date(end.getTime() + dayMs);
};

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
