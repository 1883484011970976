import { timestampDate } from '@bufbuild/protobuf/wkt';
import { adoptionWords, requestState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { instantOf } from '@paltu/projections';
import type { HomeRecords } from '../use-cases/ports.ts';

const hourMs = 60 * 60_000;

const hoursBetween = (start: Date, end: Date): number => Math.max(0, Math.round((end.getTime() - start.getTime()) / hourMs));

/** Pets that were handed over and stayed, how long that took, and those that came back; never whose. */
export const onAdoptionChanged = (recordsIn: (trx: Transaction) => HomeRecords): EventRule =>
  onState(requestState, async ({ id, createdAt, completedAt, ...request }, { sequence }, trx) => {
    const status = adoptionWords.status.toWord(request.status);
    const hasStayed = status === 'completed';
    const adoption = {
      kind: 'adoptions' as const,
      id,
      version: sequence,
      counted: Number(hasStayed),
      failed: Number(status === 'fell-through' && completedAt !== undefined),
      hours: hasStayed && completedAt !== undefined ? hoursBetween(instantOf('created_at', createdAt), timestampDate(completedAt)) : 0,
    };
    await recordsIn(trx).keepCounted([adoption]);
  });
