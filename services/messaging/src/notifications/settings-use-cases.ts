import { orRefuse, type Clock, type MemberId } from '@paltu/kernel';
import { noticeLinkInvalid, usualSettings, waysOf, type NoticeMailOrder, type NoticeSettings } from './notice-settings.ts';
import type { InNoticeTransaction, NoticeQueries } from './notice-store.ts';
import { noticeWords } from './notice-words.ts';
import { noticeTypes, type Notice, type NoticeGroup, type NoticeId, type NoticeType } from './notice.ts';

/** How members want to be notified. @param hash of a token: what is kept of it */
export const settingsDecisions = (inTransaction: InNoticeTransaction, hash: (token: string) => string) => ({
  /** From now on; what waits to be mailed is mailed as it was ordered, if it is still wanted. */
  change: (settings: NoticeSettings): Promise<NoticeSettings> =>
    inTransaction(async (scope) => {
      await scope.settings.keep(settings);
      return settings;
    }),
  /** By the link of a mail: no more mails of its group come; the bell still shows them. @throws AppError `notification-link.invalid` */
  endMails: (token: string): Promise<NoticeGroup> =>
    inTransaction(async ({ links, settings }) => {
      const { memberId, group } = orRefuse(await links.find(hash(token)), noticeLinkInvalid);
      const known = (await settings.find(memberId)) ?? usualSettings(memberId);
      const ways = { ...known.groups[group], mail: false };
      await settings.keep({ ...known, groups: { ...known.groups, [group]: ways } });
      return group;
    }),
});
export type SettingsDecisions = ReturnType<typeof settingsDecisions>;

interface MailNeeds {
  readonly inTransaction: InNoticeTransaction;
  readonly queries: Pick<NoticeQueries, 'find' | 'findSettings'>;
  /** Undefined as long as nobody has shown that the address is theirs, and while they are away, but for `mailedToSuspended`. */
  readonly addressOf: (memberId: MemberId, kind: NoticeType) => Promise<string | undefined>;
  readonly secrets: { create(): string; hash(token: string): string };
  readonly clock: Clock;
}

interface AddressedNotice {
  readonly notice: Notice;
  readonly address: string;
  /** Of the link that ends such mails: made for this attempt, and known to nobody else. */
  readonly endingToken: string;
}

/** What is to be mailed; undefined when nobody needs the mail: it was read meanwhile, or is wanted no longer. */
export const addressNotice =
  ({ inTransaction, queries, addressOf, secrets, clock }: MailNeeds) =>
  async ({ memberId, noticeId, kind }: NoticeMailOrder): Promise<AddressedNotice | undefined> => {
    const address = await addressOf(memberId, kind);
    if (address === undefined) return undefined;
    const [notice, known] = await Promise.all([queries.find(noticeId), queries.findSettings(memberId)]);
    if (notice === undefined || notice.readAt !== null) return undefined;
    if (!waysOf(known ?? usualSettings(memberId), kind).mail) return undefined;
    const endingToken = secrets.create();
    const link = { hash: secrets.hash(endingToken), memberId, group: noticeTypes[kind], madeAt: clock.now() };
    await inTransaction(({ links }) => links.add(link));
    return { notice, address, endingToken };
  };
export type AddressNotice = ReturnType<typeof addressNotice>;

interface NoticeReader {
  readonly memberId: MemberId;
  readonly language: 'en' | 'ur';
}

interface ShownNotice {
  readonly title: string;
  readonly language: 'en' | 'ur';
  readonly page: string;
  readonly tag: string;
}

/**
 * What a notice shows outside of the site: that something happened, no name and no text. Undefined when nobody needs it: it was read
 * meanwhile, is not wanted, or not this reader's. @param findAway gives those of the members who have left
 */
export const showNotice =
  (queries: Pick<NoticeQueries, 'find' | 'findSettings'>, findAway: (memberIds: readonly MemberId[]) => Promise<ReadonlySet<MemberId>>) =>
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
