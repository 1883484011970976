import type { Clock } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { ClaimedImage, ImageClaims } from '../use-cases/ports.ts';

/** Claims in the transaction `trx`: a claimed image cannot be swept or claimed again, unless the transaction fails. */
export const knexImageClaims = (trx: Knex.Transaction, clock: Clock): ImageClaims => ({
  claim: async (ids, { ownerId, listingId }) => {
    if (ids.length === 0) return [];
    // Locked in the order of their ids: two requests that name the same images wait for each other, and never in a circle.
    const free = await trx('images')
      .select<ClaimedImage[]>('id', 'width', 'height')
      .whereIn('id', ids)
      .where({ owner_id: ownerId })
      .whereRaw('listing_id is null and removed_at is null')
      .orderBy('id')
      .forUpdate();
    if (free.length !== new Set(ids).size) return undefined;
    await trx('images').whereIn('id', ids).update({ listing_id: listingId });
    const byId = new Map(free.map((image) => [image.id, image]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },

  release: async (ids) => {
    if (ids.length > 0) await trx('images').whereIn('id', ids).update({ removed_at: clock.now() });
  },
});
