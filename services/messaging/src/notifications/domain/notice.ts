import type { Branded, MemberId } from '@paltu/kernel';
import type { NoticeType } from './notice-types.ts';

export type NoticeId = Branded<string, 'NoticeId'>;

/** What stands in the words of a notice: names, numbers, instants as ISO 8601; never a text of another member. */
export type NoticeParams = Readonly<Record<string, string>>;

/** What happened that members are to know. */
export interface Happening {
  /** The same event notifies a member once. */
  readonly eventId: string;
  readonly type: NoticeType;
  /** Whom it concerns; who did it knows already. */
  readonly memberIds: readonly MemberId[];
  /** What it is about: a request, an order, a conversation. */
  readonly subjectId: string;
  readonly params: NoticeParams;
  /** Key of the page that shows it, with its query. */
  readonly page: string;
  readonly at: Date;
}

/** What one member is notified of. */
export interface Notice extends Omit<Happening, 'memberIds'> {
  readonly id: NoticeId;
  readonly memberId: MemberId;
  /** Whether the bell shows it: some want only the mail. */
  readonly inBell: boolean;
  /** Null as long as it is new. */
  readonly readAt: Date | null;
}
