import { vetState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { HomeRecords } from '../use-cases/ports.ts';

/** Vets whom everybody may see. */
export const onVetChanged = (recordsIn: (trx: Transaction) => HomeRecords): EventRule =>
  onState(vetState, ({ id, public: isPublic }, { sequence }, trx) =>
    recordsIn(trx).keepCounted([{ kind: 'vets', id, version: sequence, counted: Number(isPublic), failed: 0, hours: 0 }]),
  );
