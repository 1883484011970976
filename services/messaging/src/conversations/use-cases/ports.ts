import type { IdempotencyKeys } from '@paltu/idempotency';
import type { Clock, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { MemberPresence } from '@paltu/projections';
import type { ThingDirectory } from './thing-ports.ts';
import type { Conversation, ConversationId, Message, MessageId, MessageSent, Side } from '../domain/conversation.ts';
import type { Report, ReportId } from '../domain/report.ts';

/** An address, and since when it is known to be the member's. */
export interface VerifiedEmail {
  readonly email: string;
  readonly since: Date;
}

/** Somebody who wrote, as a member and without an account. */
export interface Writer {
  readonly memberId: MemberId;
  readonly verified: VerifiedEmail | undefined;
}

/** Conversations as they are changed; what is read stays locked until the transaction ends. */
export interface ConversationRepository {
  /** @throws AppError `conversation.not-found` */
  get(id: ConversationId): Promise<Conversation>;
  /** Adds it, unless there is one of this asker about this thing: then gives that. */
  addOrGet(conversation: Conversation): Promise<Conversation>;
  save(conversation: Conversation): Promise<void>;
  addMessage(message: Message): Promise<void>;
  /** Messages of a side after that number. */
  countAfter(id: ConversationId, side: Side, number: number): Promise<number>;
  /** Takes away what an erased member wrote, the names of whom they blocked, and what only they could read. */
  forget(memberId: MemberId): Promise<void>;
  /** Takes away what came from an address as a visitor's, from when it was shown to be theirs until that instant. */
  forgetVisitor(verified: VerifiedEmail, until: Date): Promise<void>;
}

/** Who wants nothing more from whom. */
export interface Blocks {
  /** Whether one of them has blocked the other. */
  isBetween(one: MemberId, other: MemberId): Promise<boolean>;
  /** Whether a member has blocked another who has this e-mail address, in lower case. */
  isAddressBlocked(blockerId: MemberId, emailKey: string): Promise<boolean>;
  /** What is blocked stays so. */
  add(blockerId: MemberId, blockedId: MemberId, at: Date): Promise<void>;
  remove(blockerId: MemberId, blockedId: MemberId): Promise<void>;
}

export interface ReportRepository {
  /** A second report of one member about one conversation is left aside. */
  add(report: Report): Promise<void>;
  /** Locked until the transaction ends. @throws AppError `report.not-found` */
  get(id: ReportId): Promise<Report>;
  save(report: Report): Promise<void>;
}

/** Members whom admins have stopped from writing. */
export interface WritingStops {
  isStopped(memberId: MemberId, at: Date): Promise<boolean>;
  /** Whether a member who is stopped has this e-mail address, in lower case. */
  isAddressStopped(emailKey: string, at: Date): Promise<boolean>;
  /** Until then, or for ever; one that holds longer stays. */
  stop(memberId: MemberId, until: Date | null): Promise<void>;
  lift(memberId: MemberId): Promise<void>;
}

/** What came of a report, for one of its two sides. */
export interface ReportNotice {
  readonly eventId: string;
  readonly type: 'report.decided' | 'conduct.warned' | 'conduct.stopped' | 'conduct.stopped-for-good' | 'conduct.allowed';
  readonly memberIds: readonly MemberId[];
  readonly subjectId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly page: string;
  readonly at: Date;
}

/** By bell and by mail, as the member wants it. */
export type NotifyOfReport = (...notices: readonly ReportNotice[]) => Promise<void>;

/** All that a use case may write with. */
export interface ConversationScope {
  readonly conversations: ConversationRepository;
  readonly things: ThingDirectory;
  readonly members: MemberPresence;
  readonly blocks: Blocks;
  readonly reports: ReportRepository;
  readonly stops: WritingStops;
  readonly notify: NotifyOfReport;
  readonly outbox: { append(events: readonly MessageSent[]): Promise<void> };
  readonly keys: IdempotencyKeys<MessageId>;
  /** What these members see of their conversations is out of date. */
  readonly signal: (memberIds: readonly MemberId[]) => Promise<void>;
  /** Notices of messages in that conversation are new no more for that member. */
  readonly readNotices: (memberId: MemberId, conversationId: ConversationId) => Promise<void>;
}

export type InConversationTransaction = InTransaction<ConversationScope>;

export interface ChangeNeeds {
  readonly inTransaction: InConversationTransaction;
  readonly clock: Clock;
}

/** Where a list goes on: after the conversation with this last message. */
export interface ConversationCursor {
  readonly lastMessageAt: Date;
  readonly id: ConversationId;
}

export interface UnreadCounts {
  readonly conversations: number;
  readonly messages: number;
}

/** How the one who looks and another member are to each other. */
export interface Tie {
  readonly blockedByMe: boolean;
  readonly blocksMe: boolean;
  readonly isAway: boolean;
}

export interface ReadReport extends Report {
  /** The last ones that were there when it was reported, the oldest first. */
  readonly messages: readonly Message[];
}

export interface WrittenMessage extends Message, Pick<Conversation, 'thingKind' | 'thingId'> {}

/** Conversations as screens read them: nothing is held. */
export interface ConversationQueries {
  find(id: ConversationId): Promise<Conversation | undefined>;
  findMany(ids: readonly ConversationId[]): Promise<ReadonlyMap<ConversationId, Conversation>>;
  findMessage(id: MessageId): Promise<Message | undefined>;
  /** Of a member, the one with the newest message first. */
  list(memberId: MemberId, limit: number, after?: ConversationCursor): Promise<readonly Conversation[]>;
  countUnread(memberId: MemberId): Promise<UnreadCounts>;
  /** The newest message of each. */
  lastMessages(conversations: readonly Conversation[]): Promise<ReadonlyMap<ConversationId, Message>>;
  /** The newest of those before that number, the oldest first. */
  listMessages(id: ConversationId, limit: number, before?: number): Promise<readonly Message[]>;
  ties(viewer: MemberId, others: readonly MemberId[]): Promise<ReadonlyMap<MemberId, Tie>>;
  findReport(id: ReportId): Promise<ReadReport | undefined>;
  /** The newest first; only those that wait, or are decided. Counted no further than one over the cap of totals. */
  listReports(page: PageWanted, isDecided?: boolean): Promise<{ readonly reports: readonly ReadReport[]; readonly counted: number }>;
  /** All that a member wrote, blocked and reported, the first one first. */
  listWrittenBy(writer: Writer): Promise<readonly WrittenMessage[]>;
  listBlockedBy(memberId: MemberId): Promise<readonly { readonly blockedId: MemberId; readonly blockedAt: Date }[]>;
  listReportedBy(memberId: MemberId): Promise<readonly Report[]>;
  /** What admins decided about a member, the first decision first. */
  listDecidedAbout(memberId: MemberId): Promise<readonly Report[]>;
  /** Forgets conversations with visitors in which nothing was written since that instant; returns how many. */
  forgetVisitors(before: Date): Promise<number>;
}
