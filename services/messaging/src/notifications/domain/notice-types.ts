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
  'adoption.handed-over': 'adoption',
  'adoption.fell-through': 'adoption',
  'adoption.answer-due': 'adoption',
  'adoption.hand-over-due': 'adoption',
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
  'parcel.due': 'orders',
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
  'conduct.warned': 'messages',
  'conduct.stopped': 'messages',
  'conduct.stopped-for-good': 'messages',
  'conduct.allowed': 'messages',
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

/** Nobody can switch them off: who took over an account would do that first. */
export const unmuted: ReadonlySet<NoticeType> = new Set(['payout.changed']);

export const allNoticeTypes = Object.keys(noticeTypes) as readonly NoticeType[];
