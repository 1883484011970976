import type { Clock, MemberId } from '@paltu/kernel';
import { noticeTypes, type Notice } from '../notice.ts';
import type { NoticeMailOrder } from '../domain/notice-mail.ts';
import { usualSettings, waysOf } from '../domain/notice-settings.ts';
import type { InNoticeTransaction, NoticeQueries } from './ports.ts';

export interface AddressNoticeNeeds {
  readonly inTransaction: InNoticeTransaction;
  readonly queries: Pick<NoticeQueries, 'find' | 'findSettings'>;
  /** Undefined as long as nobody has shown that the address is theirs, and while they are away. */
  readonly addressOf: (memberId: MemberId) => Promise<string | undefined>;
  readonly secrets: { create(): string; hash(token: string): string };
  readonly clock: Clock;
}

export interface AddressedNotice {
  readonly notice: Notice;
  readonly address: string;
  /** Of the link that ends such mails: made for this try, and known to nobody else. */
  readonly endingToken: string;
}

/** Undefined when nobody needs the mail: it was read meanwhile, or is wanted no longer. */
export type AddressNotice = (mail: NoticeMailOrder) => Promise<AddressedNotice | undefined>;

export const addressNotice =
  ({ inTransaction, queries, addressOf, secrets, clock }: AddressNoticeNeeds): AddressNotice =>
  async ({ memberId, noticeId, kind }) => {
    const address = await addressOf(memberId);
    if (address === undefined) return undefined;
    const [notice, known] = await Promise.all([queries.find(noticeId), queries.findSettings(memberId)]);
    if (notice === undefined || notice.readAt !== null) return undefined;
    if (!waysOf(known ?? usualSettings(memberId), kind).mail) return undefined;
    const endingToken = secrets.create();
    const link = { hash: secrets.hash(endingToken), memberId, group: noticeTypes[kind], madeAt: clock.now() };
    await inTransaction(({ links }) => links.add(link));
    return { notice, address, endingToken };
  };
