import { interestState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { FigureRecords } from '../use-cases/ports.ts';

export const onInterestChanged = (recordsIn: (trx: Transaction) => FigureRecords): EventRule =>
  onState(interestState, ({ petId, ownerId, views }, { sequence }, trx) =>
    recordsIn(trx).keepInterest({ id: petId, version: sequence, ownerId: ownerId as MemberId, views }),
  );
