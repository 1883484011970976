import type { Clock, MemberId } from '@paltu/kernel';
import type { MailQueue } from '@paltu/mail';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { MemberPresence } from '@paltu/projections';
import type { Notice, NoticeId, NoticeGroup } from '../notice.ts';
import type { NoticeMailOrder } from '../domain/notice-mail.ts';
import type { NoticeSettings } from '../domain/notice-settings.ts';

export interface NoticeRepository {
  /** Those that are new: not where the event has notified the member before, or one of the same conversation is still unread. */
  add(notices: readonly Notice[]): Promise<ReadonlySet<NoticeId>>;
  /** Those of a member that are unread; of them only these, where ids are given. Returns how many. */
  read(memberId: MemberId, at: Date, ids?: readonly NoticeId[]): Promise<number>;
  /** Those of a member about one thing. */
  readSubject(memberId: MemberId, subjectId: string, at: Date): Promise<number>;
  /** Takes away all that was kept for a member. */
  forget(memberId: MemberId): Promise<void>;
}

export interface SettingsRepository {
  /** Locked until the transaction ends, if they were ever kept. */
  find(memberId: MemberId): Promise<NoticeSettings | undefined>;
  /** Of those of these members who ever kept some; locked in the order of their ids. */
  findAll(memberIds: readonly MemberId[]): Promise<ReadonlyMap<MemberId, NoticeSettings>>;
  keep(settings: NoticeSettings): Promise<void>;
  /** The language of a member who has not chosen one. */
  noteLanguage(memberId: MemberId, language: 'en' | 'ur'): Promise<void>;
}

/** Of a link that ends the mails of a group for its member. */
export interface EndingLink {
  readonly hash: string;
  readonly memberId: MemberId;
  readonly group: NoticeGroup;
  readonly madeAt: Date;
}

/** All that a use case may write with. */
export interface NoticeScope {
  readonly members: Pick<MemberPresence, 'listAwayAmong'>;
  readonly notices: NoticeRepository;
  readonly settings: SettingsRepository;
  readonly mails: MailQueue<NoticeMailOrder>;
  /** Has the browsers of members that asked for it show notices. */
  readonly pushes: {
    /** Those of these members who have any such browser. */
    havingBrowsers(memberIds: readonly MemberId[]): Promise<ReadonlySet<MemberId>>;
    /** Each from its instant on. */
    add(orders: readonly { readonly memberId: MemberId; readonly noticeId: NoticeId; readonly dueAt: Date }[]): Promise<void>;
  };
  /** What the bell of these members shows is out of date. */
  readonly signal: (memberIds: readonly MemberId[]) => Promise<void>;
  readonly links: { add(link: EndingLink): Promise<void>; find(hash: string): Promise<EndingLink | undefined> };
}

export type InNoticeTransaction = InTransaction<NoticeScope>;

export interface ChangeNoticeNeeds {
  readonly inTransaction: InNoticeTransaction;
  readonly clock: Clock;
}

/** Notices as screens and mails read them. */
export interface NoticeQueries {
  /** Of the bell, the newest first; counted no further than one over the cap of totals. */
  list(memberId: MemberId, page: PageWanted): Promise<{ readonly notices: readonly Notice[]; readonly counted: number }>;
  /** Counted no further than one over the cap. */
  countUnread(memberId: MemberId): Promise<number>;
  find(id: NoticeId): Promise<Notice | undefined>;
  /** All that are kept of a member, the first one first. */
  listAll(memberId: MemberId): Promise<readonly Notice[]>;
  findSettings(memberId: MemberId): Promise<NoticeSettings | undefined>;
  /** Forgets notices, and links of mails, that are older; returns how many notices. */
  forget(before: Date): Promise<number>;
}

/** A pet that a digest shows. */
export interface DigestedPet {
  readonly id: string;
  readonly name: string;
  readonly breed: string;
  readonly age: string;
  readonly cityId: string;
}

/** Pets of a digest that can still be had. */
export type FindDigested = (digestId: string, limit: number) => Promise<readonly DigestedPet[]>;

/** What a conversation is about, and up to which message a member of it has read it, as of now; undefined when it is no more, or the member has left. */
export type FindTopic = (
  conversationId: string,
  memberId: MemberId,
) => Promise<{ readonly thing: string; readonly readUpTo: number } | undefined>;
