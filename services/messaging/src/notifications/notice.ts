import type { Branded, MemberId } from '@paltu/kernel';

/** What a member may switch off, each for itself. */
export const noticeGroups = ['adoption', 'orders', 'appointments', 'listings', 'messages', 'comments', 'marks', 'searches'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** What members are notified of; each type is of one group. */
export const noticeTypes = {
  'adoption.requested': 'adoption',
  'adoption.approved': 'adoption',
  'adoption.rejected': 'adoption',
  'adoption.cancelled': 'adoption',
  'adoption.owner-left': 'adoption',
  'adoption.owner-away': 'adoption',
  'adoption.handed-over': 'adoption',
  'adoption.fell-through': 'adoption',
  'adoption.answer-due': 'adoption',
  'adoption.hand-over-due': 'adoption',
  'adoption.meeting-named': 'adoption',
  'adoption.meeting-agreed': 'adoption',
  'order.placed': 'orders',
  'order.received': 'orders',
  'order.paid': 'orders',
  'parcel.changed': 'orders',
  'parcel.confirmed': 'orders',
  'parcel.shipped': 'orders',
  'parcel.delivered': 'orders',
  'parcel.cancelled': 'orders',
  'parcel.refused': 'orders',
  'parcel.lost': 'orders',
  'parcel.return-asked': 'orders',
  'parcel.returned': 'orders',
  'parcel.return-refused': 'orders',
  'parcel.recalled': 'orders',
  'parcel.store-away': 'orders',
  'parcel.store-back': 'orders',
  'parcel.due': 'orders',
  'contest.not-arrived': 'orders',
  'contest.return-refused': 'orders',
  'contest.refusal': 'orders',
  'contest.upheld': 'orders',
  'contest.dismissed': 'orders',
  'case.opened': 'orders',
  'case.waiting': 'orders',
  'refund.due': 'orders',
  'refund.with-store': 'orders',
  'refund.with-courier': 'orders',
  'refund.to-give-back': 'orders',
  'refund.paid': 'orders',
  'refund.given-back': 'orders',
  'refund.contested': 'orders',
  'refund.still-owed': 'orders',
  'refund.settled': 'orders',
  'product.recalled': 'orders',
  'product.recalled-on-its-way': 'orders',
  'appointment.booked': 'appointments',
  'appointment.cancelled': 'appointments',
  'appointment.completed': 'appointments',
  'appointment.missed': 'appointments',
  'appointment.due': 'appointments',
  'listing.approved': 'listings',
  'listing.rejected': 'listings',
  'message.received': 'messages',
  'report.decided': 'messages',
  'report.upheld': 'messages',
  'report.not-upheld': 'messages',
  'report.false': 'messages',
  'conduct.warned': 'messages',
  'conduct.stopped': 'messages',
  'conduct.stopped-for-good': 'messages',
  'conduct.allowed': 'messages',
  'conduct.upheld': 'messages',
  'conduct.objection-accepted': 'messages',
  'conduct.objection-refused': 'messages',
  'comment.answered': 'comments',
  'mark.verified': 'marks',
  'mark.unverified': 'marks',
  'mark.checked-again': 'marks',
  'mark.sent-back': 'marks',
  'mark.featured': 'marks',
  'mark.hidden': 'marks',
  'mark.shown': 'marks',
  'mark.registered': 'marks',
  'search.matched': 'searches',
  'payout.changed': 'marks',
} as const satisfies Readonly<Record<string, NoticeGroup>>;

export type NoticeType = keyof typeof noticeTypes;

/** Nobody can switch them off: who took over an account would do that first; and what counts against a member can be objected to. */
export const unmuted: ReadonlySet<NoticeType> = new Set([
  'payout.changed',
  'conduct.upheld',
  'conduct.objection-accepted',
  'conduct.objection-refused',
]);

/** Mailed to who is suspended before the mail goes out, too: it gives the reason. */
export const mailedToSuspended: ReadonlySet<NoticeType> = new Set(['conduct.upheld']);

export const allNoticeTypes = Object.keys(noticeTypes) as readonly NoticeType[];

export type NoticeId = Branded<string, 'NoticeId'>;

/** What stands in the words of a notice: names, numbers, instants as ISO 8601; never a text of another member. */
export type NoticeParams = Readonly<Record<string, string>>;

/** What happened that members are to know. */
export interface NoticeRequest {
  /** The same event notifies a member once. */
  readonly eventId: string;
  readonly type: NoticeType;
  /** Whom it concerns; who did it knows already. */
  readonly memberIds: readonly MemberId[];
  /** What it is about: a request, an order, a conversation. */
  readonly subjectId: string;
  /** Of the pet, product, store or vet whose picture stands beside it. */
  readonly thingId?: string;
  readonly params: NoticeParams;
  /** Key of the page that shows it, with its query. */
  readonly page: string;
  readonly at: Date;
}

/** Notifies those whom it concerns, each once and as they want it; who has left is passed over. */
export type Notify = (...requests: readonly NoticeRequest[]) => Promise<void>;

/** An event, as far as a notice of it needs to know. */
export interface SourceEvent {
  readonly id: string;
  readonly time: Date;
  /** Nothing happened: nobody is notified. */
  readonly isRepublished: boolean;
}

/** What one member is notified of. */
export interface Notice extends Omit<NoticeRequest, 'memberIds' | 'thingId'> {
  readonly thingId: string | null;
  readonly id: NoticeId;
  readonly memberId: MemberId;
  /** Whether the bell shows it: some want only the mail. */
  readonly inBell: boolean;
  /** Null as long as it is new. */
  readonly readAt: Date | null;
}
