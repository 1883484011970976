import type { DocumentTransaction } from '@paltu/documents/transactions';
import type { ConsumerDefinition, RepublishedState } from '@paltu/events';
import type { Jobs } from '@paltu/kernel';
import type { HealthChecks, Route, TokenKeys } from '@paltu/service-kit';

/** What a slice consumes and republishes where its service runs on MongoDB, in place of its own `consumers` and `republishes`. */
export interface DocumentEvents {
  readonly consumers?: readonly ConsumerDefinition<DocumentTransaction>[];
  readonly republishes?: readonly RepublishedState<DocumentTransaction>[];
}

/** Mails that wait to be sent, and the age of the oldest: 0 when there is none. */
export interface MailBacklog {
  readonly mails: number;
  readonly oldestSeconds: number;
}

/** One part of a service, as data: what it answers, what it listens to, what it does at intervals. */
export interface Slice {
  readonly routes?: readonly Route[];
  readonly consumers?: readonly ConsumerDefinition[];
  readonly jobs?: Jobs;
  /** Its aggregates as events, for an operator who has their current state published again. */
  readonly republishes?: readonly RepublishedState[];
  readonly onDocuments?: DocumentEvents;
  /** What it needs besides database and bus before it can serve. */
  readonly checks?: HealthChecks;
  /** What somebody has to look at although the service can serve, each in a few words. */
  readonly degraded?: () => readonly string[];
  /** Its mails that wait to be sent, where it sends some. */
  readonly mailBacklog?: () => MailBacklog;
  /** Runs once, before the first request; a rejection ends the process. */
  readonly prepare?: () => Promise<unknown>;
  /** Runs once, after the last job and the last event. */
  readonly close?: () => Promise<unknown>;
  /** The keys that verify access tokens, where the service holds them itself. */
  readonly tokenKeys?: TokenKeys;
}

/** A slice of a service that runs on either store: `Trx` is the transaction of that store. */
export interface SliceOn<Trx> extends Omit<Slice, 'consumers' | 'republishes' | 'onDocuments'> {
  readonly consumers?: readonly ConsumerDefinition<Trx>[];
  readonly republishes?: readonly RepublishedState<Trx>[];
}

/** The slice as a service on MongoDB has it. */
export const onDocuments = ({ consumers = [], republishes = [], ...slice }: SliceOn<DocumentTransaction>): Slice => ({
  ...slice,
  onDocuments: { consumers, republishes },
});
