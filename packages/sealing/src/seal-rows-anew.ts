import { inBatches, runTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Seal } from './jose-seal.ts';

const atOnce = 100;

/** A table whose column `sealed` holds a sealed text, and `sealed_by` the name of the secret. */
export interface SealedTable {
  readonly table: string;
  /** The column of the id that each text was sealed with. */
  readonly id: string;
}

/** A job: seals by the current secret what the one before sealed; several instances may run it at once. */
export const sealRowsAnew =
  (database: Knex, seal: Seal, { table, id }: SealedTable) =>
  (): Promise<number> =>
    inBatches(
      () =>
        runTransaction(database, async (trx) => {
          // Two ranges of the index: `<>` would read every row.
          const others = trx(table).whereRaw('(sealed_by < ? or sealed_by > ?)', [seal.name, seal.name]);
          const rows = await others.orderBy('sealed_by').limit(atOnce).forUpdate().skipLocked().select({ id, sealed: 'sealed' });
          for (const row of rows as { readonly id: string; readonly sealed: string }[]) {
            const { text } = await seal.unseal(row.sealed, row.id);
            const sealed = await seal.seal(text, row.id);
            await trx(table).where(id, row.id).update({ sealed, sealed_by: seal.name });
          }
          return rows.length;
        }),
      atOnce,
    );
