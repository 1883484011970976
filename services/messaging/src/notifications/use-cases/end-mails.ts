import { orRefuse, refusal } from '@paltu/kernel';
import { usualSettings } from '../domain/notice-settings.ts';
import type { NoticeGroup } from '../notice.ts';
import type { InNoticeTransaction } from './ports.ts';

export const noticeLinkInvalid = refusal('not-found', 'notification-link.invalid', 'This link ends no mails: it is too old, or not whole');

export interface EndMailsNeeds {
  readonly inTransaction: InNoticeTransaction;
  /** A token as its hash, which is what is kept of it. */
  readonly hash: (token: string) => string;
}

/** @throws AppError `notification-link.invalid` */
export type EndMails = (token: string) => Promise<NoticeGroup>;

/** By the link of a mail: no more mails of its group come; the bell still shows them. */
export const endMails =
  ({ inTransaction, hash }: EndMailsNeeds): EndMails =>
  (token) =>
    inTransaction(async ({ links, settings }) => {
      const { memberId, group } = orRefuse(await links.find(hash(token)), noticeLinkInvalid);
      const known = (await settings.find(memberId)) ?? usualSettings(memberId);
      const ways = { ...known.groups[group], mail: false };
      await settings.keep({ ...known, groups: { ...known.groups, [group]: ways } });
      return group;
    });
