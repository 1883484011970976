// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
import { api } from '../api.ts';
import { changes, provides, request } from '../endpoint.ts';
import type { Answer, Args, Change } from '../endpoint.ts';

const tagTypes = ['Accessory', 'Cart', 'Category', 'Courier', 'Debt', 'Homecoming', 'Order', 'Parcel', 'PromoBudget', 'Proposal', 'Refill', 'Refund', 'Review', 'Sale', 'Service', 'Settlement', 'Stats', 'Store'] as const;

export const commerceEndpoints = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  endpoints: (build) => ({
    /** All that is kept here of the caller: their store, its tax number, bank account, papers and products, what they like, their reviews and their cart */
    getStoresExport: build.query<Answer<'getStoresExport'>, Args<'getStoresExport'>>({ query: request('GET', '/stores/export'), providesTags: provides('Store', ['accessories', 'shopLikes', 'storeReviews', 'accessoryReviews', 'store', 'storeAccount', 'storeVerification', 'cart']) }),
    /** Like a store, or no longer; without `liked` the other way round than it is */
    postStoresByIdLike: build.mutation<Answer<'postStoresByIdLike'>, Change<'postStoresByIdLike'>>({ query: request('POST', '/stores/{id}/like') }),
    /** Stores that the caller likes, the last one liked first: open ones, and the caller's */
    getStoresUserLikes: build.query<Answer<'getStoresUserLikes'>, Args<'getStoresUserLikes'>>({ query: request('GET', '/stores/user/likes'), providesTags: provides('Store', ['stores']) }),
    /** Like a product, or no longer; without `liked` the other way round than it is */
    postAccessoriesByIdLike: build.mutation<Answer<'postAccessoriesByIdLike'>, Change<'postAccessoriesByIdLike'>>({ query: request('POST', '/accessories/{id}/like') }),
    /** Products that the caller likes, the last one liked first: those in lists, and those of the caller's store */
    getAccessoriesUserLikes: build.query<Answer<'getAccessoriesUserLikes'>, Args<'getAccessoriesUserLikes'>>({ query: request('GET', '/accessories/user/likes'), providesTags: provides('Accessory', ['accessories']) }),
    /** Count a look at a store: once a day for each viewer, never for its owner */
    postStoresByIdView: build.mutation<Answer<'postStoresByIdView'>, Change<'postStoresByIdView'>>({ query: request('POST', '/stores/{id}/view'), extraOptions: { access: 'optional' } }),
    /** Reviews of a store, the last written first */
    getStoresByIdReviews: build.query<Answer<'getStoresByIdReviews'>, Args<'getStoresByIdReviews'>>({ query: request('GET', '/stores/{id}/reviews'), extraOptions: { access: 'public' }, providesTags: provides('Review', ['reviews']) }),
    /** Reviews of a store, the last written first, with the token of the member who is signed in */
    getStoresByIdReviewsAsMember: build.query<Answer<'getStoresByIdReviews'>, Args<'getStoresByIdReviews'>>({ query: request('GET', '/stores/{id}/reviews'), providesTags: provides('Review', ['reviews']) }),
    /** Review a store after a delivered parcel; a second review replaces the first */
    postStoresByIdReviews: build.mutation<Answer<'postStoresByIdReviews'>, Change<'postStoresByIdReviews'>>({ query: request('POST', '/stores/{id}/reviews'), invalidatesTags: changes('Review') }),
    /** The caller's review of a store, if any, and whether they may write one */
    getStoresByIdReviewsOwn: build.query<Answer<'getStoresByIdReviewsOwn'>, Args<'getStoresByIdReviewsOwn'>>({ query: request('GET', '/stores/{id}/reviews/own'), providesTags: provides('Review', ['review', 'mayReview']) }),
    /** Remove the caller's review; an admin removes any; once more answers the same */
    deleteStoresByIdReviewsByReviewId: build.mutation<Answer<'deleteStoresByIdReviewsByReviewId'>, Change<'deleteStoresByIdReviewsByReviewId'>>({ query: request('DELETE', '/stores/{id}/reviews/{reviewId}'), invalidatesTags: changes('Review') }),
    /** Reviews of a product, the last written first */
    getAccessoriesByIdReviews: build.query<Answer<'getAccessoriesByIdReviews'>, Args<'getAccessoriesByIdReviews'>>({ query: request('GET', '/accessories/{id}/reviews'), extraOptions: { access: 'public' }, providesTags: provides('Review', ['reviews']) }),
    /** Reviews of a product, the last written first, with the token of the member who is signed in */
    getAccessoriesByIdReviewsAsMember: build.query<Answer<'getAccessoriesByIdReviews'>, Args<'getAccessoriesByIdReviews'>>({ query: request('GET', '/accessories/{id}/reviews'), providesTags: provides('Review', ['reviews']) }),
    /** Review a product after a delivered parcel; a second review replaces the first */
    postAccessoriesByIdReviews: build.mutation<Answer<'postAccessoriesByIdReviews'>, Change<'postAccessoriesByIdReviews'>>({ query: request('POST', '/accessories/{id}/reviews'), invalidatesTags: changes('Review') }),
    /** The caller's review of a product, if any, and whether they may write one */
    getAccessoriesByIdReviewsOwn: build.query<Answer<'getAccessoriesByIdReviewsOwn'>, Args<'getAccessoriesByIdReviewsOwn'>>({ query: request('GET', '/accessories/{id}/reviews/own'), providesTags: provides('Review', ['review', 'mayReview']) }),
    /** Remove the caller's review; an admin removes any; once more answers the same */
    deleteAccessoriesByIdReviewsByReviewId: build.mutation<Answer<'deleteAccessoriesByIdReviewsByReviewId'>, Change<'deleteAccessoriesByIdReviewsByReviewId'>>({ query: request('DELETE', '/accessories/{id}/reviews/{reviewId}'), invalidatesTags: changes('Review') }),
    /** For each pet that moved in with the caller in the last 60 days a basket from stores of the city */
    getCartHomecomings: build.query<Answer<'getCartHomecomings'>, Args<'getCartHomecomings'>>({ query: request('GET', '/cart/homecomings'), providesTags: provides('Homecoming', ['homecomings']) }),
    /** The caller's cart, at current prices */
    getCart: build.query<Answer<'getCart'>, Args<'getCart'>>({ query: request('GET', '/cart'), providesTags: ['Cart'] }),
    /** Empty the caller's cart, its promo code too */
    deleteCart: build.mutation<Answer<'deleteCart'>, Change<'deleteCart'>>({ query: request('DELETE', '/cart') }),
    /** Merge the cart that a visitor had in the browser: the larger quantity of each product, as far as there is stock; what cannot be bought now, and what goes beyond 100 lines, is left out */
    postCartMerge: build.mutation<Answer<'postCartMerge'>, Change<'postCartMerge'>>({ query: request('POST', '/cart/merge') }),
    /** What these products cost at current prices; nothing is kept */
    postCartQuote: build.mutation<Answer<'postCartQuote'>, Change<'postCartQuote'>>({ query: request('POST', '/cart/quote'), extraOptions: { access: 'credentials' } }),
    /** Add pieces of a product to the caller's cart */
    postCartItems: build.mutation<Answer<'postCartItems'>, Change<'postCartItems'>>({ query: request('POST', '/cart/items') }),
    /** Set how many pieces of a product are in the caller's cart; 0 or less removes it, fewer than before but more than there are set what there is */
    patchCartItemsByAccessoryId: build.mutation<Answer<'patchCartItemsByAccessoryId'>, Change<'patchCartItemsByAccessoryId'>>({ query: request('PATCH', '/cart/items/{accessoryId}') }),
    /** Remove a product from the caller's cart */
    deleteCartItemsByAccessoryId: build.mutation<Answer<'deleteCartItemsByAccessoryId'>, Change<'deleteCartItemsByAccessoryId'>>({ query: request('DELETE', '/cart/items/{accessoryId}') }),
    /** Apply a promo code to the caller's cart */
    postCartPromo: build.mutation<Answer<'postCartPromo'>, Change<'postCartPromo'>>({ query: request('POST', '/cart/promo') }),
    /** Remove the promo code from the caller's cart */
    deleteCartPromo: build.mutation<Answer<'deleteCartPromo'>, Change<'deleteCartPromo'>>({ query: request('DELETE', '/cart/promo') }),
    /** What Paltu bears of promo codes this month, for verified stores and orders that are paid ahead; when it is used up, stores do */
    getAdminPromoBudget: build.query<Answer<'getAdminPromoBudget'>, Args<'getAdminPromoBudget'>>({ query: request('GET', '/admin/promo-budget'), providesTags: ['PromoBudget'] }),
    /** All that is kept here of the caller: what they ordered, and what they sold */
    getOrdersExport: build.query<Answer<'getOrdersExport'>, Args<'getOrdersExport'>>({ query: request('GET', '/orders/export'), providesTags: provides('Order', ['orders', 'soldParcels']) }),
    /** Parcels that the caller's store has to send or has sent, the newest first, or the oldest */
    getOrdersParcels: build.query<Answer<'getOrdersParcels'>, Args<'getOrdersParcels'>>({ query: request('GET', '/orders/parcels'), providesTags: provides('Parcel', ['parcels']) }),
    /** What waits among the parcels of the caller's store, and since when; nothing without a store */
    getOrdersParcelsWaiting: build.query<Answer<'getOrdersParcelsWaiting'>, Args<'getOrdersParcelsWaiting'>>({ query: request('GET', '/orders/parcels/waiting'), providesTags: provides('Parcel', ['waiting']) }),
    /** Parcels of the caller's store that wait for payment, the newest first: what is reserved for them, not for whom */
    getOrdersParcelsUnpaid: build.query<Answer<'getOrdersParcelsUnpaid'>, Args<'getOrdersParcelsUnpaid'>>({ query: request('GET', '/orders/parcels/unpaid'), providesTags: provides('Parcel', ['parcels']) }),
    /** Parcels that an admin has to decide about, the oldest first */
    getOrdersDisputes: build.query<Answer<'getOrdersDisputes'>, Args<'getOrdersDisputes'>>({ query: request('GET', '/orders/disputes'), providesTags: provides('Order', ['parcels']) }),
    /** One parcel, for its two sides and admins */
    getOrdersParcelsById: build.query<Answer<'getOrdersParcelsById'>, Args<'getOrdersParcelsById'>>({ query: request('GET', '/orders/parcels/{id}'), providesTags: provides('Parcel', ['parcel']) }),
    /** Move a parcel to its next status, as its seller, its buyer or an admin may */
    patchOrdersParcelsByIdStatus: build.mutation<Answer<'patchOrdersParcelsByIdStatus'>, Change<'patchOrdersParcelsByIdStatus'>>({ query: request('PATCH', '/orders/parcels/{id}/status'), invalidatesTags: changes('Parcel') }),
    /** Cancel a parcel of the caller's order that has not left its store */
    postOrdersParcelsByIdCancel: build.mutation<Answer<'postOrdersParcelsByIdCancel'>, Change<'postOrdersParcelsByIdCancel'>>({ query: request('POST', '/orders/parcels/{id}/cancel'), invalidatesTags: changes('Parcel') }),
    /** Release a parcel of the caller's store that waits for payment: it is cancelled, and its buyer is notified; money that comes later is paid back */
    postOrdersParcelsByIdRelease: build.mutation<Answer<'postOrdersParcelsByIdRelease'>, Change<'postOrdersParcelsByIdRelease'>>({ query: request('POST', '/orders/parcels/{id}/release') }),
    /** Drop pieces that the caller's store does not have from a parcel, once for each Idempotency-Key; without anything left the parcel is cancelled */
    postOrdersParcelsByIdDrop: build.mutation<Answer<'postOrdersParcelsByIdDrop'>, Change<'postOrdersParcelsByIdDrop'>>({ query: request('POST', '/orders/parcels/{id}/drop'), invalidatesTags: changes('Parcel') }),
    /** Contest that the buyer refused a parcel (refusal) or that it came (not-arrived), within 7 days, or that its store refused a return (return-refused), within 3 days: an admin decides, and nothing of it is paid out */
    postOrdersParcelsByIdContest: build.mutation<Answer<'postOrdersParcelsByIdContest'>, Change<'postOrdersParcelsByIdContest'>>({ query: request('POST', '/orders/parcels/{id}/contest'), invalidatesTags: changes('Parcel') }),
    /** Decide a contest, with a reason that both sides read: whether the buyer is right. Then a parcel that did not arrive is lost, and a refused return is taken back */
    patchOrdersParcelsByIdContest: build.mutation<Answer<'patchOrdersParcelsByIdContest'>, Change<'patchOrdersParcelsByIdContest'>>({ query: request('PATCH', '/orders/parcels/{id}/contest'), invalidatesTags: changes('Parcel') }),
    /** Couriers that a seller can hand parcels to now */
    getOrdersCouriers: build.query<Answer<'getOrdersCouriers'>, Args<'getOrdersCouriers'>>({ query: request('GET', '/orders/couriers'), providesTags: provides('Courier', ['couriers']) }),
    /** Test courier: choose how it behaves with a parcel of the caller's store; it is asked at once, and no parcel moves */
    postOrdersParcelsByIdCourierTest: build.mutation<Answer<'postOrdersParcelsByIdCourierTest'>, Change<'postOrdersParcelsByIdCourierTest'>>({ query: request('POST', '/orders/parcels/{id}/courier-test'), invalidatesTags: changes('Parcel') }),
    /** Ways to pay that are offered now */
    getOrdersPaymentMethods: build.query<Answer<'getOrdersPaymentMethods'>, Args<'getOrdersPaymentMethods'>>({ query: request('GET', '/orders/payment-methods'), extraOptions: { access: 'public' }, providesTags: provides('Order', ['methods']) }),
    /** Orders whose slip an admin has to check, the oldest first */
    getOrdersPayments: build.query<Answer<'getOrdersPayments'>, Args<'getOrdersPayments'>>({ query: request('GET', '/orders/payments'), providesTags: provides('Order', ['orders']) }),
    /** Decide whether what a buyer transferred came: each transfer counts once, by its reference; one for an order that is paid already only as `second` */
    patchOrdersByIdPayment: build.mutation<Answer<'patchOrdersByIdPayment'>, Change<'patchOrdersByIdPayment'>>({ query: request('PATCH', '/orders/{id}/payment'), invalidatesTags: changes('Order') }),
    /** Send the slip of a bank transfer for the caller's order; it replaces an earlier one, and an admin checks it */
    postOrdersByIdSlip: build.mutation<Answer<'postOrdersByIdSlip'>, Change<'postOrdersByIdSlip'>>({ query: request('POST', '/orders/{id}/slip'), invalidatesTags: changes('Order') }),
    /** The page where the caller's order is paid by a wallet; paying again continues the open attempt */
    postOrdersByIdPay: build.mutation<Answer<'postOrdersByIdPay'>, Change<'postOrdersByIdPay'>>({ query: request('POST', '/orders/{id}/pay') }),
    /** The browser of a buyer comes back from the page of the wallet, which is asked, and goes on to the page of the order */
    postOrdersPaymentsSimulatorReturn: build.mutation<Answer<'postOrdersPaymentsSimulatorReturn'>, Change<'postOrdersPaymentsSimulatorReturn'>>({ query: request('POST', '/orders/payments/simulator/return'), extraOptions: { access: 'credentials' }, invalidatesTags: changes('Order') }),
    /** The browser of a buyer comes back from the page of the wallet, which is asked, and goes on to the page of the order */
    postOrdersPaymentsJazzcashReturn: build.mutation<Answer<'postOrdersPaymentsJazzcashReturn'>, Change<'postOrdersPaymentsJazzcashReturn'>>({ query: request('POST', '/orders/payments/jazzcash/return'), extraOptions: { access: 'credentials' }, invalidatesTags: changes('Order') }),
    /** A notice of JazzCash, which is asked before anything counts; what it has not signed is not taken */
    postOrdersPaymentsJazzcashNotice: build.mutation<Answer<'postOrdersPaymentsJazzcashNotice'>, Change<'postOrdersPaymentsJazzcashNotice'>>({ query: request('POST', '/orders/payments/jazzcash/notice'), extraOptions: { access: 'credentials' }, invalidatesTags: changes('Order') }),
    /** Test payment: how the simulated wallet answers, and the notices that it sends; no money moves */
    postOrdersPaymentsSimulatorChoice: build.mutation<Answer<'postOrdersPaymentsSimulatorChoice'>, Change<'postOrdersPaymentsSimulatorChoice'>>({ query: request('POST', '/orders/payments/simulator/choice'), extraOptions: { access: 'credentials' }, invalidatesTags: changes('Order') }),
    /** Test payment: a notice of the simulated wallet; the wallet is asked before anything counts */
    postOrdersPaymentsSimulatorNotice: build.mutation<Answer<'postOrdersPaymentsSimulatorNotice'>, Change<'postOrdersPaymentsSimulatorNotice'>>({ query: request('POST', '/orders/payments/simulator/notice'), extraOptions: { access: 'credentials' }, invalidatesTags: changes('Order') }),
    /** Refunds that buyers have not had yet, the oldest first: those that Paltu pays, or that are owed by a store or a courier */
    getOrdersRefunds: build.query<Answer<'getOrdersRefunds'>, Args<'getOrdersRefunds'>>({ query: request('GET', '/orders/refunds'), providesTags: provides('Refund', ['refunds']) }),
    /** What the caller's store has to give back to buyers itself, of cash that it took at the door, the oldest first */
    getOrdersDebts: build.query<Answer<'getOrdersDebts'>, Args<'getOrdersDebts'>>({ query: request('GET', '/orders/debts'), providesTags: provides('Debt', ['debts']) }),
    /** Confirm that the caller's store gave back what it owes to a buyer, who may contest that for 7 days */
    postOrdersRefundsByIdGiveBack: build.mutation<Answer<'postOrdersRefundsByIdGiveBack'>, Change<'postOrdersRefundsByIdGiveBack'>>({ query: request('POST', '/orders/refunds/{id}/give-back'), invalidatesTags: changes('Refund') }),
    /** Contest that a store gave back what it owes the caller, or, after 3 days, that it gave nothing back: an admin decides, and nothing of the parcel is paid out */
    postOrdersRefundsByIdContest: build.mutation<Answer<'postOrdersRefundsByIdContest'>, Change<'postOrdersRefundsByIdContest'>>({ query: request('POST', '/orders/refunds/{id}/contest'), invalidatesTags: changes('Refund') }),
    /** Record that a refund was transferred (paid; PKR 100,000 or more of an order within 24 hours, and to an account that was replaced in the last 7 days, it is proposed (202): another admin has to confirm it), have Paltu pay all or a part of what a store owes out of what the store may have (due), or decide what the buyer contests (owed-by-store, given-back) */
    patchOrdersRefundsById: build.mutation<Answer<'patchOrdersRefundsById'>, Change<'patchOrdersRefundsById'>>({ query: request('PATCH', '/orders/refunds/{id}'), invalidatesTags: changes('Refund') }),
    /** The orders of a member, the newest first */
    getOrdersBuyersById: build.query<Answer<'getOrdersBuyersById'>, Args<'getOrdersBuyersById'>>({ query: request('GET', '/orders/buyers/{id}'), providesTags: provides('Order', ['orders']) }),
    /** One order as a case for admins: its parcels, payment and refunds, what happened when, and what its sides did before */
    getOrdersCasesById: build.query<Answer<'getOrdersCasesById'>, Args<'getOrdersCasesById'>>({ query: request('GET', '/orders/cases/{id}'), providesTags: provides('Order', ['case']) }),
    /** The account that refunds of the caller's order go to, masked; null as long as none is named */
    getOrdersByIdRefundTo: build.query<Answer<'getOrdersByIdRefundTo'>, Args<'getOrdersByIdRefundTo'>>({ query: request('GET', '/orders/{id}/refund-to'), providesTags: provides('Order', ['refundTo']) }),
    /** Name the bank account or wallet that refunds of the caller's order go to; it is kept sealed until they are paid, and 90 days more */
    putOrdersByIdRefundTo: build.mutation<Answer<'putOrdersByIdRefundTo'>, Change<'putOrdersByIdRefundTo'>>({ query: request('PUT', '/orders/{id}/refund-to'), invalidatesTags: changes('Order') }),
    /** What the caller has bought that runs out, the first one first: products whose store gives how long a pack lasts */
    getOrdersRefills: build.query<Answer<'getOrdersRefills'>, Args<'getOrdersRefills'>>({ query: request('GET', '/orders/refills'), providesTags: provides('Refill', ['refills']) }),
    /** Order what is in the caller's cart: all of it or nothing, once for each Idempotency-Key */
    postOrders: build.mutation<Answer<'postOrders'>, Change<'postOrders'>>({ query: request('POST', '/orders'), invalidatesTags: changes('Order') }),
    /** The caller's orders, the newest first */
    getOrders: build.query<Answer<'getOrders'>, Args<'getOrders'>>({ query: request('GET', '/orders'), providesTags: provides('Order', ['orders']) }),
    /** Cancel all parcels of the caller's order that have not left their store */
    postOrdersByIdCancel: build.mutation<Answer<'postOrdersByIdCancel'>, Change<'postOrdersByIdCancel'>>({ query: request('POST', '/orders/{id}/cancel'), invalidatesTags: changes('Order') }),
    /** One order of the caller; admins see every one */
    getOrdersById: build.query<Answer<'getOrdersById'>, Args<'getOrdersById'>>({ query: request('GET', '/orders/{id}'), providesTags: provides('Order', ['order']) }),
    /** Tax number and bank account of the caller's store, masked */
    getStoresUserAccount: build.query<Answer<'getStoresUserAccount'>, Args<'getStoresUserAccount'>>({ query: request('GET', '/stores/user/account'), providesTags: provides('Store', ['account']) }),
    /** Set tax number or bank account of the caller's store; nothing is paid out to another account for 48 hours, and another number is checked anew */
    putStoresUserAccount: build.mutation<Answer<'putStoresUserAccount'>, Change<'putStoresUserAccount'>>({ query: request('PUT', '/stores/user/account'), invalidatesTags: changes('Store') }),
    /** Tax number and bank account of a store, for admins who check or pay */
    getStoresByIdAccount: build.query<Answer<'getStoresByIdAccount'>, Args<'getStoresByIdAccount'>>({ query: request('GET', '/stores/{id}/account'), providesTags: provides('Store', ['account']) }),
    /** Settlements of the caller's store, the newest first */
    getStoresUserSettlements: build.query<Answer<'getStoresUserSettlements'>, Args<'getStoresUserSettlements'>>({ query: request('GET', '/stores/user/settlements'), providesTags: provides('Settlement', ['settlements']) }),
    /** Record what a store is paid out of its balance, to its account of now: at most what it may have, once for each Idempotency-Key. PKR 100,000 or more within 24 hours, and to an account that was named in the last 7 days, it is proposed (202): another admin has to confirm it */
    postStoresByIdSettlements: build.mutation<Answer<'postStoresByIdSettlements'>, Change<'postStoresByIdSettlements'>>({ query: request('POST', '/stores/{id}/settlements'), invalidatesTags: changes('Settlement') }),
    /** Record that the bank sent a settlement back: the store is due it again */
    patchStoresByIdSettlementsBySettlementId: build.mutation<Answer<'patchStoresByIdSettlementsBySettlementId'>, Change<'patchStoresByIdSettlementsBySettlementId'>>({ query: request('PATCH', '/stores/{id}/settlements/{settlementId}'), invalidatesTags: changes('Settlement') }),
    /** Stores that have money available, the largest amount first, with the account that it is paid to, and those that owe some */
    getAdminSettlements: build.query<Answer<'getAdminSettlements'>, Args<'getAdminSettlements'>>({ query: request('GET', '/admin/settlements'), providesTags: provides('Settlement', ['stores']) }),
    /** Settlements of all stores, the newest first */
    getAdminSettlementsMade: build.query<Answer<'getAdminSettlementsMade'>, Args<'getAdminSettlementsMade'>>({ query: request('GET', '/admin/settlements/made'), providesTags: provides('Settlement', ['settlements']) }),
    /** All rows of the ledger of the caller's store in a month, as CSV, with the hashes that prove them */
    getStoresUserStatement: build.query<Answer<'getStoresUserStatement'>, Args<'getStoresUserStatement'>>({ query: request('GET', '/stores/user/statement'), providesTags: provides('Store', []) }),
    /** What each order came to for each store in a month, with its tax number, as CSV */
    getAdminStatements: build.query<Answer<'getAdminStatements'>, Args<'getAdminStatements'>>({ query: request('GET', '/admin/statements') }),
    /** The receipt of a delivered parcel, for its buyer, its seller and admins */
    getOrdersParcelsByIdReceipt: build.query<Answer<'getOrdersParcelsByIdReceipt'>, Args<'getOrdersParcelsByIdReceipt'>>({ query: request('GET', '/orders/parcels/{id}/receipt'), providesTags: provides('Parcel', ['receipt']) }),
    /** Balance of the caller's store */
    getStoresUserBalance: build.query<Answer<'getStoresUserBalance'>, Args<'getStoresUserBalance'>>({ query: request('GET', '/stores/user/balance'), providesTags: provides('Store', ['balance']) }),
    /** The ledger of the caller's store, the newest row first */
    getStoresUserLedger: build.query<Answer<'getStoresUserLedger'>, Args<'getStoresUserLedger'>>({ query: request('GET', '/stores/user/ledger'), providesTags: provides('Store', ['rows']) }),
    /** What the caller's store has sold in the last 30 days, day by day: parcels that were delivered */
    getStoresUserSalesByDay: build.query<Answer<'getStoresUserSalesByDay'>, Args<'getStoresUserSalesByDay'>>({ query: request('GET', '/stores/user/sales-by-day'), providesTags: provides('Store', ['sales']) }),
    /** Each delivered parcel of the caller's store, the last delivered first: what it came to, what Paltu takes, what is the store's; none without a store */
    getStoresUserSales: build.query<Answer<'getStoresUserSales'>, Args<'getStoresUserSales'>>({ query: request('GET', '/stores/user/sales'), providesTags: provides('Sale', ['sales']) }),
    /** Settlements and refunds that wait for a second admin, the oldest first (waiting, the default), or that were confirmed or refused, the newest first (decided) */
    getAdminPayoutProposals: build.query<Answer<'getAdminPayoutProposals'>, Args<'getAdminPayoutProposals'>>({ query: request('GET', '/admin/payout-proposals'), providesTags: provides(['Proposal'], ['proposals']) }),
    /** Confirm a settlement or refund that another admin has proposed (it is checked again, and recorded as paid), or refuse one with a reason */
    patchAdminPayoutProposalsById: build.mutation<Answer<'patchAdminPayoutProposalsById'>, Change<'patchAdminPayoutProposalsById'>>({ query: request('PATCH', '/admin/payout-proposals/{id}'), invalidatesTags: changes('Proposal') }),
    /** Searches that found nothing in the last `days`, today among them, once several visitors made them on several days */
    getAccessoriesEmptySearches: build.query<Answer<'getAccessoriesEmptySearches'>, Args<'getAccessoriesEmptySearches'>>({ query: request('GET', '/accessories/empty-searches'), providesTags: provides('Accessory', ['searches']) }),
    /** Searches that found nothing in the last `days`, today among them, once several visitors made them on several days */
    getStoresEmptySearches: build.query<Answer<'getStoresEmptySearches'>, Args<'getStoresEmptySearches'>>({ query: request('GET', '/stores/empty-searches'), providesTags: provides('Store', ['searches']) }),
    /** Products; `search` while searching: what it was taken for, and what is nearest where nothing fits */
    getAccessories: build.query<Answer<'getAccessories'>, Args<'getAccessories'>>({ query: request('GET', '/accessories'), extraOptions: { access: 'public' }, providesTags: provides('Accessory', ['accessories', 'search']) }),
    /** Offer a product in the caller's store, or keep it as a draft */
    postAccessories: build.mutation<Answer<'postAccessories'>, Change<'postAccessories'>>({ query: request('POST', '/accessories'), invalidatesTags: changes('Accessory') }),
    /** How many products each category and each animal would leave; null where there are more than can be counted */
    getAccessoriesFacets: build.query<Answer<'getAccessoriesFacets'>, Args<'getAccessoriesFacets'>>({ query: request('GET', '/accessories/facets'), extraOptions: { access: 'public' }, providesTags: provides('Accessory', ['facets']) }),
    /** Products that are found by words, the best match first */
    getAccessoriesSearch: build.query<Answer<'getAccessoriesSearch'>, Args<'getAccessoriesSearch'>>({ query: request('GET', '/accessories/search'), extraOptions: { access: 'public' }, providesTags: provides('Accessory', ['accessories', 'search']) }),
    /** Products of one category, the newest first */
    getAccessoriesCategory: build.query<Answer<'getAccessoriesCategory'>, Args<'getAccessoriesCategory'>>({ query: request('GET', '/accessories/category'), extraOptions: { access: 'public' }, providesTags: provides('Accessory', ['accessories']) }),
    /** Products that are shown before others */
    getAccessoriesFeatured: build.query<Answer<'getAccessoriesFeatured'>, Args<'getAccessoriesFeatured'>>({ query: request('GET', '/accessories/featured'), extraOptions: { access: 'public' }, providesTags: provides('Accessory', ['accessories']) }),
    /** Products of one store, by its id or that of its owner, the newest first */
    getAccessoriesVendor: build.query<Answer<'getAccessoriesVendor'>, Args<'getAccessoriesVendor'>>({ query: request('GET', '/accessories/vendor'), extraOptions: { access: 'public' }, providesTags: provides('Accessory', ['accessories']) }),
    /** Products in stock of the same category and for the same animals, those with the nearest names first */
    getAccessoriesByIdSimilar: build.query<Answer<'getAccessoriesByIdSimilar'>, Args<'getAccessoriesByIdSimilar'>>({ query: request('GET', '/accessories/{id}/similar'), extraOptions: { access: 'public' }, providesTags: provides('Accessory', ['accessories']) }),
    /** How many products there are; at most ten seconds old */
    getAccessoriesStats: build.query<Answer<'getAccessoriesStats'>, Args<'getAccessoriesStats'>>({ query: request('GET', '/accessories/stats'), extraOptions: { access: 'public' }, providesTags: ['Stats'] }),
    /** Products of the caller's store, drafts and archived ones too; none without a store */
    getAccessoriesUserMyAccessories: build.query<Answer<'getAccessoriesUserMyAccessories'>, Args<'getAccessoriesUserMyAccessories'>>({ query: request('GET', '/accessories/user/my-accessories'), providesTags: provides('Accessory', ['accessories']) }),
    /** Change a product of the caller's store */
    putAccessoriesById: build.mutation<Answer<'putAccessoriesById'>, Change<'putAccessoriesById'>>({ query: request('PUT', '/accessories/{id}'), invalidatesTags: changes('Accessory') }),
    /** Remove a product for good */
    deleteAccessoriesById: build.mutation<Answer<'deleteAccessoriesById'>, Change<'deleteAccessoriesById'>>({ query: request('DELETE', '/accessories/{id}'), invalidatesTags: changes('Accessory') }),
    /** One product, also while its store is closed */
    getAccessoriesById: build.query<Answer<'getAccessoriesById'>, Args<'getAccessoriesById'>>({ query: request('GET', '/accessories/{id}'), extraOptions: { access: 'public' }, providesTags: provides('Accessory', ['accessory']) }),
    /** One product, also while its store is closed, with the token of the member who is signed in */
    getAccessoriesByIdAsMember: build.query<Answer<'getAccessoriesById'>, Args<'getAccessoriesById'>>({ query: request('GET', '/accessories/{id}'), providesTags: provides('Accessory', ['accessory']) }),
    /** Offer a product, take it back into a draft, or archive it */
    patchAccessoriesByIdStatus: build.mutation<Answer<'patchAccessoriesByIdStatus'>, Change<'patchAccessoriesByIdStatus'>>({ query: request('PATCH', '/accessories/{id}/status'), invalidatesTags: changes('Accessory') }),
    /** Recall products: their sale stops, and their pages show why */
    postAdminAccessoriesRecalls: build.mutation<Answer<'postAdminAccessoriesRecalls'>, Change<'postAdminAccessoriesRecalls'>>({ query: request('POST', '/admin/accessories/recalls'), invalidatesTags: changes('Accessory') }),
    /** Open stores; `search` while searching: what it was taken for, and what is nearest where nothing fits */
    getStores: build.query<Answer<'getStores'>, Args<'getStores'>>({ query: request('GET', '/stores'), extraOptions: { access: 'public' }, providesTags: provides('Store', ['stores', 'search']) }),
    /** Open a store. All stores take part in promo codes, and bear what a code takes off: of orders that are paid ahead Paltu bears it for verified stores, as far as its monthly budget goes */
    postStores: build.mutation<Answer<'postStores'>, Change<'postStores'>>({ query: request('POST', '/stores'), invalidatesTags: changes('Store') }),
    /** Change the caller's store */
    putStores: build.mutation<Answer<'putStores'>, Change<'putStores'>>({ query: request('PUT', '/stores'), invalidatesTags: changes('Store') }),
    /** Open stores that are found by words, the best match first */
    getStoresSearch: build.query<Answer<'getStoresSearch'>, Args<'getStoresSearch'>>({ query: request('GET', '/stores/search'), extraOptions: { access: 'public' }, providesTags: provides('Store', ['stores', 'search']) }),
    /** Stores that are shown before others */
    getStoresFeatured: build.query<Answer<'getStoresFeatured'>, Args<'getStoresFeatured'>>({ query: request('GET', '/stores/featured'), extraOptions: { access: 'public' }, providesTags: provides('Store', ['stores']) }),
    /** Stores of one type, the best rated first */
    getStoresType: build.query<Answer<'getStoresType'>, Args<'getStoresType'>>({ query: request('GET', '/stores/type'), extraOptions: { access: 'public' }, providesTags: provides('Store', ['stores']) }),
    /** Stores around a place, the nearest first */
    getStoresNearby: build.query<Answer<'getStoresNearby'>, Args<'getStoresNearby'>>({ query: request('GET', '/stores/nearby'), extraOptions: { access: 'public' }, providesTags: provides('Store', ['stores']) }),
    /** The types of stores, and how many open ones there are of each */
    getStoresCategories: build.query<Answer<'getStoresCategories'>, Args<'getStoresCategories'>>({ query: request('GET', '/stores/categories'), extraOptions: { access: 'public' }, providesTags: provides('Category', ['categories']) }),
    /** What open stores offer, the most frequent first, at most 100 */
    getStoresServices: build.query<Answer<'getStoresServices'>, Args<'getStoresServices'>>({ query: request('GET', '/stores/services'), extraOptions: { access: 'public' }, providesTags: provides('Service', ['services']) }),
    /** The caller's store */
    getStoresUserMyProfile: build.query<Answer<'getStoresUserMyProfile'>, Args<'getStoresUserMyProfile'>>({ query: request('GET', '/stores/user/my-profile'), providesTags: provides('Store', ['store']) }),
    /** Close the caller's store, or open it again */
    patchStoresStatus: build.mutation<Answer<'patchStoresStatus'>, Change<'patchStoresStatus'>>({ query: request('PATCH', '/stores/status'), invalidatesTags: changes('Store') }),
    /** Figures of the caller's store */
    getStoresUserStats: build.query<Answer<'getStoresUserStats'>, Args<'getStoresUserStats'>>({ query: request('GET', '/stores/user/stats'), providesTags: ['Stats'] }),
    /** Send papers and ask for the mark verified; papers that were sent before are forgotten */
    postStoresUserVerification: build.mutation<Answer<'postStoresUserVerification'>, Change<'postStoresUserVerification'>>({ query: request('POST', '/stores/user/verification'), invalidatesTags: changes('Store') }),
    /** What became of the caller's request for the mark verified */
    getStoresUserVerification: build.query<Answer<'getStoresUserVerification'>, Args<'getStoresUserVerification'>>({ query: request('GET', '/stores/user/verification'), providesTags: provides('Store', ['verification']) }),
    /** One store, also while it is closed */
    getStoresById: build.query<Answer<'getStoresById'>, Args<'getStoresById'>>({ query: request('GET', '/stores/{id}'), extraOptions: { access: 'public' }, providesTags: provides('Store', ['store']) }),
    /** One store, also while it is closed, with the token of the member who is signed in */
    getStoresByIdAsMember: build.query<Answer<'getStoresById'>, Args<'getStoresById'>>({ query: request('GET', '/stores/{id}'), providesTags: provides('Store', ['store']) }),
  }),
});
