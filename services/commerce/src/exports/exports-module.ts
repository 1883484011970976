import { exportRoute, type Exported } from '@paltu/service-kit';

/** All that the service keeps of a member, each slice's own part beside the others. */
export const exportsModule = (
  parts: Readonly<
    Record<
      'store' | 'storeAccount' | 'storeVerification' | 'accessories' | 'shopLikes' | 'storeReviews' | 'accessoryReviews' | 'cart',
      Exported
    >
  >,
) => ({
  routes: [
    exportRoute({
      path: '/api/v1/stores/export',
      summary:
        'All that is kept here of the caller: their store, its tax number, bank account, papers and products, what they like, their reviews and their cart',
      parts,
    }),
  ],
});
