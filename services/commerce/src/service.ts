import { emptySearchesSlice, knexEmptySearches } from '@paltu/empty-searches';
import { limitersOf } from '@paltu/limits';
import { markFollower } from '@paltu/marks';
import type { Transaction } from '@paltu/persistence';
import { papersModule, picturesModule, uploadLimitsOf } from '@paltu/pictures';
import { memberFollower, memberProjection } from '@paltu/projections';
import { defineService, type ServiceParts } from '@paltu/runtime';
import { joseSeal, keyedDigest, keySecretsOf } from '@paltu/sealing';
import { objectStoreOf } from '@paltu/storage';
import type { z } from 'zod';
import { accessoriesModule } from './accessories/accessories-module.ts';
import { cartsModule } from './carts/carts-module.ts';
import { commerceConfig } from './config.ts';
import { exportsModule } from './exports/exports-module.ts';
import { homecomingsModule } from './homecomings/homecomings-module.ts';
import { interestsModule } from './interests/interests-module.ts';
import { ledgersModule } from './ledgers/ledgers-module.ts';
import { takesOrdersSql } from './ledgers/store-account-store.ts';
import type { Payable } from './orders/checkout.ts';
import { ordersModule } from './orders/orders-module.ts';
import { parcelsModule } from './parcels/parcels-module.ts';
import { paymentsModule } from './payments/payments-module.ts';
import { popularityModule } from './popularity/popularity-module.ts';
import { promosModule } from './promos/promos-module.ts';
import { proposalsModule } from './proposals/proposals-module.ts';
import { noteRecallIn, recallsModule } from './recalls/recalls-module.ts';
import { refillsModule } from './refills/refills-module.ts';
import { refundsModule } from './refunds/refunds-module.ts';
import { reviewsModule } from './reviews/reviews-module.ts';
import { salesModule } from './sales/sales-module.ts';
import { storesModule } from './stores/stores-module.ts';

/** Stores and their products, with pictures and papers. */
const catalogueOf = (parts: ServiceParts, config: z.output<typeof commerceConfig>) => {
  const files = {
    objects: objectStoreOf(config, parts.logger),
    uploadDirectory: config.UPLOAD_DIR,
    preparedDirectory: config.PREPARED_PICTURES,
    limits: uploadLimitsOf(config),
  };
  const pictures = picturesModule({ ...parts, ...files, takesAhead: true });
  const papers = papersModule({ ...parts, ...files });
  const emptySearches = emptySearchesSlice({
    store: knexEmptySearches(parts.database),
    clock: parts.clock,
    lists: { accessories: '/api/v1/accessories', stores: '/api/v1/stores' },
  });
  const stores = storesModule({ ...parts, pictures, papers, noteSearch: emptySearches.note.stores });
  const needsTaxNumber = config.STORES_NEED_TAX_NUMBER === 'on';
  const takesOrders = takesOrdersSql(needsTaxNumber);
  const accessories = accessoriesModule({ ...parts, pictures, noteRecallIn, takesOrders, noteSearch: emptySearches.note.accessories });
  return { pictures, papers, emptySearches, stores, accessories, needsTaxNumber, takesOrders };
};

/** The merchant account of Paltu at JazzCash; undefined when it is not configured. */
const jazzCashOf = (config: Pick<z.output<typeof commerceConfig>, Extract<keyof z.output<typeof commerceConfig>, `JAZZCASH_${string}`>>) =>
  config.JAZZCASH_MERCHANT_ID === ''
    ? undefined
    : {
        merchantId: config.JAZZCASH_MERCHANT_ID,
        password: config.JAZZCASH_PASSWORD,
        salt: config.JAZZCASH_SALT,
        site: new URL(config.JAZZCASH_URL || 'https://sandbox.jazzcash.com.pk').origin,
        returnUrl: config.JAZZCASH_RETURN_URL,
      };

type StockIn = ReturnType<typeof accessoriesModule>['stockIn'];

/** Refuses a reservation when a store of it may not sell; the order's transaction then rolls back all of it. */
const ofRegisteredStores =
  (stockIn: StockIn, requireRegisteredIn: ReturnType<typeof ledgersModule>['requireRegisteredIn']): StockIn =>
  (trx: Transaction) => {
    const stock = stockIn(trx);
    return {
      ...stock,
      reserve: async (orderId, lines) => {
        const reserved = await stock.reserve(orderId, lines);
        await requireRegisteredIn(trx)([...new Set([...reserved.values()].map(({ storeId }) => storeId))]);
        return reserved;
      },
    };
  };

/** What is decided about orders, in their transaction. */
const decidingOf = (
  parts: ServiceParts,
  orders: ReturnType<typeof ordersModule>,
  {
    proposed,
    COURIERS,
    digest,
    ...paying
  }: Pick<Parameters<typeof paymentsModule>[0], 'papers' | 'formOf' | 'payable' | 'jazzcash'> &
    Pick<Parameters<typeof refundsModule>[0], 'proposed'> &
    Pick<Parameters<typeof parcelsModule>[0], 'digest'> &
    Pick<z.output<typeof commerceConfig>, 'COURIERS'>,
) => {
  const { inTransaction, queries, shown, accounts } = orders;
  const ofOrders = { ...parts, inTransaction, queries, shown };
  const parcels = parcelsModule({ ...ofOrders, digest, hasTestCourier: COURIERS === 'simulator' });
  const payments = paymentsModule({ ...ofOrders, ...paying });
  const refunds = refundsModule({ ...ofOrders, accounts, proposed });
  // The routes of one order last: others of its folder must not be read as its id.
  const slices = [
    ...[orders, parcels, payments, refunds, { routes: orders.caseRoutes }, { routes: refunds.accountRoutes }],
    ...[refillsModule(parts), recallsModule(ofOrders), { routes: orders.buyerRoutesWith(parcels) }],
  ];
  return { refunds, slices };
};

/** Carts, orders and the ledgers of stores. */
const buyingOf = (
  parts: ServiceParts,
  { pictures, papers, stores, accessories, needsTaxNumber, takesOrders }: ReturnType<typeof catalogueOf>,
  { BANK_TRANSFER_TO: transferTo, PAYMENTS, COURIERS, ...config }: z.output<typeof commerceConfig>,
) => {
  const { requireThereIn, absenceIn } = stores;
  const jazzcash = jazzCashOf(config);
  const promos = promosModule({
    ...parts,
    digest: keyedDigest(keySecretsOf(config), { purpose: 'users of promo codes' }),
    budget: config.PROMO_BUDGET,
  });
  const proposals = proposalsModule(parts);
  const carts = cartsModule({ ...parts, requireThereIn, takesOrders, isPromoUsed: promos.isUsedBy });
  const ledgers = ledgersModule({
    ...parts,
    seal: joseSeal(keySecretsOf(config), { purpose: 'accounts of stores' }),
    needsTaxNumber,
    storeOf: stores.getIdOfOwner,
    ownerOf: (storeId) => stores.getOwnerOf(storeId),
    findStoreOf: stores.findIdOfOwner,
    absenceIn,
    ...{ storeNotFound: stores.storeNotFound, taxNumberChangedIn: stores.taxNumberChangedIn },
    ...{ proposalsIn: proposals.proposalsIn, proposed: proposals.proposed },
  });
  const sales = salesModule({ ...parts, storeOf: stores.getIdOfOwner, storeNotFound: stores.storeNotFound });
  const payable: Payable = { transferTo, isSimulated: PAYMENTS === 'simulator', live: jazzcash === undefined ? [] : ['jazzcash'] };
  const digest = keyedDigest(keySecretsOf(config), { purpose: 'contacts of buyers' });
  const orders = ordersModule({
    ...parts,
    seal: joseSeal(keySecretsOf(config), { purpose: 'accounts of refunds' }),
    digest,
    papers,
    payable,
    stockIn: ofRegisteredStores(accessories.stockIn, ledgers.requireRegisteredIn),
    ledgersIn: ledgers.storesIn,
    promosIn: promos.promosIn,
    proposalsIn: proposals.proposalsIn,
    cartIn: carts.cartIn,
    requireThereIn,
    absenceIn,
  });
  const paying = { papers, formOf: pictures.formOf, payable, jazzcash };
  const deciding = decidingOf(parts, orders, { ...paying, proposed: proposals.proposed, digest, COURIERS });
  const confirming = proposals.routesFor({
    confirm: { settlement: ledgers.confirmSettlement, refund: deciding.refunds.confirmRefund },
    refuses: [...ledgers.confirmRefuses, ...deciding.refunds.confirmRefuses],
  });
  return { carts, orders, ledgers, slices: [carts, promos, ...deciding.slices, ledgers, sales, { routes: confirming }] };
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
    const { carts, orders, ledgers, slices } = buyingOf(parts, catalogue, config);
    const homecomings = homecomingsModule({ ...parts, accessories });
    // Everything of a member before their store.
    const inOrder = [orders, carts, homecomings, interests, reviews.accessories, reviews.stores, accessories, ledgers, stores];
    const followIn = inOrder.map((slice) => slice.followIn);
    const marks = { consumers: [markFollower('commerce.marks', [stores.marked, accessories.marked])], jobs: papers.jobs };
    const closing = { consumers: [memberFollower('commerce.closing', { keepIn: stores.keepMemberIn, followIn })] };
    const exports = exportsModule({
      store: stores.exported,
      storeAccount: ledgers.exported,
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
      homecomings,
      ...slices,
      catalogue.emptySearches,
      accessories,
      stores,
      popularityModule(parts),
      { prepare: limiters.open },
    ];
  },
});
