import { vetState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { HomeRecords } from '../use-cases/ports.ts';

/** Vets whom everybody may see, and their names. */
export const onVetChanged = (recordsIn: (trx: Transaction) => HomeRecords): EventRule =>
  onState(vetState, async ({ id, name, cityId, public: isPublic }, { sequence }, trx) => {
    const records = recordsIn(trx);
    await records.keepVet({ id, version: sequence, name, cityId });
    await records.keepCounted([{ kind: 'vets', id, version: sequence, counted: Number(isPublic), failed: 0, hours: 0 }]);
  });
