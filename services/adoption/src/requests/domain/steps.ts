import type { Change } from './adoption.ts';
import type { ClosingCode } from './closing-codes.ts';
import { nextDueAt } from './due-times.ts';
import type { AdoptionRequest, HistoryEntry, Side } from './request.ts';

/** The request in its next status: that is in its history, and waiting begins anew. */
export const moved = (
  request: AdoptionRequest,
  { status, by, at }: HistoryEntry,
  changes: Partial<AdoptionRequest> = {},
): AdoptionRequest => {
  const next = { ...request, status, ...changes, history: [...request.history, { status, at, by }], remindersSent: 0 };
  return { ...next, nextDueAt: nextDueAt(next) };
};

/** The product declines for the owner. */
export const declined = (request: AdoptionRequest, code: ClosingCode, at: Date): Change => ({
  type: 'AdoptionRejected',
  request: moved(
    request,
    { status: 'rejected', by: 'product', at },
    {
      answer: { message: '', at, code },
      closing: { by: 'product', at, code, reason: '' },
    },
  ),
});

export const completed = (request: AdoptionRequest, at: Date): Change => ({
  type: 'PetHandedOver',
  request: moved(
    request,
    { status: 'completed', by: 'owner', at },
    { completedAt: at, closing: { by: 'owner', at, code: '', reason: '' } },
  ),
});

export interface EndedBy {
  readonly by: Side;
  readonly code?: ClosingCode | '';
  readonly reason?: string;
}

export const fellThrough = (request: AdoptionRequest, { by, code = '', reason = '' }: EndedBy, at: Date): Change => ({
  type: 'AdoptionFellThrough',
  request: moved(request, { status: 'fell-through', by, at }, { closing: { by, at, code, reason } }),
});

export const cancelled = (request: AdoptionRequest, { by, code = '' }: EndedBy, at: Date): Change => ({
  type: 'AdoptionCancelled',
  request: moved(request, { status: 'cancelled', by, at }, { closing: { by, at, code, reason: '' } }),
});
