import type { Notification } from '#shared/api/types.ts';

/** Kinds of which several in a row are one line, and the page that shows all of them. */
export const pagesOfMany = {
  'listing.approved': 'dashboard?tab=pets',
  'adoption.requested': 'dashboard?tab=requests',
  'message.received': 'messages',
  'order.received': 'vendor-dashboard?tab=parcels',
} as const satisfies Partial<Record<Notification['type'], string>>;

export type ManyType = keyof typeof pagesOfMany;

export const isManyType = (type: Notification['type']): type is ManyType => type in pagesOfMany;

/** Notifications of one kind in a row, all of them new or all read; `id` is that of the newest. */
export interface NoticeRun {
  readonly id: string;
  readonly notices: readonly [Notification, ...Notification[]];
}

/** What is equal and stands in a row, together; everything else by itself. */
export function runsOf(notices: readonly Notification[]): readonly NoticeRun[] {
  const runs: NoticeRun[] = [];
  for (const notice of notices) {
    const last = runs.at(-1);
    const [before] = last?.notices ?? [];
    if (last && before?.type === notice.type && before.unread === notice.unread && isManyType(notice.type))
      runs[runs.length - 1] = { ...last, notices: [...last.notices, notice] };
    else runs.push({ id: notice.id, notices: [notice] });
  }
  return runs;
}
