import { limitersOf } from '@paltu/limits';
import { markFollower } from '@paltu/marks';
import { papersModule, picturesModule, uploadLimitsOf } from '@paltu/pictures';
import { memberFollower, memberProjection } from '@paltu/projections';
import { defineService, type ServiceParts } from '@paltu/runtime';
import { objectStoreOf } from '@paltu/storage';
import type { z } from 'zod';
import { accessoriesModule } from './accessories/accessories-module.ts';
import { cartsModule } from './carts/carts-module.ts';
import { commerceConfig } from './config.ts';
import { exportsModule } from './exports/exports-module.ts';
import { interestsModule } from './interests/interests-module.ts';
import { ledgersModule } from './ledgers/ledgers-module.ts';
import { ordersModule } from './orders/orders-module.ts';
import { popularityModule } from './popularity/popularity-module.ts';
import { reviewsModule } from './reviews/reviews-module.ts';
import { storesModule } from './stores/stores-module.ts';

/** What stores offer, and all that it needs. */
const catalogueOf = (parts: ServiceParts, config: z.output<typeof commerceConfig>) => {
  const files = { objects: objectStoreOf(config, parts.logger), uploadDirectory: config.UPLOAD_DIR, limits: uploadLimitsOf(config) };
  const pictures = picturesModule({ ...parts, ...files, takesAhead: true });
  const papers = papersModule({ ...parts, ...files });
  const stores = storesModule({ ...parts, pictures, papers });
  const accessories = accessoriesModule({ ...parts, pictures });
  return { pictures, papers, stores, accessories };
};

/** How that is bought. */
const buyingOf = (
  parts: ServiceParts,
  { pictures, papers, stores, accessories }: ReturnType<typeof catalogueOf>,
  { BANK_TRANSFER_TO: transferTo, PAYMENTS }: z.output<typeof commerceConfig>,
) => {
  const { requireThereIn, isAwayIn } = stores;
  const carts = cartsModule({ ...parts, requireThereIn });
  const ledgers = ledgersModule({ ...parts, storeOf: stores.getIdOfOwner, storeNotFound: stores.storeNotFound });
  const orders = ordersModule({
    ...parts,
    ...{ papers, formOf: pictures.formOf, payable: { transferTo, isSimulated: PAYMENTS === 'simulator' } },
    ...{ stockIn: accessories.stockIn, bookIn: ledgers.bookIn, cartIn: carts.cartIn, requireThereIn, isAwayIn },
  });
  return { carts, orders, slices: [carts, orders, ledgers] };
};

export const commerceService = defineService({
  name: 'commerce',
  config: commerceConfig,
  slices: (parts, config) => {
    const limiters = limitersOf(config, parts.logger);
    const catalogue = catalogueOf(parts, config);
    const { pictures, papers, stores, accessories } = catalogue;
    const members = memberProjection(parts);
    const interests = interestsModule({ ...parts, limiters, stores, accessories });
    const reviews = reviewsModule({
      ...parts,
      members: members.directory,
      stores: { ...stores, params: stores.storeParams, notFound: stores.storeNotFound, requireThing: stores.getOwner },
      accessories: { params: accessories.accessoryParams, notFound: accessories.accessoryNotFound, requireThing: accessories.getOwner },
    });
    const { carts, orders, slices } = buyingOf(parts, catalogue, config);
    // What a member offers before the store that offers it.
    const followIn = [
      orders.followIn,
      carts.followIn,
      interests.followIn,
      reviews.accessories.followIn,
      reviews.stores.followIn,
      accessories.followIn,
      stores.followIn,
    ];
    const marks = { consumers: [markFollower('commerce.marks', [stores.marked, accessories.marked])], jobs: papers.jobs };
    const closing = { consumers: [memberFollower('commerce.closing', { keepIn: stores.keepMemberIn, followIn })] };
    const exports = exportsModule({
      store: stores.exported,
      storeVerification: stores.exportedVerification,
      accessories: accessories.exported,
      shopLikes: interests.exported,
      storeReviews: reviews.stores.exported,
      accessoryReviews: reviews.accessories.exported,
      cart: carts.exported,
    });
    // The others before stores and accessories: /stores/export must not be read as the id of one.
    return [
      pictures,
      members,
      marks,
      closing,
      exports,
      interests,
      reviews.stores,
      reviews.accessories,
      ...slices,
      accessories,
      stores,
      popularityModule(parts),
      { prepare: limiters.open },
    ];
  },
});
