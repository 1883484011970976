import { fromColumns, toColumns } from '@paltu/persistence';
import type { AdoptionRequest, Closing, HistoryEntry, OwnerAnswer } from '../domain/request.ts';

/** As JSON has it: instants are text. */
type Written<T> = { readonly [Field in keyof T]: T[Field] extends Date ? string : T[Field] };

/** A request as a row of the table `requests`: what the two sides wrote and what happened are JSON. */
interface RequestRow extends Omit<AdoptionRequest, 'answer' | 'closing' | 'history'> {
  readonly answer: Written<OwnerAnswer> | null;
  readonly closing: Written<Closing> | null;
  readonly history: readonly Written<HistoryEntry>[];
  /** For figures and their index: when it was the owner who answered. */
  readonly ownerAnsweredAt: Date | null;
}

const instantIn = <T extends { readonly at: string }>(written: T) => ({ ...written, at: new Date(written.at) });

export const toRow = (request: AdoptionRequest): Record<string, unknown> => {
  const { answer } = request;
  const ownerAnsweredAt = answer === null || answer.code !== '' ? null : answer.at;
  return toColumns({ ...request, ownerAnsweredAt }, ['application', 'terms', 'answer', 'closing', 'history']);
};

export const toRequest = (row: object): AdoptionRequest => {
  const { ownerAnsweredAt: _, answer, closing, history, ...facts } = fromColumns<RequestRow>(row);
  return {
    ...facts,
    answer: answer && instantIn(answer),
    closing: closing && instantIn(closing),
    history: history.map(instantIn),
  };
};
