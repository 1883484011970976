import { eachDue, type Logger } from '@paltu/kernel';
import { dueInTurn, runTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Seal } from './jose-seal.ts';

/** A table whose column `sealed` holds a sealed text, and `sealed_by` the name of the secret. */
export interface SealedTable {
  readonly table: string;
  /** The column of the id that each text was sealed with. */
  readonly id: string;
}

export interface SealNeeds {
  readonly database: Knex;
  readonly seal: Seal;
  readonly logger: Pick<Logger, 'warn'>;
}

interface SealedRow {
  readonly id: string;
  readonly sealed_by: string;
}

/** A job: seals by the current secret what the one before sealed; several instances may run it at once. Gives how many. */
export const sealRowsAnew =
  ({ database, seal, logger }: SealNeeds, { table, id }: SealedTable) =>
  async (stopping?: AbortSignal): Promise<number> => {
    const list = async (after: SealedRow | undefined, limit: number): Promise<SealedRow[]> => {
      // Two ranges of the index: `<>` would read every row.
      const others = database(table).whereRaw('(sealed_by < ? or sealed_by > ?)', [seal.name, seal.name]);
      return (await dueInTurn(others, ['sealed_by', id], after && [after.sealed_by, after.id], limit).select({
        id,
        sealed_by: 'sealed_by',
      })) as SealedRow[];
    };
    const { done } = await eachDue<SealedRow>({ list, logger, stopping }, (row) =>
      runTransaction(database, async (trx) => {
        const held = await trx(table)
          .where(id, row.id)
          .where('sealed_by', row.sealed_by)
          .forUpdate()
          .skipLocked()
          .first<{ sealed: string } | undefined>('sealed');
        if (held === undefined) return;
        const { text } = await seal.unseal(held.sealed, row.id);
        await trx(table)
          .where(id, row.id)
          .update({ sealed: await seal.seal(text, row.id), sealed_by: seal.name });
      }),
    );
    return done;
  };
