import type { MemberId } from '@paltu/kernel';
import { noticeWords } from '../domain/notice-text.ts';
import type { NoticeId } from '../notice.ts';
import { usualSettings, waysOf } from '../domain/notice-settings.ts';
import type { NoticeQueries } from './ports.ts';

export interface ShowNoticeNeeds {
  readonly queries: Pick<NoticeQueries, 'find' | 'findSettings'>;
  /** Those of them who have left. */
  readonly findAway: (memberIds: readonly MemberId[]) => Promise<ReadonlySet<MemberId>>;
}

export interface NoticeReader {
  readonly memberId: MemberId;
  readonly language: 'en' | 'ur';
}

export interface ShownNotice {
  readonly title: string;
  readonly language: 'en' | 'ur';
  readonly page: string;
  readonly tag: string;
}

/**
 * What a notice shows outside of the site: that something happened, no name and no text. Undefined when nobody needs it: it was read
 * meanwhile, is not wanted, or not this reader's.
 */
export const showNotice =
  ({ queries, findAway }: ShowNoticeNeeds) =>
  async (noticeId: string, { memberId, language }: NoticeReader): Promise<ShownNotice | undefined> => {
    const [notice, known, away] = await Promise.all([
      queries.find(noticeId as NoticeId),
      queries.findSettings(memberId),
      findAway([memberId]),
    ]);
    if (notice === undefined || notice.memberId !== memberId || notice.readAt !== null || away.has(memberId)) return undefined;
    const { type, subjectId, page, id } = notice;
    if (!waysOf(known ?? usualSettings(memberId), type).push) return undefined;
    // Of a conversation the newest is enough.
    const tag = type === 'message.received' ? subjectId : id;
    return { title: noticeWords[language].of[type].subject, language, page, tag };
  };
