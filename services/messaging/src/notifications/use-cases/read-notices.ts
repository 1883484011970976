import type { MemberId } from '@paltu/kernel';
import type { NoticeId } from '../notice.ts';
import type { ChangeNoticeNeeds } from './ports.ts';

export interface ReadNoticesRequest {
  readonly memberId: MemberId;
  /** All where none are named. */
  readonly ids?: readonly NoticeId[] | undefined;
  /** Of the page on which they are read. */
  readonly language: 'en' | 'ur';
}

export type ReadNotices = (request: ReadNoticesRequest) => Promise<void>;

/** They are new no more. Who has chosen no language for mails gets them in that of the page. */
export const readNotices =
  ({ inTransaction, clock }: ChangeNoticeNeeds): ReadNotices =>
  ({ memberId, ids, language }) =>
    inTransaction(async ({ notices, settings, signal }) => {
      // The settings before the notices, as who notifies does.
      await settings.noteLanguage(memberId, language);
      if ((await notices.read(memberId, clock.now(), ids)) > 0) await signal([memberId]);
    });
