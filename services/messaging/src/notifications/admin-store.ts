import { userState, UserType } from '@paltu/contracts';
import { onState, projector, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import { upsertNewer } from '@paltu/projections';
import type { Knex } from 'knex';

export interface AdminReport {
  readonly id: string;
  readonly version: number;
  readonly isAdmin: boolean;
}

type KeepAdmin = (report: AdminReport) => Promise<void>;

/** Who is an admin now: not who has left, or whose account is erased. */
export const onAdminChanged = (keepIn: (trx: Knex.Transaction) => KeepAdmin): EventRule<Knex.Transaction> =>
  onState(userState, ({ id, userType, deactivated }, { sequence: version }, trx: Knex.Transaction) =>
    keepIn(trx)({ id, version, isAdmin: userType === UserType.ADMIN && !deactivated }),
  );

/** Admins alone, who are few, have a row. */
const keepAdminIn =
  (trx: Knex.Transaction): KeepAdmin =>
  async ({ id, version, isAdmin }) => {
    if (isAdmin) await upsertNewer(trx, 'admins', [{ id, version }]);
    else await trx('admins').where({ id }).where('version', '<=', version).delete();
  };

export const adminProjection = projector<Knex.Transaction>({
  consumer: 'messaging.admins',
  on: [onAdminChanged(keepAdminIn)],
  reset: async (trx) => void (await trx('admins').delete()),
});

/** All admins, in the order of their ids. */
export const knexAdmins = (trx: Knex.Transaction) => (): Promise<MemberId[]> => trx('admins').orderBy('id').pluck<MemberId[]>('id');
