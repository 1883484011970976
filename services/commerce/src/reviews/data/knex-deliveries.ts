import type { MemberId } from '@paltu/kernel';
import type { Knex } from 'knex';

/** Whether a member has had a delivered parcel of a store, or with an accessory in it. */
export const knexHasReceived =
  (database: Knex) =>
  async (thingId: string, memberId: MemberId): Promise<boolean> =>
    (await database('deliveries').where({ thing_id: thingId, member_id: memberId }).first('member_id')) !== undefined;
