import { userState, UserType } from '@paltu/contracts';
import { onState, projector } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import { upsertNewer } from '@paltu/projections';
import type { Knex } from 'knex';

/** Who is an admin now, as auth publishes it. A row goes with the role, with who leaves, and with the account. */
export const adminProjection = projector<Knex.Transaction>({
  consumer: 'messaging.admins',
  on: [
    onState(userState, async ({ id, userType, deactivated }, { sequence: version }, trx: Knex.Transaction) => {
      if (userType === UserType.ADMIN && !deactivated) await upsertNewer(trx, 'admins', [{ id, version }]);
      else await trx('admins').where({ id }).where('version', '<=', version).delete();
    }),
  ],
  reset: async (trx) => void (await trx('admins').delete()),
});

/** All admins, in the order of their ids. */
export const knexAdmins = (trx: Knex.Transaction) => (): Promise<MemberId[]> => trx('admins').orderBy('id').pluck<MemberId[]>('id');
