// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
export interface paths {
    "/api/v1/adoption/stats": {
        /** How many requests the caller has received and sent, and how fast they answer */
        get: operations["getAdoptionStats"];
    };
    "/api/v1/adoption/owners/{userId}/response": {
        /** How fast an owner answers, from three answers on */
        get: operations["getAdoptionOwnersByUserIdResponse"];
    };
    "/api/v1/adoption/export": {
        /** All that is kept here of the caller: every request that they made or received */
        get: operations["getAdoptionExport"];
    };
    "/api/v1/adoption/requests": {
        /** The caller's requests and those for the caller's pets; cancelled ones only when they are asked for */
        get: operations["getAdoptionRequests"];
    };
    "/api/v1/adoption/requests/{id}": {
        /** One request, for its two sides */
        get: operations["getAdoptionRequestsById"];
        /** Take a request back that was not answered yet */
        delete: operations["deleteAdoptionRequestsById"];
    };
    "/api/v1/adoption/pets/{petId}/request": {
        /** Ask for a pet, or offer a price for one that is for sale */
        post: operations["postAdoptionPetsByPetIdRequest"];
    };
    "/api/v1/adoption/requests/{id}/status": {
        /** Approve or reject a request for one of the caller's pets */
        patch: operations["patchAdoptionRequestsByIdStatus"];
    };
    "/api/v1/adoption/requests/{id}/handover": {
        /** Record that the pet has moved to the requester */
        post: operations["postAdoptionRequestsByIdHandover"];
    };
    "/api/v1/adoption/requests/{id}/meeting": {
        /** Name the day on which the two could meet; the same day, named by the other side, is agreed on */
        put: operations["putAdoptionRequestsByIdMeeting"];
    };
    "/api/v1/adoption/requests/{id}/fall-through": {
        /** Record that an approved adoption came to nothing or, within 14 days, that the pet came back */
        post: operations["postAdoptionRequestsByIdFallThrough"];
    };
    "/.well-known/jwks.json": {
        /** The keys that verify access tokens (RFC 7517) */
        get: operations["getWellKnownJwksJson"];
    };
    "/media/auth/{imageId}/{file}": {
        /** A picture in one of its widths */
        get: operations["getMediaAuthByImageIdByFile"];
    };
    "/api/v1/auth/register": {
        /** Become a member */
        post: operations["postAuthRegister"];
    };
    "/api/v1/auth/users": {
        /** Members, the newest first; `search` is words of name and e-mail, misspelt ones too, of which the last need only begin so, or a phone number in any spelling */
        get: operations["getAuthUsers"];
    };
    "/api/v1/auth/users/{id}/role": {
        /**
         * Make somebody an admin, or take that back
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        patch: operations["patchAuthUsersByIdRole"];
    };
    "/api/v1/auth/users/{id}/roles": {
        /** Every change of the role of a member, the first one first; also of one who is gone */
        get: operations["getAuthUsersByIdRoles"];
    };
    "/api/v1/auth/users/{id}": {
        /** One member */
        get: operations["getAuthUsersById"];
    };
    "/api/v1/auth/users/{id}/history": {
        /** What admins did about a member, the last act first; also of one who is gone */
        get: operations["getAuthUsersByIdHistory"];
    };
    "/api/v1/auth/users/{id}/suspension": {
        /**
         * Keep a member out: all sessions end, no login is taken, and nothing of theirs is shown; or let them in again, as it was
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        patch: operations["patchAuthUsersByIdSuspension"];
    };
    "/api/v1/auth/users/{id}/sessions": {
        /** Where a member is logged in: the last used first, at most 100 */
        get: operations["getAuthUsersByIdSessions"];
        /** Log a member out everywhere; who asked is kept */
        delete: operations["deleteAuthUsersByIdSessions"];
    };
    "/api/v1/auth/deactivate": {
        /** Leave: all sessions end, the caller's listings are hidden, and after 30 days the account is erased */
        delete: operations["deleteAuthDeactivate"];
    };
    "/api/v1/auth/change-password": {
        /** Change the caller's password; all other sessions end */
        put: operations["putAuthChangePassword"];
    };
    "/api/v1/auth/profile": {
        /** The account of the caller, and what was counted of them */
        get: operations["getAuthProfile"];
        /** Edit the caller's profile; a new e-mail address counts once its link was opened, `profileImage: null` takes the picture away */
        put: operations["putAuthProfile"];
    };
    "/api/v1/auth/profile/upload": {
        /** Give the caller's profile a picture of at most 5 MB, and edit what comes along */
        put: operations["putAuthProfileUpload"];
    };
    "/api/v1/auth/profile/pending-email": {
        /** Keep the caller's e-mail address: the link that was mailed to a new one opens nothing any more */
        delete: operations["deleteAuthProfilePendingEmail"];
    };
    "/api/v1/auth/forgot-password": {
        /** Have a link mailed that leads to a new password */
        post: operations["postAuthForgotPassword"];
    };
    "/api/v1/auth/reset-password": {
        /** Set a new password by a mailed link; all sessions end */
        post: operations["postAuthResetPassword"];
    };
    "/api/v1/auth/verify-email": {
        /** Verify an e-mail address by a mailed link, and the password of the account unless the caller is logged in to it */
        post: operations["postAuthVerifyEmail"];
    };
    "/api/v1/auth/resend-verification": {
        /** Have the link that verifies an e-mail address mailed again: to the caller, or to an address that waits for it */
        post: operations["postAuthResendVerification"];
    };
    "/api/v1/auth/second-factor": {
        /** Whether the caller's second factor is on, whether their role needs it, and how many recovery codes are left */
        get: operations["getAuthSecondFactor"];
        /**
         * A secret for an app that makes codes (TOTP), and the URI of its QR code; it is on once a code has confirmed it
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        post: operations["postAuthSecondFactor"];
        /**
         * Turn the second factor off, for a code
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        delete: operations["deleteAuthSecondFactor"];
    };
    "/api/v1/auth/second-factor/confirm": {
        /** Turn the second factor on by its first code; all other sessions end. Ten recovery codes, shown this once; a refresh gives a token that knows */
        post: operations["postAuthSecondFactorConfirm"];
    };
    "/api/v1/auth/second-factor/recovery-codes": {
        /**
         * Ten new recovery codes in place of the old ones, for a code
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        post: operations["postAuthSecondFactorRecoveryCodes"];
    };
    "/api/v1/auth/login": {
        /** Log in; where the second factor is on, `secondFactor` asks for its code (POST /auth/login/second-factor) */
        post: operations["postAuthLogin"];
    };
    "/api/v1/auth/login/second-factor": {
        /** The second step of a login: the code of the app, or a recovery code; five minutes after the password at most */
        post: operations["postAuthLoginSecondFactor"];
    };
    "/api/v1/auth/reactivate": {
        /** Come back within 30 days of leaving, and log in; the caller's listings are shown again */
        post: operations["postAuthReactivate"];
    };
    "/api/v1/auth/refresh": {
        /** Exchange a refresh token for a new pair */
        post: operations["postAuthRefresh"];
    };
    "/api/v1/auth/confirm-password": {
        /** Give the password again: for five minutes the new access token opens the calls that need a recent one */
        post: operations["postAuthConfirmPassword"];
    };
    "/api/v1/auth/logout": {
        /** End the session of a refresh token, or of the access token */
        post: operations["postAuthLogout"];
    };
    "/api/v1/auth/export": {
        /** All that is kept here of the caller; other services give their own part */
        get: operations["getAuthExport"];
    };
    "/api/v1/auth/sessions": {
        /** Where the caller is logged in: the last used first, at most 100 */
        get: operations["getAuthSessions"];
        /** Log out everywhere, here too */
        delete: operations["deleteAuthSessions"];
    };
    "/api/v1/auth/sessions/{id}": {
        /** End one session of the caller */
        delete: operations["deleteAuthSessionsById"];
    };
    "/api/v1/commerce/images": {
        /** Send a picture ahead of what will use it */
        post: operations["postCommerceImages"];
    };
    "/media/commerce/{imageId}/{file}": {
        /** A picture in one of its widths */
        get: operations["getMediaCommerceByImageIdByFile"];
    };
    "/api/v1/stores/export": {
        /** All that is kept here of the caller: their store, its tax number, bank account, papers and products, what they like, their reviews and their cart */
        get: operations["getStoresExport"];
    };
    "/api/v1/stores/{id}/like": {
        /** Like a store, or no longer; without `liked` the other way round than it is */
        post: operations["postStoresByIdLike"];
    };
    "/api/v1/stores/user/likes": {
        /** Stores that the caller likes, the last one liked first: open ones, and the caller's */
        get: operations["getStoresUserLikes"];
    };
    "/api/v1/accessories/{id}/like": {
        /** Like a product, or no longer; without `liked` the other way round than it is */
        post: operations["postAccessoriesByIdLike"];
    };
    "/api/v1/accessories/user/likes": {
        /** Products that the caller likes, the last one liked first: those in lists, and those of the caller's store */
        get: operations["getAccessoriesUserLikes"];
    };
    "/api/v1/stores/{id}/view": {
        /** Count a look at a store: once a day for each viewer, never for its owner */
        post: operations["postStoresByIdView"];
    };
    "/api/v1/stores/{id}/reviews": {
        /** Reviews of a store, the last written first */
        get: operations["getStoresByIdReviews"];
        /** Review a store after a delivered parcel; a second review replaces the first */
        post: operations["postStoresByIdReviews"];
    };
    "/api/v1/stores/{id}/reviews/own": {
        /** The caller's review of a store, if any, and whether they may write one */
        get: operations["getStoresByIdReviewsOwn"];
    };
    "/api/v1/stores/{id}/reviews/{reviewId}": {
        /** Remove the caller's review; an admin removes any; once more answers the same */
        delete: operations["deleteStoresByIdReviewsByReviewId"];
    };
    "/api/v1/accessories/{id}/reviews": {
        /** Reviews of a product, the last written first */
        get: operations["getAccessoriesByIdReviews"];
        /** Review a product after a delivered parcel; a second review replaces the first */
        post: operations["postAccessoriesByIdReviews"];
    };
    "/api/v1/accessories/{id}/reviews/own": {
        /** The caller's review of a product, if any, and whether they may write one */
        get: operations["getAccessoriesByIdReviewsOwn"];
    };
    "/api/v1/accessories/{id}/reviews/{reviewId}": {
        /** Remove the caller's review; an admin removes any; once more answers the same */
        delete: operations["deleteAccessoriesByIdReviewsByReviewId"];
    };
    "/api/v1/cart/homecomings": {
        /** For each pet that moved in with the caller in the last 60 days a basket from stores of the city */
        get: operations["getCartHomecomings"];
    };
    "/api/v1/cart": {
        /** The caller's cart, at current prices */
        get: operations["getCart"];
        /** Empty the caller's cart, its promo code too */
        delete: operations["deleteCart"];
    };
    "/api/v1/cart/merge": {
        /** Merge the cart that a visitor had in the browser: the larger quantity of each product, as far as there is stock; what cannot be bought now, and what goes beyond 100 lines, is left out */
        post: operations["postCartMerge"];
    };
    "/api/v1/cart/quote": {
        /** What these products cost at current prices; nothing is kept */
        post: operations["postCartQuote"];
    };
    "/api/v1/cart/items": {
        /** Add pieces of a product to the caller's cart */
        post: operations["postCartItems"];
    };
    "/api/v1/cart/items/{accessoryId}": {
        /** Remove a product from the caller's cart */
        delete: operations["deleteCartItemsByAccessoryId"];
        /** Set how many pieces of a product are in the caller's cart; 0 or less removes it, fewer than before but more than there are set what there is */
        patch: operations["patchCartItemsByAccessoryId"];
    };
    "/api/v1/cart/promo": {
        /** Apply a promo code to the caller's cart */
        post: operations["postCartPromo"];
        /** Remove the promo code from the caller's cart */
        delete: operations["deleteCartPromo"];
    };
    "/api/v1/admin/promo-budget": {
        /** What Paltu bears of promo codes this month, for verified stores and orders that are paid ahead; when it is used up, stores do */
        get: operations["getAdminPromoBudget"];
    };
    "/api/v1/orders/export": {
        /** All that is kept here of the caller: what they ordered, and what they sold */
        get: operations["getOrdersExport"];
    };
    "/api/v1/orders/parcels": {
        /** Parcels that the caller's store has to send or has sent, the newest first, or the oldest */
        get: operations["getOrdersParcels"];
    };
    "/api/v1/orders/parcels/waiting": {
        /** What waits among the parcels of the caller's store, and since when; nothing without a store */
        get: operations["getOrdersParcelsWaiting"];
    };
    "/api/v1/orders/parcels/unpaid": {
        /** Parcels of the caller's store that wait for payment, the newest first: what is reserved for them, not for whom */
        get: operations["getOrdersParcelsUnpaid"];
    };
    "/api/v1/orders/disputes": {
        /** Parcels that an admin has to decide about, the oldest first */
        get: operations["getOrdersDisputes"];
    };
    "/api/v1/orders/parcels/{id}": {
        /** One parcel, for its two sides and admins */
        get: operations["getOrdersParcelsById"];
    };
    "/api/v1/orders/parcels/{id}/status": {
        /** Move a parcel to its next status, as its seller, its buyer or an admin may */
        patch: operations["patchOrdersParcelsByIdStatus"];
    };
    "/api/v1/orders/parcels/{id}/cancel": {
        /** Cancel a parcel of the caller's order that has not left its store */
        post: operations["postOrdersParcelsByIdCancel"];
    };
    "/api/v1/orders/parcels/{id}/release": {
        /** Release a parcel of the caller's store that waits for payment: it is cancelled, and its buyer is notified; money that comes later is paid back */
        post: operations["postOrdersParcelsByIdRelease"];
    };
    "/api/v1/orders/parcels/{id}/drop": {
        /** Drop pieces that the caller's store does not have from a parcel, once for each Idempotency-Key; without anything left the parcel is cancelled */
        post: operations["postOrdersParcelsByIdDrop"];
    };
    "/api/v1/orders/parcels/{id}/contest": {
        /** Contest that the buyer refused a parcel (refusal) or that it came (not-arrived), within 7 days, or that its store refused a return (return-refused), within 3 days: an admin decides, and nothing of it is paid out */
        post: operations["postOrdersParcelsByIdContest"];
        /** Decide a contest, with a reason that both sides read: whether the buyer is right. Then a parcel that did not arrive is lost, and a refused return is taken back */
        patch: operations["patchOrdersParcelsByIdContest"];
    };
    "/api/v1/orders/couriers": {
        /** Couriers that a seller can hand parcels to now */
        get: operations["getOrdersCouriers"];
    };
    "/api/v1/orders/parcels/{id}/courier-test": {
        /** Test courier: choose how it behaves with a parcel of the caller's store; it is asked at once, and no parcel moves */
        post: operations["postOrdersParcelsByIdCourierTest"];
    };
    "/api/v1/orders/payment-methods": {
        /** Ways to pay that are offered now */
        get: operations["getOrdersPaymentMethods"];
    };
    "/api/v1/orders/payments": {
        /** Orders whose slip an admin has to check, the oldest first */
        get: operations["getOrdersPayments"];
    };
    "/api/v1/orders/{id}/payment": {
        /** Decide whether what a buyer transferred came: each transfer counts once, by its reference; one for an order that is paid already only as `second` */
        patch: operations["patchOrdersByIdPayment"];
    };
    "/api/v1/orders/{id}/slip": {
        /** The slip of an order, for its buyer and admins */
        get: operations["getOrdersByIdSlip"];
        /** Send the slip of a bank transfer for the caller's order; it replaces an earlier one, and an admin checks it */
        post: operations["postOrdersByIdSlip"];
    };
    "/api/v1/orders/{id}/pay": {
        /** The page where the caller's order is paid by a wallet; paying again continues the open attempt */
        post: operations["postOrdersByIdPay"];
    };
    "/api/v1/orders/payments/simulator/return": {
        /** The browser of a buyer comes back from the page of the wallet, which is asked, and goes on to the page of the order */
        post: operations["postOrdersPaymentsSimulatorReturn"];
    };
    "/api/v1/orders/payments/jazzcash/return": {
        /** The browser of a buyer comes back from the page of the wallet, which is asked, and goes on to the page of the order */
        post: operations["postOrdersPaymentsJazzcashReturn"];
    };
    "/api/v1/orders/payments/jazzcash/notice": {
        /** A notice of JazzCash, which is asked before anything counts; what it has not signed is not taken */
        post: operations["postOrdersPaymentsJazzcashNotice"];
    };
    "/api/v1/orders/payments/simulator/choice": {
        /** Test payment: how the simulated wallet answers, and the notices that it sends; no money moves */
        post: operations["postOrdersPaymentsSimulatorChoice"];
    };
    "/api/v1/orders/payments/simulator/notice": {
        /** Test payment: a notice of the simulated wallet; the wallet is asked before anything counts */
        post: operations["postOrdersPaymentsSimulatorNotice"];
    };
    "/api/v1/orders/refunds": {
        /** Refunds that buyers have not had yet, the oldest first: those that Paltu pays, or that are owed by a store or a courier */
        get: operations["getOrdersRefunds"];
    };
    "/api/v1/orders/debts": {
        /** What the caller's store has to give back to buyers itself, of cash that it took at the door, the oldest first */
        get: operations["getOrdersDebts"];
    };
    "/api/v1/orders/refunds/{id}/give-back": {
        /** Confirm that the caller's store gave back what it owes to a buyer, who may contest that for 7 days */
        post: operations["postOrdersRefundsByIdGiveBack"];
    };
    "/api/v1/orders/refunds/{id}/contest": {
        /** Contest that a store gave back what it owes the caller, or, after 3 days, that it gave nothing back: an admin decides, and nothing of the parcel is paid out */
        post: operations["postOrdersRefundsByIdContest"];
    };
    "/api/v1/orders/refunds/{id}": {
        /**
         * Record that a refund was transferred (paid; PKR 100,000 or more of an order within 24 hours, and to an account that was replaced in the last 7 days, it is proposed (202): another admin has to confirm it), have Paltu pay all or a part of what a store owes out of what the store may have (due), or decide what the buyer contests (owed-by-store, given-back)
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        patch: operations["patchOrdersRefundsById"];
    };
    "/api/v1/orders/buyers/{id}": {
        /** The orders of a member, the newest first */
        get: operations["getOrdersBuyersById"];
    };
    "/api/v1/orders/cases/{id}": {
        /** One order as a case for admins: its parcels, payment and refunds, what happened when, and what its sides did before */
        get: operations["getOrdersCasesById"];
    };
    "/api/v1/orders/{id}/refund-to": {
        /** The account that refunds of the caller's order go to, masked; null as long as none is named */
        get: operations["getOrdersByIdRefundTo"];
        /**
         * Name the bank account or wallet that refunds of the caller's order go to; it is kept sealed until they are paid, and 90 days more
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        put: operations["putOrdersByIdRefundTo"];
    };
    "/api/v1/orders/refills": {
        /** What the caller has bought that runs out, the first one first: products whose store gives how long a pack lasts */
        get: operations["getOrdersRefills"];
    };
    "/api/v1/orders": {
        /** The caller's orders, the newest first */
        get: operations["getOrders"];
        /** Order what is in the caller's cart: all of it or nothing, once for each Idempotency-Key */
        post: operations["postOrders"];
    };
    "/api/v1/orders/{id}/cancel": {
        /** Cancel all parcels of the caller's order that have not left their store */
        post: operations["postOrdersByIdCancel"];
    };
    "/api/v1/orders/{id}": {
        /** One order of the caller; admins see every one */
        get: operations["getOrdersById"];
    };
    "/api/v1/stores/user/account": {
        /** Tax number and bank account of the caller's store, masked */
        get: operations["getStoresUserAccount"];
        /**
         * Set tax number or bank account of the caller's store; nothing is paid out to another account for 48 hours, and another number is checked anew
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        put: operations["putStoresUserAccount"];
    };
    "/api/v1/stores/{id}/account": {
        /** Tax number and bank account of a store, for admins who check or pay */
        get: operations["getStoresByIdAccount"];
    };
    "/api/v1/stores/user/settlements": {
        /** Settlements of the caller's store, the newest first */
        get: operations["getStoresUserSettlements"];
    };
    "/api/v1/stores/{id}/settlements": {
        /**
         * Record what a store is paid out of its balance, to its account of now: at most what it may have, once for each Idempotency-Key. PKR 100,000 or more within 24 hours, and to an account that was named in the last 7 days, it is proposed (202): another admin has to confirm it
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        post: operations["postStoresByIdSettlements"];
    };
    "/api/v1/stores/{id}/settlements/{settlementId}": {
        /**
         * Record that the bank sent a settlement back: the store is due it again
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        patch: operations["patchStoresByIdSettlementsBySettlementId"];
    };
    "/api/v1/admin/settlements": {
        /** Stores that have money available, the largest amount first, with the account that it is paid to, and those that owe some */
        get: operations["getAdminSettlements"];
    };
    "/api/v1/admin/settlements/made": {
        /** Settlements of all stores, the newest first */
        get: operations["getAdminSettlementsMade"];
    };
    "/api/v1/stores/user/statement": {
        /** All rows of the ledger of the caller's store in a month, as CSV, with the hashes that prove them */
        get: operations["getStoresUserStatement"];
    };
    "/api/v1/admin/statements": {
        /** What each order came to for each store in a month, with its tax number, as CSV */
        get: operations["getAdminStatements"];
    };
    "/api/v1/orders/parcels/{id}/receipt": {
        /** The receipt of a delivered parcel, for its buyer, its seller and admins */
        get: operations["getOrdersParcelsByIdReceipt"];
    };
    "/api/v1/stores/user/balance": {
        /** Balance of the caller's store */
        get: operations["getStoresUserBalance"];
    };
    "/api/v1/stores/user/ledger": {
        /** The ledger of the caller's store, the newest row first */
        get: operations["getStoresUserLedger"];
    };
    "/api/v1/stores/user/sales-by-day": {
        /** What the caller's store has sold in the last 30 days, day by day: parcels that were delivered */
        get: operations["getStoresUserSalesByDay"];
    };
    "/api/v1/stores/user/sales": {
        /** Each delivered parcel of the caller's store, the last delivered first: what it came to, what Paltu takes, what is the store's; none without a store */
        get: operations["getStoresUserSales"];
    };
    "/api/v1/admin/payout-proposals": {
        /** Settlements and refunds that wait for a second admin, the oldest first (waiting, the default), or that were confirmed or refused, the newest first (decided) */
        get: operations["getAdminPayoutProposals"];
    };
    "/api/v1/admin/payout-proposals/{id}": {
        /**
         * Confirm a settlement or refund that another admin has proposed (it is checked again, and recorded as paid), or refuse one with a reason
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        patch: operations["patchAdminPayoutProposalsById"];
    };
    "/api/v1/accessories/empty-searches": {
        /** Searches that found nothing in the last `days`, today among them, once several visitors made them on several days */
        get: operations["getAccessoriesEmptySearches"];
    };
    "/api/v1/stores/empty-searches": {
        /** Searches that found nothing in the last `days`, today among them, once several visitors made them on several days */
        get: operations["getStoresEmptySearches"];
    };
    "/api/v1/accessories": {
        /** Products; `search` while searching: what it was taken for, and what is nearest where nothing fits */
        get: operations["getAccessories"];
        /** Offer a product in the caller's store, or keep it as a draft */
        post: operations["postAccessories"];
    };
    "/api/v1/accessories/facets": {
        /** How many products each category and each animal would leave; null where there are more than can be counted */
        get: operations["getAccessoriesFacets"];
    };
    "/api/v1/accessories/search": {
        /** Products that are found by words, the best match first */
        get: operations["getAccessoriesSearch"];
    };
    "/api/v1/accessories/category": {
        /** Products of one category, the newest first */
        get: operations["getAccessoriesCategory"];
    };
    "/api/v1/accessories/featured": {
        /** Products that are shown before others */
        get: operations["getAccessoriesFeatured"];
    };
    "/api/v1/accessories/vendor": {
        /** Products of one store, by its id or that of its owner, the newest first */
        get: operations["getAccessoriesVendor"];
    };
    "/api/v1/accessories/{id}/similar": {
        /** Products in stock of the same category and for the same animals, those with the nearest names first */
        get: operations["getAccessoriesByIdSimilar"];
    };
    "/api/v1/accessories/stats": {
        /** How many products there are; at most ten seconds old */
        get: operations["getAccessoriesStats"];
    };
    "/api/v1/accessories/user/my-accessories": {
        /** Products of the caller's store, drafts and archived ones too; none without a store */
        get: operations["getAccessoriesUserMyAccessories"];
    };
    "/api/v1/accessories/{id}": {
        /** One product, also while its store is closed */
        get: operations["getAccessoriesById"];
        /** Change a product of the caller's store */
        put: operations["putAccessoriesById"];
        /** Remove a product for good */
        delete: operations["deleteAccessoriesById"];
    };
    "/api/v1/accessories/{id}/status": {
        /** Offer a product, take it back into a draft, or archive it */
        patch: operations["patchAccessoriesByIdStatus"];
    };
    "/api/v1/admin/accessories/recalls": {
        /** Recall products: their sale stops, and their pages show why */
        post: operations["postAdminAccessoriesRecalls"];
    };
    "/api/v1/stores": {
        /** Open stores; `search` while searching: what it was taken for, and what is nearest where nothing fits */
        get: operations["getStores"];
        /** Change the caller's store */
        put: operations["putStores"];
        /** Open a store. All stores take part in promo codes, and bear what a code takes off: of orders that are paid ahead Paltu bears it for verified stores, as far as its monthly budget goes */
        post: operations["postStores"];
    };
    "/api/v1/stores/search": {
        /** Open stores that are found by words, the best match first */
        get: operations["getStoresSearch"];
    };
    "/api/v1/stores/featured": {
        /** Stores that are shown before others */
        get: operations["getStoresFeatured"];
    };
    "/api/v1/stores/type": {
        /** Stores of one type, the best rated first */
        get: operations["getStoresType"];
    };
    "/api/v1/stores/nearby": {
        /** Stores around a place, the nearest first */
        get: operations["getStoresNearby"];
    };
    "/api/v1/stores/categories": {
        /** The types of stores, and how many open ones there are of each */
        get: operations["getStoresCategories"];
    };
    "/api/v1/stores/services": {
        /** What open stores offer, the most frequent first, at most 100 */
        get: operations["getStoresServices"];
    };
    "/api/v1/stores/user/my-profile": {
        /** The caller's store */
        get: operations["getStoresUserMyProfile"];
    };
    "/api/v1/stores/status": {
        /** Close the caller's store, or open it again */
        patch: operations["patchStoresStatus"];
    };
    "/api/v1/stores/user/stats": {
        /** Figures of the caller's store */
        get: operations["getStoresUserStats"];
    };
    "/api/v1/stores/user/verification": {
        /** What became of the caller's request for the mark verified */
        get: operations["getStoresUserVerification"];
        /** Send papers and ask for the mark verified; papers that were sent before are forgotten */
        post: operations["postStoresUserVerification"];
    };
    "/api/v1/stores/{id}/papers/{paperId}": {
        /** A document that a store was to be verified with, for its owner and admins */
        get: operations["getStoresByIdPapersByPaperId"];
    };
    "/api/v1/stores/{id}": {
        /** One store, also while it is closed */
        get: operations["getStoresById"];
    };
    "/api/v1/content/articles": {
        /** Articles of the blog in one language, the newest first; with `search` the best match first */
        get: operations["getContentArticles"];
    };
    "/api/v1/content/articles/{slug}": {
        /** One article in one language */
        get: operations["getContentArticlesBySlug"];
    };
    "/api/v1/content/articles/{slug}/related": {
        /** Three other articles for readers of this one */
        get: operations["getContentArticlesBySlugRelated"];
    };
    "/api/v1/content/articles/{slug}/comments": {
        /** Comments on an article, the newest first, each with its first replies; with `parentId` the replies to one, the oldest first */
        get: operations["getContentArticlesBySlugComments"];
        /** Write a comment on an article, or a reply to one; it is shown at once, as text */
        post: operations["postContentArticlesBySlugComments"];
    };
    "/api/v1/content/comments/{id}": {
        /** Remove the caller's comment; an admin removes any; once more answers the same */
        delete: operations["deleteContentCommentsById"];
    };
    "/api/v1/content/articles/{slug}/like": {
        /** Like an article, or no longer; without `liked` the other way round than it is */
        post: operations["postContentArticlesBySlugLike"];
    };
    "/api/v1/content/comments/{id}/like": {
        /** Like a comment, or no longer; without `liked` the other way round than it is */
        post: operations["postContentCommentsByIdLike"];
    };
    "/api/v1/content/articles/{slug}/likes": {
        /** Whether the caller likes an article, and which of its comments */
        get: operations["getContentArticlesBySlugLikes"];
    };
    "/api/v1/content/articles/{slug}/view": {
        /** Count a look at an article: once a day for each viewer */
        post: operations["postContentArticlesBySlugView"];
    };
    "/api/v1/content/export": {
        /** All that is kept here of the caller: the comments that they wrote, what they like, what they wrote to us, and what came from their address and it was subscribed to since they have shown that it is theirs */
        get: operations["getContentExport"];
    };
    "/api/v1/content/contact": {
        /** What people wrote to us, the newest first unless the oldest are asked for; kept for a year */
        get: operations["getContentContact"];
        /** Write to us; of a member who is logged in it is kept that they wrote it */
        post: operations["postContentContact"];
    };
    "/api/v1/content/contact/{id}": {
        /** Mark a message as answered, or as open again; what is marked so already stays as it is */
        patch: operations["patchContentContactById"];
    };
    "/api/v1/content/newsletter": {
        /** Ask for the newsletter; the answer is the same whether or not the address is known, and nothing comes until its reader confirms */
        post: operations["postContentNewsletter"];
    };
    "/api/v1/content/notify-me": {
        /** Ask for one mail when a page opens; the answer is the same whether or not the address is known */
        post: operations["postContentNotifyMe"];
    };
    "/api/v1/content/newsletter/confirm": {
        /** Confirm what was asked for, by the token of the mail; once more changes nothing and answers the same */
        post: operations["postContentNewsletterConfirm"];
    };
    "/api/v1/content/newsletter/unsubscribe": {
        /** End the newsletter, or the notice of a page, by the token of a mail; once more changes nothing and answers the same */
        post: operations["postContentNewsletterUnsubscribe"];
    };
    "/api/v1/content/newsletter/unsubscribe/{token}": {
        /** The same by one click of a mail program (RFC 8058), whose form is not looked at */
        post: operations["postContentNewsletterUnsubscribeByToken"];
    };
    "/api/v1/content/totals": {
        /** How many listings, adoptions, members and vets there are; at most ten seconds old */
        get: operations["getContentTotals"];
    };
    "/api/v1/messages/pets/{id}": {
        /** Write to the owner of a pet */
        post: operations["postMessagesPetsById"];
    };
    "/api/v1/messages/requests/{id}": {
        /** Write to a member who asks for an own pet, as long as their adoption request is open */
        post: operations["postMessagesRequestsById"];
    };
    "/api/v1/messages/stores/{id}": {
        /** Write to a store: a member in a conversation, a visitor with a name and the address at which they are answered */
        post: operations["postMessagesStoresById"];
    };
    "/api/v1/messages/vets/{id}": {
        /** Write to a vet: a member in a conversation, a visitor with a name and the address at which they are answered */
        post: operations["postMessagesVetsById"];
    };
    "/api/v1/messages/conversations": {
        /** Own conversations, the one with the newest message first; `after` goes on where a page gave `next` */
        get: operations["getMessagesConversations"];
    };
    "/api/v1/messages/conversations/{id}": {
        /** One conversation with its newest messages, or those `before` a number, the oldest first */
        get: operations["getMessagesConversationsById"];
    };
    "/api/v1/messages/conversations/{id}/read": {
        /** Mark messages as read, up to the number of the last one that was seen */
        post: operations["postMessagesConversationsByIdRead"];
    };
    "/api/v1/messages/conversations/{id}/messages": {
        /** Write to the other side of a conversation */
        post: operations["postMessagesConversationsByIdMessages"];
    };
    "/api/v1/messages/conversations/{id}/share-phone": {
        /** Show the other side the own number, and what was written unmasked; that it was shared is kept */
        post: operations["postMessagesConversationsByIdSharePhone"];
    };
    "/api/v1/messages/conversations/{id}/messages/{messageId}/unmask": {
        /** Show what is masked in an own message, which its writer says is no number and no address */
        post: operations["postMessagesConversationsByIdMessagesByMessageIdUnmask"];
    };
    "/api/v1/messages/conversations/{id}/block": {
        /** Want nothing more from the other side, about anything */
        post: operations["postMessagesConversationsByIdBlock"];
        /** Take back that the other side was blocked */
        delete: operations["deleteMessagesConversationsByIdBlock"];
    };
    "/api/v1/messages/conversations/{id}/report": {
        /** Ask admins to look at a conversation; once more answers the same */
        post: operations["postMessagesConversationsByIdReport"];
    };
    "/api/v1/messages/reports": {
        /** Conversations that one of their sides has reported, the newest report first unless the oldest are asked for, with the last messages of then */
        get: operations["getMessagesReports"];
    };
    "/api/v1/messages/reports/{id}/decision": {
        /** Dismiss a report, warn the one who was reported, or stop them from writing; once, and the reporter is notified */
        post: operations["postMessagesReportsByIdDecision"];
    };
    "/api/v1/messages/reports/{id}/lift": {
        /** Let the one who was stopped by this report write again */
        post: operations["postMessagesReportsByIdLift"];
    };
    "/api/v1/messages/export": {
        /** All that is kept here of the caller: what they wrote, whom they have blocked, what they have reported, what they were notified of */
        get: operations["getMessagesExport"];
    };
    "/api/v1/notifications": {
        /** What the caller is notified of, the newest first, and how much of it is unread (counted to 1,001) */
        get: operations["getNotifications"];
    };
    "/api/v1/notifications/unread": {
        /** How many notifications of the caller are unread (counted to 1,001) */
        get: operations["getNotificationsUnread"];
    };
    "/api/v1/notifications/read": {
        /** Mark notifications as read: those named, or all; others and what is read already change nothing */
        patch: operations["patchNotificationsRead"];
    };
    "/api/v1/notifications/settings": {
        /** Of what the caller is notified by bell and by mail, in which language, and when no mail goes out */
        get: operations["getNotificationsSettings"];
        /** Choose all of it anew */
        put: operations["putNotificationsSettings"];
    };
    "/api/v1/notifications/unsubscribe/{token}": {
        /** End mails of one kind by one click of a mail program (RFC 8058), whose form is not looked at; the bell still shows them */
        post: operations["postNotificationsUnsubscribeByToken"];
    };
    "/api/v1/notifications/searches": {
        /** Saved searches of the caller, the first one first */
        get: operations["getNotificationsSearches"];
        /** Save a search of pets, at most 10: new ones are mailed at eight; 200 where one that finds the same is there */
        post: operations["postNotificationsSearches"];
    };
    "/api/v1/notifications/searches/{id}": {
        /** Look for it no longer */
        delete: operations["deleteNotificationsSearchesById"];
        /** Rename a saved search, pause it, or choose how often new pets are mailed */
        patch: operations["patchNotificationsSearchesById"];
    };
    "/api/v1/notifications/push": {
        /** With which key a browser subscribes to notifications that it shows while no page of the site is open (Web Push) */
        get: operations["getNotificationsPush"];
        /** Show notifications of the caller in this browser, until the session is ended in which it asks; once more replaces its keys and its language */
        post: operations["postNotificationsPush"];
    };
    "/api/v1/notifications/push/end": {
        /** Show none in this browser any more; one that shows none already changes nothing */
        post: operations["postNotificationsPushEnd"];
    };
    "/api/v1/admin/verifications": {
        /** Whose papers wait for a decision, the longest first */
        get: operations["getAdminVerifications"];
    };
    "/api/v1/admin/vets": {
        /** All vets and their marks, the newest first unless the oldest are asked for */
        get: operations["getAdminVets"];
    };
    "/api/v1/admin/stores": {
        /** All stores and their marks, the newest first unless the oldest are asked for */
        get: operations["getAdminStores"];
    };
    "/api/v1/admin/accessories": {
        /** All accessories and their marks, the newest first unless the oldest are asked for */
        get: operations["getAdminAccessories"];
    };
    "/api/v1/admin/vets/{id}": {
        /** One of vets with its marks and papers, as admins see it */
        get: operations["getAdminVetsById"];
    };
    "/api/v1/admin/vets/{id}/marks": {
        /** Every decision on the marks of one of vets, the first one first */
        get: operations["getAdminVetsByIdMarks"];
    };
    "/api/v1/admin/vets/{id}/featured": {
        /** Set the mark featured of one of vets, or take it away */
        patch: operations["patchAdminVetsByIdFeatured"];
    };
    "/api/v1/admin/vets/{id}/verified": {
        /** Set the mark verified of one of vets, or take it away */
        patch: operations["patchAdminVetsByIdVerified"];
    };
    "/api/v1/admin/vets/{id}/hidden": {
        /** Set the mark hidden of one of vets, or take it away */
        patch: operations["patchAdminVetsByIdHidden"];
    };
    "/api/v1/admin/stores/{id}": {
        /** One of stores with its marks and papers, as admins see it */
        get: operations["getAdminStoresById"];
    };
    "/api/v1/admin/stores/{id}/marks": {
        /** Every decision on the marks of one of stores, the first one first */
        get: operations["getAdminStoresByIdMarks"];
    };
    "/api/v1/admin/stores/{id}/featured": {
        /** Set the mark featured of one of stores, or take it away */
        patch: operations["patchAdminStoresByIdFeatured"];
    };
    "/api/v1/admin/stores/{id}/verified": {
        /** Set the mark verified of one of stores, or take it away */
        patch: operations["patchAdminStoresByIdVerified"];
    };
    "/api/v1/admin/stores/{id}/hidden": {
        /** Set the mark hidden of one of stores, or take it away */
        patch: operations["patchAdminStoresByIdHidden"];
    };
    "/api/v1/admin/stores/{id}/registered": {
        /** Set the mark registered of one of stores, or take it away */
        patch: operations["patchAdminStoresByIdRegistered"];
    };
    "/api/v1/admin/accessories/{id}": {
        /** One of accessories with its marks and papers, as admins see it */
        get: operations["getAdminAccessoriesById"];
    };
    "/api/v1/admin/accessories/{id}/marks": {
        /** Every decision on the marks of one of accessories, the first one first */
        get: operations["getAdminAccessoriesByIdMarks"];
    };
    "/api/v1/admin/accessories/{id}/featured": {
        /** Set the mark featured of one of accessories, or take it away */
        patch: operations["patchAdminAccessoriesByIdFeatured"];
    };
    "/api/v1/admin/accessories/{id}/hidden": {
        /** Set the mark hidden of one of accessories, or take it away */
        patch: operations["patchAdminAccessoriesByIdHidden"];
    };
    "/api/v1/admin/pets/bulk-approve": {
        /** Approve several listings, each by itself */
        patch: operations["patchAdminPetsBulkApprove"];
    };
    "/api/v1/admin/pets/bulk-reject": {
        /** Reject several listings, each by itself, with one reason */
        patch: operations["patchAdminPetsBulkReject"];
    };
    "/api/v1/admin/dashboard/stats": {
        /** How many listings and members there are */
        get: operations["getAdminDashboardStats"];
    };
    "/api/v1/admin/pets/pending": {
        /** Listings that wait for a review */
        get: operations["getAdminPetsPending"];
    };
    "/api/v1/admin/pets": {
        /** Listings of every status */
        get: operations["getAdminPets"];
    };
    "/api/v1/admin/pets/{id}": {
        /** One listing as its reviewers see it */
        get: operations["getAdminPetsById"];
    };
    "/api/v1/admin/pets/{id}/history": {
        /** Every decision on a listing, the first one first */
        get: operations["getAdminPetsByIdHistory"];
    };
    "/api/v1/admin/pets/{id}/owner": {
        /** Who offers a pet, and how their listings fared */
        get: operations["getAdminPetsByIdOwner"];
    };
    "/api/v1/admin/pets/{id}/approve": {
        /** Approve a listing: everybody will see it */
        patch: operations["patchAdminPetsByIdApprove"];
    };
    "/api/v1/admin/pets/{id}/reject": {
        /** Reject a listing, with a reason for its owner */
        patch: operations["patchAdminPetsByIdReject"];
    };
    "/api/v1/admin/rules": {
        /** The rules that listings are held against, and what became of the listings that they were about */
        get: operations["getAdminRules"];
        /** Write a new rule for listings, which is on at once */
        post: operations["postAdminRules"];
    };
    "/api/v1/admin/rules/{id}": {
        /** Write a rule for listings anew */
        put: operations["putAdminRulesById"];
        /** Switch a rule for listings off, or on again */
        patch: operations["patchAdminRulesById"];
    };
    "/api/v1/admin/rules/{id}/history": {
        /** Every version of a rule for listings, the newest first */
        get: operations["getAdminRulesByIdHistory"];
    };
    "/api/v1/admin/rule-trials": {
        /** Try a rule on the listings of the last days, in place of the trial that the caller began before */
        post: operations["postAdminRuleTrials"];
    };
    "/api/v1/admin/rule-trials/{id}": {
        /** How far a trial of the caller has come, and what it has found */
        get: operations["getAdminRuleTrialsById"];
    };
    "/api/v1/admin/conduct": {
        /** What members have reported: what waits, the most urgent first, or what is decided; none about the admin who asks */
        get: operations["getAdminConduct"];
    };
    "/api/v1/admin/conduct/{id}": {
        /** One case with all reports, and what was upheld of the owner before */
        get: operations["getAdminConductById"];
    };
    "/api/v1/admin/conduct/{id}/decision": {
        /** Uphold what was reported, or not; once. The third that is upheld within a year suspends the member */
        post: operations["postAdminConductByIdDecision"];
    };
    "/api/v1/admin/conduct/{id}/objection": {
        /** Accept what the owner objected, or not; by another admin than the one who decided the case, if there is one */
        post: operations["postAdminConductByIdObjection"];
    };
    "/api/v1/reports": {
        /** Report a listing, a store, a product, a vet, a review, a comment or a member to the admins */
        post: operations["postReports"];
    };
    "/api/v1/reports/mine": {
        /** What the caller has reported and what came of it, and what was upheld of the caller; of both the last fifty */
        get: operations["getReportsMine"];
    };
    "/api/v1/reports/mine/{id}/objection": {
        /** Object to what was upheld of the caller, once */
        post: operations["postReportsMineByIdObjection"];
    };
    "/api/v1/reports/export": {
        /** All that is kept here of the caller: what they have reported, and what was upheld of them */
        get: operations["getReportsExport"];
    };
    "/api/v1/pets/images": {
        /** Send a picture ahead of what will use it */
        post: operations["postPetsImages"];
    };
    "/media/pets/{imageId}/{file}": {
        /** A picture in one of its widths */
        get: operations["getMediaPetsByImageIdByFile"];
    };
    "/api/v1/pets/export": {
        /** All that is kept here of the caller: their listings, what they like, and numbers shown to them and to others */
        get: operations["getPetsExport"];
    };
    "/api/v1/pets/empty-searches": {
        /** Searches that found nothing in the last `days`, today among them, once several visitors made them on several days */
        get: operations["getPetsEmptySearches"];
    };
    "/api/v1/pets/stats": {
        /** How many published listings there are; at most ten seconds old */
        get: operations["getPetsStats"];
    };
    "/api/v1/pets/featured": {
        /** Listings that are shown before others */
        get: operations["getPetsFeatured"];
    };
    "/api/v1/pets/urgent": {
        /** Listings whose pets need a home soon */
        get: operations["getPetsUrgent"];
    };
    "/api/v1/pets/suggestions": {
        /** Words, breeds, kinds and cities of published listings that begin like this, at most eight */
        get: operations["getPetsSuggestions"];
    };
    "/api/v1/pets/facets": {
        /** How many published listings each filter would leave; null where there are more than can be counted */
        get: operations["getPetsFacets"];
    };
    "/api/v1/pets": {
        /** Published listings */
        get: operations["getPets"];
        /** Offer a pet */
        post: operations["postPets"];
    };
    "/api/v1/pets/user/my-pets": {
        /** The caller's listings, of every status */
        get: operations["getPetsUserMyPets"];
    };
    "/api/v1/pets/{id}": {
        /** One listing */
        get: operations["getPetsById"];
        /** Change the caller's listing */
        put: operations["putPetsById"];
        /** Remove the caller's listing */
        delete: operations["deletePetsById"];
    };
    "/api/v1/pets/{id}/status": {
        /** Set whether the pet of the caller's listing is still available */
        patch: operations["patchPetsByIdStatus"];
    };
    "/api/v1/pets/{id}/papers/{paperId}": {
        /** A document of a listing, for its owner and admins */
        get: operations["getPetsByIdPapersByPaperId"];
    };
    "/api/v1/admin/pets/{id}/featured": {
        /** Show a listing before others, or no longer */
        patch: operations["patchAdminPetsByIdFeatured"];
    };
    "/api/v1/pets/{id}/like": {
        /** Like a pet, or no longer; without `liked` the other way round than it is */
        post: operations["postPetsByIdLike"];
    };
    "/api/v1/pets/user/likes": {
        /** Pets that the caller likes, the last one liked first: published ones, and the caller's */
        get: operations["getPetsUserLikes"];
    };
    "/api/v1/pets/{id}/view": {
        /** Count a look at a pet: once a day for each viewer, never for the owner */
        post: operations["postPetsByIdView"];
    };
    "/api/v1/pets/{id}/owner-phone": {
        /** The phone number of the owner of a pet; that it was shown is kept for ninety days */
        post: operations["postPetsByIdOwnerPhone"];
    };
    "/media/vets/{imageId}/{file}": {
        /** A picture in one of its widths */
        get: operations["getMediaVetsByImageIdByFile"];
    };
    "/api/v1/vets/export": {
        /** All that is kept here of the caller: their profile and papers, every appointment of either side, whom they like, and their reviews */
        get: operations["getVetsExport"];
    };
    "/api/v1/vets/user/stats": {
        /** Appointments with the caller by state, guests, reviews and free slots to come */
        get: operations["getVetsUserStats"];
    };
    "/api/v1/vets/user/appointments": {
        /** The caller's appointments, as a guest and as a vet: of those to come the next one first, else the last one */
        get: operations["getVetsUserAppointments"];
    };
    "/api/v1/vets/appointments/{id}": {
        /** Call an appointment off: a guest until two hours before, a vet with a reason */
        delete: operations["deleteVetsAppointmentsById"];
    };
    "/api/v1/vets/appointments/{id}/status": {
        /** Record as the vet whether the guest came */
        patch: operations["patchVetsAppointmentsByIdStatus"];
    };
    "/api/v1/vets/{id}/appointments": {
        /** Book a slot of a vet: it is booked at once */
        post: operations["postVetsByIdAppointments"];
    };
    "/api/v1/vets/{id}/like": {
        /** Like a vet, or no longer; without `liked` the other way round than it is */
        post: operations["postVetsByIdLike"];
    };
    "/api/v1/vets/user/likes": {
        /** Vets that the caller likes, the last one liked first: those in sight, and the caller's profile */
        get: operations["getVetsUserLikes"];
    };
    "/api/v1/vets/testimonials": {
        /** The newest reviews by guests who gave a vet five stars */
        get: operations["getVetsTestimonials"];
    };
    "/api/v1/vets/{id}/reviews": {
        /** Reviews of a vet, the last written first */
        get: operations["getVetsByIdReviews"];
        /** Review a vet after a completed visit; a second review replaces the first */
        post: operations["postVetsByIdReviews"];
    };
    "/api/v1/vets/{id}/reviews/own": {
        /** The caller's review of a vet, if any, and whether they may write one */
        get: operations["getVetsByIdReviewsOwn"];
    };
    "/api/v1/vets/{id}/reviews/{reviewId}": {
        /** Remove the caller's review; an admin removes any; once more answers the same */
        delete: operations["deleteVetsByIdReviewsByReviewId"];
    };
    "/api/v1/vets/empty-searches": {
        /** Searches that found nothing in the last `days`, today among them, once several visitors made them on several days */
        get: operations["getVetsEmptySearches"];
    };
    "/api/v1/vets": {
        /** Vets; with `search`, what it was taken for */
        get: operations["getVets"];
        /** Change the caller's profile */
        put: operations["putVets"];
        /** Offer visits as a vet */
        post: operations["postVets"];
    };
    "/api/v1/vets/featured": {
        /** Vets that are shown before others */
        get: operations["getVetsFeatured"];
    };
    "/api/v1/vets/specialty": {
        /** Vets of one specialty, the best rated first */
        get: operations["getVetsSpecialty"];
    };
    "/api/v1/vets/nearby": {
        /** Vets around a place, the nearest first */
        get: operations["getVetsNearby"];
    };
    "/api/v1/vets/user/my-profile": {
        /** The caller's profile */
        get: operations["getVetsUserMyProfile"];
    };
    "/api/v1/vets/user/office": {
        /** Whether the caller is a vet: the name of their profile, or none */
        get: operations["getVetsUserOffice"];
    };
    "/api/v1/vets/status": {
        /** Hide the caller's profile, or show it again */
        patch: operations["patchVetsStatus"];
    };
    "/api/v1/vets/user/verification": {
        /** What became of the caller's request for the mark verified */
        get: operations["getVetsUserVerification"];
        /** Send papers and ask for the mark verified; papers that were sent before are forgotten */
        post: operations["postVetsUserVerification"];
    };
    "/api/v1/vets/{id}/papers/{paperId}": {
        /** A document that a vet was to be verified with, for its owner and admins */
        get: operations["getVetsByIdPapersByPaperId"];
    };
    "/api/v1/vets/user/slots": {
        /** All slots to come of the caller’s own profile, free and booked ones */
        get: operations["getVetsUserSlots"];
    };
    "/api/v1/vets/{id}/slots": {
        /** Slots of a vet that are to come on one day, else the first 100 in order, and how many there are on each day */
        get: operations["getVetsByIdSlots"];
    };
    "/api/v1/vets/slots": {
        /** Offer times for visits: all of them, or none; one that is there already is the same slot */
        post: operations["postVetsSlots"];
        /** Take times back: all of them, or none; those that are not there are passed over */
        delete: operations["deleteVetsSlots"];
    };
    "/api/v1/vets/{id}": {
        /** One vet */
        get: operations["getVetsById"];
    };
}
export interface components {
    schemas: {
        AdoptionStats: {
            received: components["schemas"]["RequestsByStatus"];
            sent: components["schemas"]["RequestsByStatus"];
            medianHoursToAnswer: number | null;
            answeredWithin48h: number | null;
        };
        RequestsByStatus: {
            pending: number;
            approved: number;
            rejected: number;
            cancelled: number;
            completed: number;
            "fell-through": number;
            total: number;
        };
        FieldError: {
            path: string;
            code: string;
            msg: string;
            ur?: string;
        };
        OwnerResponse: {
            medianHoursToAnswer: number | null;
            answeredWithin48h: number | null;
        };
        AdoptionRequest: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "cancelled" | "completed" | "fell-through";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            respondBy: string;
            message: string;
            petName: string;
            terms: {
                /** @enum {string} */
                adoptionType: "Adoption" | "Sale" | "Trial";
                price: number;
            } | null;
            pet: components["schemas"]["AskedPet"] | null;
            owner: components["schemas"]["RequestOwner"];
            requester: components["schemas"]["Requester"];
            adoptionDetails: components["schemas"]["AdoptionDetails"] | null;
            offer: number | null;
            meeting: {
                /** Format: date */
                day: string;
                /** @enum {string} */
                by: "owner" | "requester";
                /** Format: date-time */
                at: string;
                isAgreed: boolean;
            } | null;
            ownerResponse: {
                message: string;
                /** Format: date-time */
                at: string;
                code: ("another-approved" | "pet-adopted" | "listing-deleted" | "listing-refused" | "no-answer" | "owner-away" | "owner-left" | "requester-left") | null;
            } | null;
            closing: {
                /** @enum {string} */
                by: "owner" | "requester" | "product";
                /** Format: date-time */
                at: string;
                code: ("another-approved" | "pet-adopted" | "listing-deleted" | "listing-refused" | "no-answer" | "owner-away" | "owner-left" | "requester-left") | null;
                reason: string;
            } | null;
            readonly history: {
                /** @enum {string} */
                status: "pending" | "approved" | "rejected" | "cancelled" | "completed" | "fell-through";
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                by: "owner" | "requester" | "product";
            }[];
            approvedAt: string | null;
            completedAt: string | null;
            mayComeBackUntil: string | null;
        };
        AskedPet: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            species: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
            breed: string;
            age: string;
            agedAt: string | null;
            bornOn: string | null;
            /** @enum {string} */
            gender: "Male" | "Female";
            /** @enum {string} */
            adoptionType: "Adoption" | "Sale" | "Trial";
            price: number;
            location: string;
            /** @enum {string} */
            status: "Available" | "Pending" | "Adopted";
            readonly images: components["schemas"]["Image"][];
            isPublic: boolean;
        };
        Image: {
            /** Format: uuid */
            id: string;
            url: string;
            width: number;
            height: number;
            urls: {
                320: string;
                800: string;
                1600: string;
            };
        };
        RequestOwner: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            verified: boolean;
            rating: number | null;
            profileImage: components["schemas"]["Image"] | null;
            email: string | null;
            phone: string | null;
        };
        Requester: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            verified: boolean;
            rating: number | null;
            profileImage: components["schemas"]["Image"] | null;
            email: string | null;
            phone: string | null;
            card: components["schemas"]["RequesterCard"] | null;
        };
        RequesterCard: {
            memberSince: string | null;
            verified: boolean;
            petsAdopted: number;
            openRequests: number;
        };
        AdoptionDetails: {
            reason: string;
            experience: string;
            petCarePlan: string;
            /** @enum {string} */
            timeline: "immediately" | "soon" | "flexible";
            /** @enum {string} */
            budget: "low" | "medium" | "high" | "flexible";
            /** @enum {string} */
            homeType: "House with yard" | "Apartment" | "Farm/Rural";
            hasChildren: boolean;
            hasOtherPets: boolean;
            references: string;
            additionalInfo: string;
        };
        RequestCounts: {
            received: number;
            sent: number;
            all: number;
        };
        Pagination: {
            page: number;
            limit: number;
            total: number;
            totalPages: number;
            totalIsCapped: boolean;
        };
        User: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            email: string;
            phone: string;
            city: string;
            address: string;
            bio: string;
            profileImage: components["schemas"]["Image"] | null;
            /** @enum {string} */
            userType: "user" | "admin";
            isEmailVerified: boolean;
            pendingEmail: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        MemberAccount: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            email: string;
            phone: string;
            city: string;
            address: string;
            bio: string;
            profileImage: components["schemas"]["Image"] | null;
            /** @enum {string} */
            userType: "user" | "admin";
            isEmailVerified: boolean;
            pendingEmail: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deactivatedAt: string | null;
            suspendedAt: string | null;
        };
        NamedRoleChange: {
            by: string | null;
            /** @enum {string} */
            from: "user" | "admin";
            /** @enum {string} */
            to: "user" | "admin";
            /** Format: date-time */
            at: string;
            byName: string | null;
        };
        MemberAct: {
            /** @enum {string} */
            act: "admin-given" | "admin-taken" | "sessions-ended" | "suspended" | "reinstated";
            by: string | null;
            byName: string | null;
            caseId: string | null;
            reason: string;
            /** Format: date-time */
            at: string;
        };
        Session: {
            /** Format: uuid */
            id: string;
            device: {
                browser: string | null;
                system: string | null;
            };
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            lastUsedAt: string;
            isCurrent: boolean;
        };
        Profile: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            email: string;
            phone: string;
            city: string;
            address: string;
            bio: string;
            profileImage: components["schemas"]["Image"] | null;
            /** @enum {string} */
            userType: "user" | "admin";
            isEmailVerified: boolean;
            pendingEmail: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            petsAdopted: number;
            appointments: number;
            reviewsGiven: number;
            profileViews: number;
            recentActivities: {
                /** @enum {string} */
                type: "account.registered" | "account.updated" | "account.deactivated" | "account.reactivated" | "email.confirmed" | "password.changed" | "role.changed" | "pet.listed" | "pet.published" | "pet.liked" | "adoption.requested" | "adoption.received" | "adoption.approved" | "adoption.completed" | "appointment.booked" | "appointment.received" | "appointment.cancelled" | "appointment.completed" | "review.given" | "review.received";
                action: string;
                /** Format: date-time */
                time: string;
            }[];
            achievements: {
                /** @enum {string} */
                name: "verified-email" | "first-listing" | "first-like" | "five-listings" | "first-adoption";
                /** @enum {string} */
                icon: "mail" | "paw" | "heart" | "star" | "house";
                earned: boolean;
            }[];
        };
        SecondFactor: {
            isOn: boolean;
            since: string | null;
            recoveryCodesLeft: number;
            isRequired: boolean;
        };
        ExportedAccount: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            email: string;
            phone: string;
            city: string;
            address: string;
            bio: string;
            profileImage: components["schemas"]["Image"] | null;
            /** @enum {string} */
            userType: "user" | "admin";
            isEmailVerified: boolean;
            pendingEmail: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            marketingEmails: boolean;
            roleChanges: components["schemas"]["RoleChange"][];
        };
        RoleChange: {
            by: string | null;
            /** @enum {string} */
            from: "user" | "admin";
            /** @enum {string} */
            to: "user" | "admin";
            /** Format: date-time */
            at: string;
        };
        ExportedFigures: {
            petsAdopted: number;
            appointments: number;
            reviewsGiven: number;
            profileViews: number;
            recentActivities: {
                /** @enum {string} */
                type: "account.registered" | "account.updated" | "account.deactivated" | "account.reactivated" | "email.confirmed" | "password.changed" | "role.changed" | "pet.listed" | "pet.published" | "pet.liked" | "adoption.requested" | "adoption.received" | "adoption.approved" | "adoption.completed" | "appointment.booked" | "appointment.received" | "appointment.cancelled" | "appointment.completed" | "review.given" | "review.received";
                action: string;
                /** Format: date-time */
                time: string;
            }[];
            achievements: {
                /** @enum {string} */
                name: "verified-email" | "first-listing" | "first-like" | "five-listings" | "first-adoption";
                /** @enum {string} */
                icon: "mail" | "paw" | "heart" | "star" | "house";
                earned: boolean;
            }[];
        };
        OwnStore: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            ownerId: string;
            name: string;
            /** @enum {string} */
            type: "Pet Store" | "Veterinary Clinic" | "Grooming Salon" | "Online Store" | "Pet Hotel";
            description: string;
            image: components["schemas"]["Image"] | null;
            banner: components["schemas"]["Image"] | null;
            location: string;
            address: string;
            city: string;
            latitude: number;
            longitude: number;
            hasOwnPlace: boolean;
            hours: string;
            sendsWithinDays: number;
            readonly services: string[];
            readonly features: string[];
            verified: boolean;
            featured: boolean;
            registered: boolean;
            isActive: boolean;
            rating: number;
            reviews: number;
            products: number;
            customers: number;
            likes: number;
            views: number;
            /** Format: date-time */
            joinedDate: string;
            hidden: boolean;
            hiddenReason: string;
        };
        StoreAccount: {
            taxNumber: string | null;
            payout: {
                iban: string;
                title: string;
            } | null;
            payoutChangedAt: string | null;
            heldUntil: string | null;
            needsTaxNumber: boolean;
        };
        StoreVerificationState: {
            /** @enum {string} */
            status: "none" | "waiting" | "verified" | "sent-back";
            registrationNumber: string;
            validUntil: string | null;
            papers: components["schemas"]["Paper"][];
            askedAt: string | null;
            reason: string;
            verifiedUntil: string | null;
        };
        Paper: {
            /** Format: uuid */
            id: string;
            name: string;
            size: number;
        };
        OwnAccessory: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            description: string;
            /** @enum {string} */
            category: "Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel";
            price: number;
            originalPrice: number;
            packDays: number | null;
            readonly forSpecies: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
            inStock: boolean;
            quantity: number;
            featured: boolean;
            rating: number;
            reviews: number;
            likes: number;
            readonly images: components["schemas"]["Image"][];
            /** @enum {string} */
            status: "active" | "draft" | "archived";
            recall: {
                reason: string;
                advice: string;
                /** Format: date-time */
                recalledAt: string;
            } | null;
            vendor: components["schemas"]["Vendor"];
            /** Format: uuid */
            vendorId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            reserved: number;
            forSpeciesGuessed: boolean;
            hidden: boolean;
            hiddenReason: string;
            waitsForReview: boolean;
        };
        Vendor: {
            /** Format: uuid */
            _id: string;
            name: string;
            rating: number;
            verified: boolean;
            isActive: boolean;
            takesOrders: boolean;
        };
        Cart: {
            items: components["schemas"]["CartLine"][];
            promo: components["schemas"]["Promo"] | null;
            subtotal: number;
            shipping: number;
            discount: number;
            total: number;
        };
        CartLine: {
            /** Format: uuid */
            accessoryId: string;
            /** Format: uuid */
            id: string;
            quantity: number;
            problem: ("gone" | "recalled" | "unregistered" | "out-of-stock" | "too-many") | null;
            available: number;
            inStock: boolean;
            name: string;
            description: string;
            category: ("Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel") | null;
            readonly images: components["schemas"]["Image"][];
            price: number;
            originalPrice: number;
            vendor: components["schemas"]["CartVendor"] | null;
        };
        CartVendor: {
            /** Format: uuid */
            _id: string;
            name: string;
            verified: boolean;
            city: string;
            sendsWithinDays: number;
        };
        Promo: {
            code: string;
            discount: number;
            atMost: number;
            description: string;
            isUsed: boolean;
        };
        Store: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            ownerId: string;
            name: string;
            /** @enum {string} */
            type: "Pet Store" | "Veterinary Clinic" | "Grooming Salon" | "Online Store" | "Pet Hotel";
            description: string;
            image: components["schemas"]["Image"] | null;
            banner: components["schemas"]["Image"] | null;
            location: string;
            address: string;
            city: string;
            latitude: number;
            longitude: number;
            hasOwnPlace: boolean;
            hours: string;
            sendsWithinDays: number;
            readonly services: string[];
            readonly features: string[];
            verified: boolean;
            featured: boolean;
            registered: boolean;
            isActive: boolean;
            rating: number;
            reviews: number;
            products: number;
            customers: number;
            likes: number;
            views: number;
            /** Format: date-time */
            joinedDate: string;
        };
        Accessory: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            description: string;
            /** @enum {string} */
            category: "Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel";
            price: number;
            originalPrice: number;
            packDays: number | null;
            readonly forSpecies: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
            inStock: boolean;
            quantity: number;
            featured: boolean;
            rating: number;
            reviews: number;
            likes: number;
            readonly images: components["schemas"]["Image"][];
            /** @enum {string} */
            status: "active" | "draft" | "archived";
            recall: {
                reason: string;
                advice: string;
                /** Format: date-time */
                recalledAt: string;
            } | null;
            vendor: components["schemas"]["Vendor"];
            /** Format: uuid */
            vendorId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        StoreReview: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            rating: number;
            comment: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            author: components["schemas"]["Member"];
        };
        Member: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            verified: boolean;
            rating: number | null;
        };
        AccessoryReview: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            rating: number;
            comment: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            author: components["schemas"]["Member"];
        };
        Homecoming: {
            /** Format: uuid */
            petId: string;
            /** @enum {string} */
            species: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
            city: string;
            /** Format: date-time */
            cameAt: string;
            accessories: components["schemas"]["Accessory"][];
        };
        PromoBudget: {
            month: string;
            budget: number;
            spent: number;
            left: number;
        };
        ExportedOrder: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            number: string;
            /** @enum {string} */
            status: "awaiting-payment" | "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned";
            /** Format: date-time */
            placedAt: string;
            /** Format: date-time */
            updatedAt: string;
            items: components["schemas"]["OrderedLine"][];
            subtotal: number;
            shipping: number;
            discount: number;
            total: number;
            promoCode: string | null;
            address: components["schemas"]["OrderAddress"] | null;
            note: string;
            payment: components["schemas"]["OrderPayment"];
            parcels: components["schemas"]["Parcel"][];
            refunds: components["schemas"]["Refund"][];
            refundTo: components["schemas"]["RefundAccount"] | null;
        };
        OrderedLine: {
            /** Format: uuid */
            accessoryId: string;
            name: string;
            image: components["schemas"]["Image"] | null;
            price: number;
            ordered: number;
            quantity: number;
            returned: number;
        };
        OrderAddress: {
            fullName: string;
            phone: string;
            address: string;
            city: string;
            area: string;
            landmark: string;
        };
        OrderPayment: {
            /** @enum {string} */
            method: "cash-on-delivery" | "jazzcash" | "easypaisa" | "bank-transfer";
            /** @enum {string} */
            status: "due" | "collected" | "void" | "awaiting" | "in-check" | "paid" | "partly-refunded" | "refunded";
            dueAt: string | null;
            refusal: string;
            slip: components["schemas"]["PaymentSlip"] | null;
            toPay: number;
            refunded: number;
            refundDue: number;
        };
        PaymentSlip: {
            name: string;
            size: number;
            reference: string;
            amount: number;
        };
        Parcel: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned";
            store: components["schemas"]["ParcelStore"];
            items: components["schemas"]["OrderedLine"][];
            subtotal: number;
            shipping: number;
            discount: number;
            total: number;
            /** @enum {string} */
            payment: "due" | "collected" | "awaiting" | "paid" | "void";
            /** @enum {string} */
            carriedBy: "own-delivery" | "test-courier";
            courier: string;
            trackingNumber: string;
            tracked: ("picked-up" | "in-transit" | "out-for-delivery") | null;
            trackedAt: string | null;
            /** Format: date-time */
            placedAt: string;
            /** Format: date-time */
            statusAt: string;
            shippedAt: string | null;
            expectedFrom: string | null;
            expectedUntil: string | null;
            deliveredAt: string | null;
            receivedAt: string | null;
            mayReturnUntil: string | null;
            returnRequest: {
                readonly items: {
                    /** Format: uuid */
                    accessoryId: string;
                    quantity: number;
                }[];
                reason: string;
            } | null;
            contest: components["schemas"]["ParcelContest"] | null;
            contestable: components["schemas"]["ContestableMatter"] | null;
            waitsForAdmin: boolean;
            readonly history: components["schemas"]["ParcelStep"][];
        };
        ParcelStore: {
            /** Format: uuid */
            _id: string;
            name: string;
        };
        ParcelContest: {
            /** @enum {string} */
            kind: "not-arrived" | "return-refused" | "refusal";
            /** @enum {string} */
            status: "open" | "upheld" | "dismissed";
            reason: string;
            /** Format: date-time */
            at: string;
            decision: string;
            decidedAt: string | null;
        };
        ContestableMatter: {
            /** @enum {string} */
            kind: "not-arrived" | "return-refused" | "refusal";
            /** Format: date-time */
            until: string;
        };
        ParcelStep: {
            /** @enum {string} */
            status: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned";
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            by: "buyer" | "seller" | "admin" | "product";
            reason: string;
            code: ("unconfirmed" | "unpaid" | "buyer-left" | "seller-left" | "paid-late" | "courier" | "recalled" | "released" | "store-away" | "store-back" | "contested" | "contest-upheld" | "contest-dismissed") | null;
        };
        Refund: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orderId: string;
            parcelId: string | null;
            readonly items: {
                /** Format: uuid */
                accessoryId: string;
                quantity: number;
            }[];
            amount: number;
            /** @enum {string} */
            owedBy: "paltu" | "store" | "courier";
            /** @enum {string} */
            status: "due" | "paid" | "owed-by-store" | "given-back";
            reference: string;
            /** Format: date-time */
            dueAt: string;
            paidAt: string | null;
            contest: {
                /** @enum {string} */
                status: "open" | "upheld" | "dismissed";
                reason: string;
                answer: string;
            } | null;
            mayContestFrom: string | null;
            mayContestUntil: string | null;
        };
        RefundAccount: {
            /** @enum {string} */
            kind: "iban" | "jazzcash" | "easypaisa" | "phone";
            account: string;
            title: string;
        };
        SentParcel: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned";
            store: components["schemas"]["ParcelStore"];
            items: components["schemas"]["OrderedLine"][];
            subtotal: number;
            shipping: number;
            discount: number;
            total: number;
            /** @enum {string} */
            payment: "due" | "collected" | "awaiting" | "paid" | "void";
            /** @enum {string} */
            carriedBy: "own-delivery" | "test-courier";
            courier: string;
            trackingNumber: string;
            tracked: ("picked-up" | "in-transit" | "out-for-delivery") | null;
            trackedAt: string | null;
            /** Format: date-time */
            placedAt: string;
            /** Format: date-time */
            statusAt: string;
            shippedAt: string | null;
            expectedFrom: string | null;
            expectedUntil: string | null;
            deliveredAt: string | null;
            receivedAt: string | null;
            mayReturnUntil: string | null;
            returnRequest: {
                readonly items: {
                    /** Format: uuid */
                    accessoryId: string;
                    quantity: number;
                }[];
                reason: string;
            } | null;
            contest: components["schemas"]["ParcelContest"] | null;
            contestable: components["schemas"]["ContestableMatter"] | null;
            waitsForAdmin: boolean;
            readonly history: components["schemas"]["ParcelStep"][];
            sellerMayReport: boolean;
            remittedAt: string | null;
            refunds: components["schemas"]["Refund"][];
            order: {
                /** Format: uuid */
                _id: string;
                number: string;
                note: string;
                /** @enum {string} */
                paymentMethod: "cash-on-delivery" | "jazzcash" | "easypaisa" | "bank-transfer";
            };
            buyer: components["schemas"]["ParcelBuyer"];
        };
        ParcelBuyer: {
            fullName: string;
            address: components["schemas"]["OrderAddress"] | null;
            refusals: number | null;
        };
        WaitingOfSeller: {
            toConfirm: components["schemas"]["WaitingParcels"];
            toSend: components["schemas"]["WaitingParcels"];
            returns: components["schemas"]["WaitingParcels"];
            disputes: components["schemas"]["WaitingParcels"];
        };
        WaitingParcels: {
            count: number;
            since: string | null;
        };
        UnpaidParcel: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            order: {
                number: string;
                /** @enum {string} */
                paymentMethod: "cash-on-delivery" | "jazzcash" | "easypaisa" | "bank-transfer";
            };
            items: components["schemas"]["OrderedLine"][];
            subtotal: number;
            shipping: number;
            discount: number;
            total: number;
            /** Format: date-time */
            placedAt: string;
            isSlipSent: boolean;
            dueAt: string | null;
        };
        OfferedCourier: {
            /** @enum {string} */
            id: "own-delivery" | "test-courier";
            isTest: boolean;
            isAsked: boolean;
            cities: string[] | null;
        };
        OfferedPaymentMethod: {
            /** @enum {string} */
            method: "cash-on-delivery" | "jazzcash" | "easypaisa" | "bank-transfer";
            transferTo: string;
            isTest: boolean;
        };
        Order: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            number: string;
            /** @enum {string} */
            status: "awaiting-payment" | "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned";
            /** Format: date-time */
            placedAt: string;
            /** Format: date-time */
            updatedAt: string;
            items: components["schemas"]["OrderedLine"][];
            subtotal: number;
            shipping: number;
            discount: number;
            total: number;
            promoCode: string | null;
            address: components["schemas"]["OrderAddress"] | null;
            note: string;
            payment: components["schemas"]["OrderPayment"];
            parcels: components["schemas"]["Parcel"][];
            refunds: components["schemas"]["Refund"][];
        };
        PaymentPage: {
            url: string;
            /** @enum {string} */
            method: "get" | "post";
            fields: {
                [key: string]: string;
            };
        };
        JazzCashAcknowledgement: {
            pp_ResponseCode: string;
            pp_ResponseMessage: string;
            pp_SecureHash: string;
        };
        SimulatedNotice: {
            reference: string;
            status: string;
            signature: string;
        };
        DueRefund: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orderId: string;
            parcelId: string | null;
            readonly items: {
                /** Format: uuid */
                accessoryId: string;
                quantity: number;
            }[];
            amount: number;
            /** @enum {string} */
            owedBy: "paltu" | "store" | "courier";
            /** @enum {string} */
            status: "due" | "paid" | "owed-by-store" | "given-back";
            reference: string;
            /** Format: date-time */
            dueAt: string;
            paidAt: string | null;
            contest: {
                /** @enum {string} */
                status: "open" | "upheld" | "dismissed";
                reason: string;
                answer: string;
            } | null;
            mayContestFrom: string | null;
            mayContestUntil: string | null;
            orderNumber: string;
            buyer: {
                fullName: string;
                phone: string;
            } | null;
            store: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            refundTo: components["schemas"]["RefundAccount"] | null;
        };
        Debt: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            orderId: string;
            parcelId: string | null;
            readonly items: {
                /** Format: uuid */
                accessoryId: string;
                quantity: number;
            }[];
            amount: number;
            /** @enum {string} */
            owedBy: "paltu" | "store" | "courier";
            /** @enum {string} */
            status: "due" | "paid" | "owed-by-store" | "given-back";
            reference: string;
            /** Format: date-time */
            dueAt: string;
            paidAt: string | null;
            contest: {
                /** @enum {string} */
                status: "open" | "upheld" | "dismissed";
                reason: string;
                answer: string;
            } | null;
            mayContestFrom: string | null;
            mayContestUntil: string | null;
            orderNumber: string;
            buyer: {
                fullName: string;
                phone: string;
            } | null;
        };
        PayoutProposal: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "settlement" | "refund";
            storeId: string | null;
            storeName: string | null;
            refundId: string | null;
            orderId: string | null;
            orderNumber: string | null;
            amount: number;
            reference: string;
            readonly reasons: ("amount" | "account-changed")[];
            /** @enum {string} */
            status: "waiting" | "confirmed" | "refused";
            /** Format: uuid */
            proposedBy: string;
            /** Format: date-time */
            proposedAt: string;
            decidedBy: string | null;
            decidedAt: string | null;
            answer: string;
            mayConfirm: boolean;
        };
        OrderCase: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            number: string;
            /** @enum {string} */
            status: "awaiting-payment" | "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned";
            /** Format: date-time */
            placedAt: string;
            /** Format: date-time */
            updatedAt: string;
            subtotal: number;
            shipping: number;
            discount: number;
            total: number;
            promoCode: string | null;
            note: string;
            payment: components["schemas"]["OrderPayment"];
            isOwn: boolean;
            buyer: {
                /** Format: uuid */
                id: string;
                name: string;
                phone: string | null;
                address: components["schemas"]["OrderAddress"] | null;
                earlier: {
                    orders: number;
                    refusedAtDoor: number;
                    contests: number;
                    contestsUpheld: number;
                };
            };
            parcels: components["schemas"]["CaseParcel"][];
            timeline: components["schemas"]["CaseStep"][];
            slip: components["schemas"]["PaymentSlip"] | null;
            refunds: components["schemas"]["DueRefund"][];
        };
        CaseParcel: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned";
            store: {
                /** Format: uuid */
                _id: string;
                name: string;
                /** Format: uuid */
                ownerId: string;
                earlier: {
                    parcels: number;
                    refusedReturns: number;
                    contestsLost: number;
                };
            };
            items: components["schemas"]["OrderedLine"][];
            subtotal: number;
            shipping: number;
            discount: number;
            total: number;
            /** @enum {string} */
            payment: "due" | "collected" | "awaiting" | "paid" | "void";
            /** @enum {string} */
            carriedBy: "own-delivery" | "test-courier";
            courier: string;
            trackingNumber: string;
            tracked: ("picked-up" | "in-transit" | "out-for-delivery") | null;
            trackedAt: string | null;
            /** Format: date-time */
            placedAt: string;
            /** Format: date-time */
            statusAt: string;
            shippedAt: string | null;
            expectedFrom: string | null;
            expectedUntil: string | null;
            deliveredAt: string | null;
            receivedAt: string | null;
            mayReturnUntil: string | null;
            returnRequest: {
                readonly items: {
                    /** Format: uuid */
                    accessoryId: string;
                    quantity: number;
                }[];
                reason: string;
            } | null;
            contest: components["schemas"]["ParcelContest"] | null;
            contestable: components["schemas"]["ContestableMatter"] | null;
            waitsForAdmin: boolean;
            readonly history: components["schemas"]["ParcelStep"][];
            sellerMayReport: boolean;
            remittedAt: string | null;
            refunds: components["schemas"]["Refund"][];
            order: {
                /** Format: uuid */
                _id: string;
                number: string;
                note: string;
                /** @enum {string} */
                paymentMethod: "cash-on-delivery" | "jazzcash" | "easypaisa" | "bank-transfer";
            };
            buyer: components["schemas"]["ParcelBuyer"];
            /** @enum {string} */
            cashHeldBy: "store" | "courier" | "paltu" | "nobody";
            courierReports: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                status: "picked-up" | "in-transit" | "out-for-delivery" | "delivered" | "refused";
                text: string;
            }[];
            readonly decisions: ("upheld" | "dismissed" | "delivered" | "refused" | "lost" | "returned" | "decline" | "cancelled")[];
        };
        CaseStep: {
            /** Format: date-time */
            at: string;
            parcelId: string | null;
            /** @enum {string} */
            what: "ordered" | "slip-sent" | "dropped" | "recalled" | "return-declined" | "received" | "remitted" | "store-away" | "store-back" | "refund-due" | "refund-paid" | "refund-given-back" | "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned" | "contested" | "contest-upheld" | "contest-dismissed";
            /** @enum {string} */
            by: "buyer" | "seller" | "admin" | "product";
            reason: string;
            code: ("unconfirmed" | "unpaid" | "buyer-left" | "seller-left" | "paid-late" | "courier" | "recalled" | "released" | "store-away" | "store-back" | "contested" | "contest-upheld" | "contest-dismissed") | null;
        };
        Refill: {
            /** Format: uuid */
            accessoryId: string;
            name: string;
            image: components["schemas"]["Image"] | null;
            /** Format: uuid */
            orderId: string;
            pieces: number;
            /** Format: date-time */
            deliveredAt: string;
            /** Format: date-time */
            runsOutAt: string;
        };
        Settlement: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            storeId: string;
            amount: number;
            reference: string;
            paidTo: string;
            /** @enum {string} */
            status: "made" | "sent-back";
            reason: string;
            /** Format: date-time */
            madeAt: string;
            sentBackAt: string | null;
        };
        DueStore: {
            /** Format: uuid */
            storeId: string;
            storeName: string;
            available: number;
            pending: number;
            held: number;
            owed: number;
            debts: number;
            payout: {
                iban: string;
                title: string;
            } | null;
            heldUntil: string | null;
            isSuspended: boolean;
        };
        NamedSettlement: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            storeId: string;
            amount: number;
            reference: string;
            paidTo: string;
            /** @enum {string} */
            status: "made" | "sent-back";
            reason: string;
            /** Format: date-time */
            madeAt: string;
            sentBackAt: string | null;
            storeName: string;
        };
        Receipt: {
            number: number;
            /** Format: date-time */
            issuedAt: string;
            store: {
                /** Format: uuid */
                _id: string;
                name: string;
                address: string;
                city: string;
            };
        };
        StoreBalance: {
            pending: number;
            debts: number;
            available: number;
            held: number;
            cashHeld: number;
            withCourier: number;
            settled: number;
            hash: string;
        };
        LedgerRow: {
            number: number;
            orderId: string | null;
            parcelId: string | null;
            settlementId: string | null;
            kind: string;
            /** @enum {string} */
            account: "store" | "held" | "settled" | "courier" | "paltu" | "buyers";
            amount: number;
            balance: number;
            /** Format: date-time */
            availableAt: string;
            /** Format: date-time */
            bookedAt: string;
            hash: string;
        };
        SalesByDay: {
            today: components["schemas"]["Sold"];
            last7Days: components["schemas"]["Sold"];
            last30Days: components["schemas"]["Sold"];
            days: components["schemas"]["DayOfSales"][];
        };
        Sold: {
            parcels: number;
            amount: number;
        };
        DayOfSales: {
            /** Format: date */
            day: string;
            parcels: number;
            amount: number;
        };
        Sale: {
            /** Format: uuid */
            parcelId: string;
            /** Format: uuid */
            orderId: string;
            orderNumber: string;
            /** Format: date-time */
            deliveredAt: string;
            availableAt: string | null;
            sale: number;
            commission: number;
            promo: number;
            returned: number;
            yours: number;
            cash: number;
            withCourier: number;
        };
        EmptySearch: {
            words: string;
            visitors: number;
            instead: string | null;
            /** Format: date */
            lastDay: string;
        };
        AccessorySearch: {
            understood: {
                words: string;
                fields: {
                    /** @enum {string} */
                    forSpecies?: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                    minPrice?: number;
                    maxPrice?: number;
                    /** @enum {string} */
                    sortBy?: "price-low" | "price-high";
                };
                without: string;
            }[];
            corrected: string | null;
            alternatives: {
                search: string;
                accessories: components["schemas"]["Accessory"][];
            } | null;
        };
        AccessoryFacets: {
            category: {
                [key: string]: number;
            };
            forSpecies: {
                [key: string]: number;
            };
        };
        AccessoryStats: {
            total: number;
            inStock: number;
            outOfStock: number;
            byCategory: {
                [key: string]: number;
            };
        };
        AnyAccessory: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            description: string;
            /** @enum {string} */
            category: "Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel";
            price: number;
            originalPrice: number;
            packDays: number | null;
            readonly forSpecies: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
            inStock: boolean;
            quantity: number;
            featured: boolean;
            rating: number;
            reviews: number;
            likes: number;
            readonly images: components["schemas"]["Image"][];
            /** @enum {string} */
            status: "active" | "draft" | "archived";
            recall: {
                reason: string;
                advice: string;
                /** Format: date-time */
                recalledAt: string;
            } | null;
            vendor: components["schemas"]["Vendor"];
            /** Format: uuid */
            vendorId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            reserved?: number;
            forSpeciesGuessed?: boolean;
            hidden?: boolean;
            hiddenReason?: string;
            waitsForReview?: boolean;
        };
        StoreSearch: {
            understood: {
                words: string;
                fields: {
                    city?: string;
                    area?: {
                        en: string;
                        ur: string;
                    };
                };
                without: string;
            }[];
            corrected: string | null;
            alternatives: {
                search: string;
                nearby?: {
                    wanted: string;
                    city: string;
                    distance: number;
                };
                stores: components["schemas"]["Store"][];
            } | null;
        };
        StorePromo: {
            code: string;
            discount: number;
            atMost: number;
            description: string;
        };
        NearbyStore: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            ownerId: string;
            name: string;
            /** @enum {string} */
            type: "Pet Store" | "Veterinary Clinic" | "Grooming Salon" | "Online Store" | "Pet Hotel";
            description: string;
            image: components["schemas"]["Image"] | null;
            banner: components["schemas"]["Image"] | null;
            location: string;
            address: string;
            city: string;
            latitude: number;
            longitude: number;
            hasOwnPlace: boolean;
            hours: string;
            sendsWithinDays: number;
            readonly services: string[];
            readonly features: string[];
            verified: boolean;
            featured: boolean;
            registered: boolean;
            isActive: boolean;
            rating: number;
            reviews: number;
            products: number;
            customers: number;
            likes: number;
            views: number;
            /** Format: date-time */
            joinedDate: string;
            distance: number;
        };
        StoreStats: {
            products: number;
            drafts: number;
            archived: number;
            outOfStock: number;
            lowStock: number;
            customers: number;
            rating: number;
            reviews: number;
            likes: number;
            views: number;
        };
        AnyStore: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            ownerId: string;
            name: string;
            /** @enum {string} */
            type: "Pet Store" | "Veterinary Clinic" | "Grooming Salon" | "Online Store" | "Pet Hotel";
            description: string;
            image: components["schemas"]["Image"] | null;
            banner: components["schemas"]["Image"] | null;
            location: string;
            address: string;
            city: string;
            latitude: number;
            longitude: number;
            hasOwnPlace: boolean;
            hours: string;
            sendsWithinDays: number;
            readonly services: string[];
            readonly features: string[];
            verified: boolean;
            featured: boolean;
            registered: boolean;
            isActive: boolean;
            rating: number;
            reviews: number;
            products: number;
            customers: number;
            likes: number;
            views: number;
            /** Format: date-time */
            joinedDate: string;
            hidden?: boolean;
            hiddenReason?: string;
        };
        ArticleSummary: {
            _id: string;
            id: string;
            slug: string;
            title: string;
            excerpt: string;
            author: {
                name: string;
                bio: string;
                expertise: string;
                avatar: string;
            };
            /** @enum {string} */
            category: "Adoption" | "Dog Care" | "Cat Care" | "Health" | "Training" | "Nutrition";
            image: string;
            readonly tags: string[];
            featured: boolean;
            /** Format: date-time */
            publishedAt: string;
            /** Format: date-time */
            updatedAt: string;
            readTime: number;
            comments: number;
            likes: number;
            views: number;
        };
        ArticleSearch: {
            corrected: string | null;
        };
        Article: {
            _id: string;
            id: string;
            slug: string;
            title: string;
            excerpt: string;
            author: {
                name: string;
                bio: string;
                expertise: string;
                avatar: string;
            };
            /** @enum {string} */
            category: "Adoption" | "Dog Care" | "Cat Care" | "Health" | "Training" | "Nutrition";
            image: string;
            readonly tags: string[];
            featured: boolean;
            /** Format: date-time */
            publishedAt: string;
            /** Format: date-time */
            updatedAt: string;
            readTime: number;
            comments: number;
            likes: number;
            views: number;
            content: string;
        };
        Comment: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            parentId: string | null;
            author: components["schemas"]["CommentAuthor"] | null;
            content: string;
            removed: boolean;
            likes: number;
            /** Format: date-time */
            publishedAt: string;
            replies: components["schemas"]["CommentReply"][];
            repliesCount: number;
        };
        CommentAuthor: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            verified: boolean;
            rating: number | null;
            avatar: components["schemas"]["Image"] | null;
        };
        CommentReply: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            parentId: string | null;
            author: components["schemas"]["CommentAuthor"] | null;
            content: string;
            removed: boolean;
            likes: number;
            /** Format: date-time */
            publishedAt: string;
        };
        CommentExport: {
            /** Format: uuid */
            id: string;
            article: string;
            parentId: string | null;
            content: string;
            /** Format: date-time */
            publishedAt: string;
        };
        ContactReceipt: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
        };
        ContactMessage: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            phone: string;
            subject: string;
            message: string;
            /** @enum {string} */
            category: "general" | "adoption" | "vendor" | "vet" | "support" | "partnership";
            /** Format: date-time */
            receivedAt: string;
            answered: {
                by: components["schemas"]["Member"];
                /** Format: date-time */
                at: string;
            } | null;
        };
        AnsweredSubscription: {
            page: string | null;
            already: boolean;
        };
        Totals: {
            pets: number;
            adoptions: number;
            users: number;
            vets: number;
            averageDays: number | null;
            successRate: number | null;
        };
        Conversation: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            thing: components["schemas"]["ConversationThing"];
            /** @enum {string} */
            side: "owner" | "asker";
            other: components["schemas"]["PortrayedMember"] | null;
            visitor: components["schemas"]["ConversationVisitor"] | null;
            phone: string | null;
            sharesPhone: boolean;
            blockedByMe: boolean;
            canWrite: boolean;
            unread: number;
            otherReadUpTo: number;
            lastMessage: components["schemas"]["ChatMessage"] | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            lastMessageAt: string;
        };
        ConversationThing: {
            /** @enum {string} */
            kind: "pet" | "store" | "vet";
            /** Format: uuid */
            id: string;
            name: string;
            image: components["schemas"]["Image"] | null;
            isPublic: boolean;
        };
        PortrayedMember: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            verified: boolean;
            rating: number | null;
            profileImage: components["schemas"]["Image"] | null;
        };
        ConversationVisitor: {
            name: string;
            email: string;
            phone: string;
        };
        ChatMessage: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            number: number;
            mine: boolean;
            text: string;
            masked: boolean;
            maskedForOther: boolean;
            warnings: ("advance" | "token-money" | "courier-fee" | "otp" | "account-moved")[];
            /** Format: date-time */
            sentAt: string;
        };
        UnreadMessages: {
            conversations: number;
            messages: number;
        };
        ConversationReport: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            reason: string;
            reporter: components["schemas"]["Member"];
            thing: {
                /** @enum {string} */
                kind: "pet" | "store" | "vet";
                /** Format: uuid */
                id: string;
                name: string;
            };
            owner: components["schemas"]["Member"];
            asker: components["schemas"]["Member"] | null;
            visitor: {
                name: string;
                email: string;
            } | null;
            messages: {
                number: number;
                /** @enum {string} */
                side: "owner" | "asker";
                text: string;
                /** Format: date-time */
                sentAt: string;
            }[];
            /** Format: date-time */
            reportedAt: string;
            decision: {
                /** @enum {string} */
                decision: "dismissed" | "warned" | "stopped";
                reason: string;
                by: components["schemas"]["Member"];
                until: string | null;
                /** Format: date-time */
                decidedAt: string;
                liftedAt: string | null;
            } | null;
        };
        Notification: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "adoption.requested" | "adoption.approved" | "adoption.rejected" | "adoption.cancelled" | "adoption.owner-left" | "adoption.owner-away" | "adoption.handed-over" | "adoption.fell-through" | "adoption.answer-due" | "adoption.hand-over-due" | "adoption.meeting-named" | "adoption.meeting-agreed" | "order.placed" | "order.received" | "order.paid" | "parcel.changed" | "parcel.confirmed" | "parcel.shipped" | "parcel.delivered" | "parcel.cancelled" | "parcel.refused" | "parcel.lost" | "parcel.return-asked" | "parcel.returned" | "parcel.return-refused" | "parcel.recalled" | "parcel.store-away" | "parcel.store-back" | "parcel.due" | "contest.not-arrived" | "contest.return-refused" | "contest.refusal" | "contest.upheld" | "contest.dismissed" | "case.opened" | "case.waiting" | "refund.due" | "refund.with-store" | "refund.with-courier" | "refund.to-give-back" | "refund.paid" | "refund.given-back" | "refund.contested" | "refund.still-owed" | "refund.settled" | "product.recalled" | "product.recalled-on-its-way" | "appointment.booked" | "appointment.cancelled" | "appointment.completed" | "appointment.missed" | "appointment.due" | "listing.approved" | "listing.rejected" | "message.received" | "report.decided" | "report.upheld" | "report.not-upheld" | "report.false" | "conduct.warned" | "conduct.stopped" | "conduct.stopped-for-good" | "conduct.allowed" | "conduct.upheld" | "conduct.objection-accepted" | "conduct.objection-refused" | "comment.answered" | "mark.verified" | "mark.unverified" | "mark.checked-again" | "mark.sent-back" | "mark.featured" | "mark.hidden" | "mark.shown" | "mark.registered" | "search.matched" | "payout.changed";
            params: {
                [key: string]: string;
            };
            message: string;
            /** Format: date-time */
            time: string;
            unread: boolean;
            page: string;
            image?: components["schemas"]["Image"] | null;
        };
        NotificationSettings: {
            /** @enum {string} */
            language: "en" | "ur";
            groups: {
                adoption: {
                    bell: boolean;
                    mail: boolean;
                    /** @default true */
                    push: boolean;
                };
                orders: {
                    bell: boolean;
                    mail: boolean;
                    /** @default true */
                    push: boolean;
                };
                appointments: {
                    bell: boolean;
                    mail: boolean;
                    /** @default true */
                    push: boolean;
                };
                listings: {
                    bell: boolean;
                    mail: boolean;
                    /** @default true */
                    push: boolean;
                };
                messages: {
                    bell: boolean;
                    mail: boolean;
                    /** @default true */
                    push: boolean;
                };
                comments: {
                    bell: boolean;
                    mail: boolean;
                    /** @default true */
                    push: boolean;
                };
                marks: {
                    bell: boolean;
                    mail: boolean;
                    /** @default true */
                    push: boolean;
                };
                searches: {
                    bell: boolean;
                    mail: boolean;
                    /** @default true */
                    push: boolean;
                };
            };
            quietHours: {
                from: string;
                until: string;
            } | null;
        };
        SavedSearch: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            filters: {
                search?: string;
                /** @enum {string} */
                species?: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                breed?: string;
                /** @enum {string} */
                gender?: "Male" | "Female";
                /** @enum {string} */
                size?: "Small" | "Medium" | "Large" | "Extra Large";
                location?: string;
                /** @enum {string} */
                adoptionType?: "Adoption" | "Sale" | "Trial";
                minPrice?: number;
                maxPrice?: number;
                minAge?: number;
                maxAge?: number;
                vaccinated?: boolean;
                urgent?: boolean;
            };
            /** @enum {string} */
            frequency: "daily" | "weekly";
            paused: boolean;
            /** Format: date-time */
            savedAt: string;
        };
        MarkedThing: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "vet" | "store" | "accessory";
            name: string;
            about: string[];
            city: string;
            owner: components["schemas"]["Member"];
            featured: boolean;
            verified: boolean;
            hidden: boolean;
            waitsForReview: boolean;
            registered: boolean;
            verifiedUntil: string | null;
            isActive: boolean;
            /** Format: date-time */
            createdAt: string;
            verification: {
                /** @enum {string} */
                status: "none" | "waiting" | "verified" | "sent-back";
                number: number;
                registrationNumber: string;
                validUntil: string | null;
                papers: components["schemas"]["Paper"][];
                askedAt: string | null;
                reason: string;
            };
        };
        MarkDecision: {
            /** @enum {string} */
            mark: "featured" | "verified" | "hidden" | "registered";
            set: boolean;
            by: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** Format: date-time */
            at: string;
            verificationNumber: number;
            reason: string;
            superseded: boolean;
            ownThing: boolean;
        };
        BulkResult: {
            id: string;
            /** @enum {string} */
            status: "approved" | "rejected" | "unchanged" | "failed";
            code?: string;
            message?: string;
        };
        DashboardStats: {
            totalPets: number;
            pendingPets: number;
            approvedPets: number;
            rejectedPets: number;
            totalUsers: number;
        };
        Review: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            species: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
            breed: string;
            age: string;
            agedAt: string | null;
            bornOn: string | null;
            /** @enum {string} */
            gender: "Male" | "Female";
            color: string;
            /** @enum {string} */
            size: "Small" | "Medium" | "Large" | "Extra Large";
            weight: string;
            description: string;
            /** @enum {string} */
            healthStatus: "Excellent" | "Good" | "Fair" | "Poor" | "Special Needs";
            vaccinated: boolean;
            neutered: boolean;
            microchipped: boolean;
            specialNeeds: string;
            /** @enum {string} */
            adoptionType: "Adoption" | "Sale" | "Trial";
            price: number;
            location: string;
            /** @enum {string} */
            status: "Available" | "Pending" | "Adopted";
            urgent: boolean;
            featured: boolean;
            requirements: {
                /** @enum {string} */
                experience: "Beginner" | "Intermediate" | "Advanced";
                /** @enum {string} */
                homeType: "House with yard" | "Apartment" | "Farm/Rural";
                children: boolean;
                otherPets: boolean;
            };
            readonly tags: string[];
            readonly personality: ("Friendly" | "Playful" | "Calm" | "Energetic" | "Gentle" | "Independent" | "Loyal" | "Curious")[];
            readonly goodWith: ("Children" | "Dogs" | "Cats" | "Other Pets" | "Strangers")[];
            /** @enum {string} */
            trainingLevel: "Not Trained" | "Basic Commands" | "House Trained" | "Fully Trained" | "";
            reasonForRehoming: string;
            readonly images: components["schemas"]["Image"][];
            owner: components["schemas"]["Member"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            approvalStatus: "pending" | "approved" | "rejected";
            rejectionReason: string;
            contentVersion: number;
            vaccinationRecords: components["schemas"]["Paper"] | null;
            healthCertificate: components["schemas"]["Paper"] | null;
            /** Format: date-time */
            submittedAt: string;
            review: {
                /** @enum {string} */
                kind: "new" | "resubmitted" | "edited";
                previousReason: string | null;
                previous: components["schemas"]["KnownPet"] | null;
                warnings: components["schemas"]["RuleWarning"][];
            };
        };
        KnownPet: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            species: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
            breed: string;
            age: string;
            agedAt: string | null;
            bornOn: string | null;
            /** @enum {string} */
            gender: "Male" | "Female";
            color: string;
            /** @enum {string} */
            size: "Small" | "Medium" | "Large" | "Extra Large";
            weight: string;
            description: string;
            /** @enum {string} */
            healthStatus: "Excellent" | "Good" | "Fair" | "Poor" | "Special Needs";
            vaccinated: boolean;
            neutered: boolean;
            microchipped: boolean;
            specialNeeds: string;
            /** @enum {string} */
            adoptionType: "Adoption" | "Sale" | "Trial";
            price: number;
            location: string;
            /** @enum {string} */
            status: "Available" | "Pending" | "Adopted";
            urgent: boolean;
            featured: boolean;
            requirements: {
                /** @enum {string} */
                experience: "Beginner" | "Intermediate" | "Advanced";
                /** @enum {string} */
                homeType: "House with yard" | "Apartment" | "Farm/Rural";
                children: boolean;
                otherPets: boolean;
            };
            readonly tags: string[];
            readonly personality: ("Friendly" | "Playful" | "Calm" | "Energetic" | "Gentle" | "Independent" | "Loyal" | "Curious")[];
            readonly goodWith: ("Children" | "Dogs" | "Cats" | "Other Pets" | "Strangers")[];
            /** @enum {string} */
            trainingLevel: "Not Trained" | "Basic Commands" | "House Trained" | "Fully Trained" | "";
            reasonForRehoming: string;
            readonly images: components["schemas"]["Image"][];
            owner: components["schemas"]["Member"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            approvalStatus: "pending" | "approved" | "rejected";
            rejectionReason: string;
        };
        RuleWarning: {
            id: string;
            /** @enum {string} */
            action: "warn" | "hold" | "refuse";
            title: {
                en: string;
                ur: string;
            };
            admin: {
                en: string;
                ur: string;
            };
            owner: {
                en: string;
                ur: string;
            };
        };
        Decision: {
            /** @enum {string} */
            action: "approve" | "reject";
            by: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** Format: date-time */
            at: string;
            contentVersion: number;
            reason: string | null;
            superseded: boolean;
            ownListing: boolean;
        };
        OwnerRecord: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            verified: boolean;
            rating: number | null;
            profileImage: components["schemas"]["Image"] | null;
            listings: {
                pending: number;
                approved: number;
                rejected: number;
            };
            rejections: number;
        };
        CountedRule: {
            id: string;
            version: number;
            title: {
                en: string;
                ur: string;
            };
            /** @enum {string} */
            action: "warn" | "hold" | "refuse";
            condition: {
                species: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
                provinces: string[];
                adoptionTypes: ("Adoption" | "Sale" | "Trial")[];
                youngerThan: number | null;
                olderThan: number | null;
                cheaperThan: number | null;
                dearerThan: number | null;
                belowMedian: number | null;
                words: string[];
                unless: string[];
                registeredWithin: number | null;
                fewerListings: number | null;
                rejectedBefore: number | null;
                suspendedBefore: number | null;
            };
            admin: {
                en: string;
                ur: string;
            };
            owner: {
                en: string;
                ur: string;
            };
            off: boolean;
            changed: {
                by: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                /** Format: date-time */
                at: string;
            };
            lastDays: {
                found: number;
                rejected: number;
            };
        };
        ListingRule: {
            id: string;
            version: number;
            title: {
                en: string;
                ur: string;
            };
            /** @enum {string} */
            action: "warn" | "hold" | "refuse";
            condition: {
                species: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
                provinces: string[];
                adoptionTypes: ("Adoption" | "Sale" | "Trial")[];
                youngerThan: number | null;
                olderThan: number | null;
                cheaperThan: number | null;
                dearerThan: number | null;
                belowMedian: number | null;
                words: string[];
                unless: string[];
                registeredWithin: number | null;
                fewerListings: number | null;
                rejectedBefore: number | null;
                suspendedBefore: number | null;
            };
            admin: {
                en: string;
                ur: string;
            };
            owner: {
                en: string;
                ur: string;
            };
            off: boolean;
            changed: {
                by: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                /** Format: date-time */
                at: string;
            };
        };
        RuleTrial: {
            /** Format: uuid */
            id: string;
            days: number;
            total: number;
            lookedAt: number;
            found: number;
            approved: number;
            rejected: number;
            examples: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                species: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                breed: string;
                /** @enum {string} */
                approvalStatus: "pending" | "approved" | "rejected";
                /** Format: date-time */
                submittedAt: string;
            }[];
            finished: boolean;
        };
        ConductCase: {
            /** Format: uuid */
            id: string;
            version: number;
            /** @enum {string} */
            status: "open" | "upheld" | "not-upheld" | "overturned";
            urgent: boolean;
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            dueAt: string;
            thing: {
                /** @enum {string} */
                kind: "pet" | "store" | "product" | "vet" | "review" | "comment" | "member";
                /** Format: uuid */
                id: string;
                name: string;
                place: {
                    /** @enum {string} */
                    kind: "vet" | "store" | "product" | "article";
                    id: string;
                } | null;
                gone: boolean;
            };
            owner: components["schemas"]["Member"];
            reports: number;
            reasons: ("fraud" | "danger" | "forbidden" | "misleading" | "stolen-pictures" | "abuse" | "other")[];
            decision: {
                upheld: boolean;
                reason: string;
                hidden: boolean;
                suspends: boolean;
                by: components["schemas"]["Member"];
                /** Format: date-time */
                at: string;
            } | null;
            objection: {
                text: string;
                /** Format: date-time */
                at: string;
                decision: {
                    accepted: boolean;
                    reason: string;
                    by: components["schemas"]["Member"];
                    /** Format: date-time */
                    at: string;
                } | null;
            } | null;
        };
        CaseReport: {
            /** Format: uuid */
            id: string;
            reporter: components["schemas"]["Member"] | null;
            /** @enum {string} */
            reason: "fraud" | "danger" | "forbidden" | "misleading" | "stolen-pictures" | "abuse" | "other";
            text: string;
            evidence: {
                /** @enum {string} */
                kind: "conversation" | "request";
                /** Format: uuid */
                id: string;
            } | null;
            /** Format: date-time */
            reportedAt: string;
            trusted: boolean;
            isFalse: boolean;
        };
        OwnReport: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "pet" | "store" | "product" | "vet" | "review" | "comment" | "member";
            /** Format: uuid */
            thingId: string;
            /** @enum {string} */
            reason: "fraud" | "danger" | "forbidden" | "misleading" | "stolen-pictures" | "abuse" | "other";
            text: string;
            /** Format: date-time */
            reportedAt: string;
            /** @enum {string} */
            status: "open" | "upheld" | "not-upheld";
            decidedAt: string | null;
        };
        CaseAboutMe: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "pet" | "store" | "product" | "vet" | "review" | "comment" | "member";
            /** Format: uuid */
            thingId: string;
            /** @enum {string} */
            status: "open" | "upheld" | "not-upheld" | "overturned";
            reason: string;
            hidden: boolean;
            /** Format: date-time */
            decidedAt: string;
            objection: {
                text: string;
                /** Format: date-time */
                at: string;
                reason: string;
                decidedAt: string | null;
            } | null;
        };
        OwnPet: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            species: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
            breed: string;
            age: string;
            agedAt: string | null;
            bornOn: string | null;
            /** @enum {string} */
            gender: "Male" | "Female";
            color: string;
            /** @enum {string} */
            size: "Small" | "Medium" | "Large" | "Extra Large";
            weight: string;
            description: string;
            /** @enum {string} */
            healthStatus: "Excellent" | "Good" | "Fair" | "Poor" | "Special Needs";
            vaccinated: boolean;
            neutered: boolean;
            microchipped: boolean;
            specialNeeds: string;
            /** @enum {string} */
            adoptionType: "Adoption" | "Sale" | "Trial";
            price: number;
            location: string;
            /** @enum {string} */
            status: "Available" | "Pending" | "Adopted";
            urgent: boolean;
            featured: boolean;
            requirements: {
                /** @enum {string} */
                experience: "Beginner" | "Intermediate" | "Advanced";
                /** @enum {string} */
                homeType: "House with yard" | "Apartment" | "Farm/Rural";
                children: boolean;
                otherPets: boolean;
            };
            readonly tags: string[];
            readonly personality: ("Friendly" | "Playful" | "Calm" | "Energetic" | "Gentle" | "Independent" | "Loyal" | "Curious")[];
            readonly goodWith: ("Children" | "Dogs" | "Cats" | "Other Pets" | "Strangers")[];
            /** @enum {string} */
            trainingLevel: "Not Trained" | "Basic Commands" | "House Trained" | "Fully Trained" | "";
            reasonForRehoming: string;
            readonly images: components["schemas"]["Image"][];
            owner: components["schemas"]["PortrayedMember"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            approvalStatus: "pending" | "approved" | "rejected";
            rejectionReason: string;
            views: number;
            likes: number;
            approvedAt: string | null;
            contentVersion: number;
            vaccinationRecords: components["schemas"]["Paper"] | null;
            healthCertificate: components["schemas"]["Paper"] | null;
            reservation: {
                /** Format: uuid */
                requestId: string;
                isHandedOver: boolean;
            } | null;
            notices: {
                id: string;
                en: string;
                ur: string;
            }[];
        };
        PetStats: {
            total: number;
            available: number;
            pending: number;
            adopted: number;
            bySpecies: {
                [key: string]: number;
            };
            byCity: {
                [key: string]: number;
            };
            byAdoptionType: {
                [key: string]: number;
            };
        };
        Pet: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            species: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
            breed: string;
            age: string;
            agedAt: string | null;
            bornOn: string | null;
            /** @enum {string} */
            gender: "Male" | "Female";
            color: string;
            /** @enum {string} */
            size: "Small" | "Medium" | "Large" | "Extra Large";
            weight: string;
            description: string;
            /** @enum {string} */
            healthStatus: "Excellent" | "Good" | "Fair" | "Poor" | "Special Needs";
            vaccinated: boolean;
            neutered: boolean;
            microchipped: boolean;
            specialNeeds: string;
            /** @enum {string} */
            adoptionType: "Adoption" | "Sale" | "Trial";
            price: number;
            location: string;
            /** @enum {string} */
            status: "Available" | "Pending" | "Adopted";
            urgent: boolean;
            featured: boolean;
            requirements: {
                /** @enum {string} */
                experience: "Beginner" | "Intermediate" | "Advanced";
                /** @enum {string} */
                homeType: "House with yard" | "Apartment" | "Farm/Rural";
                children: boolean;
                otherPets: boolean;
            };
            readonly tags: string[];
            readonly personality: ("Friendly" | "Playful" | "Calm" | "Energetic" | "Gentle" | "Independent" | "Loyal" | "Curious")[];
            readonly goodWith: ("Children" | "Dogs" | "Cats" | "Other Pets" | "Strangers")[];
            /** @enum {string} */
            trainingLevel: "Not Trained" | "Basic Commands" | "House Trained" | "Fully Trained" | "";
            reasonForRehoming: string;
            readonly images: components["schemas"]["Image"][];
            owner: components["schemas"]["Member"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            approvalStatus: "pending" | "approved" | "rejected";
            rejectionReason: string;
            views: number;
            likes: number;
            approvedAt: string | null;
        };
        PetSuggestion: {
            /** @enum {string} */
            kind: "species" | "city" | "breed" | "word";
            text: string;
            search: string;
            count: number;
        };
        PetFacets: {
            species: {
                [key: string]: number;
            };
            gender: {
                [key: string]: number;
            };
            size: {
                [key: string]: number;
            };
            adoptionType: {
                [key: string]: number;
            };
            vaccinated: {
                [key: string]: number;
            };
            urgent: {
                [key: string]: number;
            };
            prices: {
                [key: string]: number;
            };
        };
        PetSearch: {
            understood: {
                words: string;
                fields: {
                    /** @enum {string} */
                    species?: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                    location?: string;
                    /** @enum {string} */
                    gender?: "Male" | "Female";
                    /** @enum {string} */
                    size?: "Small" | "Medium" | "Large" | "Extra Large";
                    minAge?: number;
                    maxAge?: number;
                    minPrice?: number;
                    maxPrice?: number;
                    /** @enum {string} */
                    adoptionType?: "Adoption" | "Sale" | "Trial";
                    vaccinated?: boolean;
                    urgent?: boolean;
                    /** @enum {string} */
                    sortBy?: "price-low" | "price-high";
                };
                without: string;
            }[];
            corrected: string | null;
            alternatives: {
                search: string;
                nearby?: {
                    wanted: string;
                    city: string;
                    distance: number;
                };
                pets: components["schemas"]["Pet"][];
            } | null;
        };
        AnyPet: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            species: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
            breed: string;
            age: string;
            agedAt: string | null;
            bornOn: string | null;
            /** @enum {string} */
            gender: "Male" | "Female";
            color: string;
            /** @enum {string} */
            size: "Small" | "Medium" | "Large" | "Extra Large";
            weight: string;
            description: string;
            /** @enum {string} */
            healthStatus: "Excellent" | "Good" | "Fair" | "Poor" | "Special Needs";
            vaccinated: boolean;
            neutered: boolean;
            microchipped: boolean;
            specialNeeds: string;
            /** @enum {string} */
            adoptionType: "Adoption" | "Sale" | "Trial";
            price: number;
            location: string;
            /** @enum {string} */
            status: "Available" | "Pending" | "Adopted";
            urgent: boolean;
            featured: boolean;
            requirements: {
                /** @enum {string} */
                experience: "Beginner" | "Intermediate" | "Advanced";
                /** @enum {string} */
                homeType: "House with yard" | "Apartment" | "Farm/Rural";
                children: boolean;
                otherPets: boolean;
            };
            readonly tags: string[];
            readonly personality: ("Friendly" | "Playful" | "Calm" | "Energetic" | "Gentle" | "Independent" | "Loyal" | "Curious")[];
            readonly goodWith: ("Children" | "Dogs" | "Cats" | "Other Pets" | "Strangers")[];
            /** @enum {string} */
            trainingLevel: "Not Trained" | "Basic Commands" | "House Trained" | "Fully Trained" | "";
            reasonForRehoming: string;
            readonly images: components["schemas"]["Image"][];
            owner: components["schemas"]["PortrayedMember"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            approvalStatus: "pending" | "approved" | "rejected";
            rejectionReason: string;
            views: number;
            likes: number;
            approvedAt: string | null;
            contentVersion?: number;
            vaccinationRecords?: components["schemas"]["Paper"] | null;
            healthCertificate?: components["schemas"]["Paper"] | null;
            reservation?: {
                /** Format: uuid */
                requestId: string;
                isHandedOver: boolean;
            } | null;
            notices?: {
                id: string;
                en: string;
                ur: string;
            }[];
        };
        OwnVet: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            ownerId: string;
            name: string;
            /** @enum {string} */
            specialty: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
            qualifications: string;
            clinicName: string;
            address: string;
            city: string;
            latitude: number;
            longitude: number;
            hasOwnPlace: boolean;
            phone: string;
            email: string;
            consultationFee: number;
            bio: string;
            readonly services: string[];
            availability: string;
            homeVisit: boolean;
            emergency: boolean;
            telemedicine: boolean;
            experience: number;
            image: components["schemas"]["Image"] | null;
            readonly images: components["schemas"]["Image"][];
            verified: boolean;
            featured: boolean;
            rating: number;
            reviews: number;
            patients: number;
            likes: number;
            /** Format: date-time */
            joinedDate: string;
            isActive: boolean;
            hidden: boolean;
            hiddenReason: string;
        };
        VetVerification: {
            /** @enum {string} */
            status: "none" | "waiting" | "verified" | "sent-back";
            registrationNumber: string;
            validUntil: string | null;
            papers: components["schemas"]["Paper"][];
            askedAt: string | null;
            reason: string;
            verifiedUntil: string | null;
        };
        VetAppointment: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "booked" | "cancelled" | "completed" | "no-show";
            vet: components["schemas"]["AppointmentVet"];
            guest: components["schemas"]["AppointmentGuest"];
            /** Format: uuid */
            slotId: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            date: string;
            time: string;
            petName: string;
            /** @enum {string} */
            petType: "dog" | "cat" | "bird" | "other";
            /** @enum {string} */
            reason: "checkup" | "vaccination" | "sick" | "emergency" | "other";
            message: string;
            closing: {
                /** @enum {string} */
                by: "guest" | "vet" | "product";
                /** Format: date-time */
                at: string;
                code: ("guest-left" | "vet-left" | "vet-away" | "over") | null;
                reason: string;
            } | null;
            readonly history: {
                /** @enum {string} */
                status: "booked" | "cancelled" | "completed" | "no-show";
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                by: "guest" | "vet" | "product";
            }[];
            /** Format: date-time */
            mayCancelUntil: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AppointmentVet: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            ownerId: string;
            name: string;
            clinicName: string;
            address: string;
            city: string;
            phone: string | null;
            consultationFee: number;
            isAway: boolean;
        };
        AppointmentGuest: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            verified: boolean;
            rating: number | null;
            phone: string | null;
        };
        VetStats: {
            appointments: {
                booked: number;
                cancelled: number;
                completed: number;
                "no-show": number;
                total: number;
            };
            patients: number;
            rating: number;
            reviews: number;
            freeSlots: number;
        };
        Vet: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            ownerId: string;
            name: string;
            /** @enum {string} */
            specialty: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
            qualifications: string;
            clinicName: string;
            address: string;
            city: string;
            latitude: number;
            longitude: number;
            hasOwnPlace: boolean;
            phone: string;
            email: string;
            consultationFee: number;
            bio: string;
            readonly services: string[];
            availability: string;
            homeVisit: boolean;
            emergency: boolean;
            telemedicine: boolean;
            experience: number;
            image: components["schemas"]["Image"] | null;
            readonly images: components["schemas"]["Image"][];
            verified: boolean;
            featured: boolean;
            rating: number;
            reviews: number;
            patients: number;
            likes: number;
            /** Format: date-time */
            joinedDate: string;
        };
        Testimonial: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
            avatar: components["schemas"]["Image"] | null;
            text: string;
            /** @constant */
            rating: 5;
            location: string;
            vet: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** Format: date-time */
            createdAt: string;
        };
        VetReview: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            rating: number;
            comment: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            author: components["schemas"]["Member"];
        };
        VetSearch: {
            understood: {
                words: string;
                fields: {
                    city?: string;
                    area?: {
                        en: string;
                        ur: string;
                    };
                    /** @enum {string} */
                    specialty?: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
                    emergency?: boolean;
                    homeVisit?: boolean;
                    telemedicine?: boolean;
                    /** @enum {string} */
                    sortBy?: "price-low" | "price-high";
                };
                without: string;
            }[];
            corrected: string | null;
            alternatives: {
                search: string;
                nearby?: {
                    wanted: string;
                    city: string;
                    distance: number;
                };
                vets: components["schemas"]["Vet"][];
            } | null;
        };
        NearbyVet: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            ownerId: string;
            name: string;
            /** @enum {string} */
            specialty: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
            qualifications: string;
            clinicName: string;
            address: string;
            city: string;
            latitude: number;
            longitude: number;
            hasOwnPlace: boolean;
            phone: string;
            email: string;
            consultationFee: number;
            bio: string;
            readonly services: string[];
            availability: string;
            homeVisit: boolean;
            emergency: boolean;
            telemedicine: boolean;
            experience: number;
            image: components["schemas"]["Image"] | null;
            readonly images: components["schemas"]["Image"][];
            verified: boolean;
            featured: boolean;
            rating: number;
            reviews: number;
            patients: number;
            likes: number;
            /** Format: date-time */
            joinedDate: string;
            distance: number;
        };
        VetName: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            name: string;
        };
        VetSlot: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            date: string;
            time: string;
            /** @enum {string} */
            status: "free" | "booked";
        };
        VetSlotCount: {
            free: number;
            booked: number;
        };
        AnyVet: {
            /** Format: uuid */
            _id: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            ownerId: string;
            name: string;
            /** @enum {string} */
            specialty: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
            qualifications: string;
            clinicName: string;
            address: string;
            city: string;
            latitude: number;
            longitude: number;
            hasOwnPlace: boolean;
            phone: string;
            email: string;
            consultationFee: number;
            bio: string;
            readonly services: string[];
            availability: string;
            homeVisit: boolean;
            emergency: boolean;
            telemedicine: boolean;
            experience: number;
            image: components["schemas"]["Image"] | null;
            readonly images: components["schemas"]["Image"][];
            verified: boolean;
            featured: boolean;
            rating: number;
            reviews: number;
            patients: number;
            likes: number;
            /** Format: date-time */
            joinedDate: string;
            reviewDetails: components["schemas"]["VetReviewDetail"][];
            isActive?: boolean;
            hidden?: boolean;
            hiddenReason?: string;
        };
        VetReviewDetail: {
            author: string;
            rating: number;
            /** Format: date-time */
            date: string;
            comment: string;
        };
        /** @enum {string} */
        ErrorCode: "accessory.not-found" | "accessory.not-yours" | "accessory.own" | "accessory.recalled" | "accessory.too-many" | "account.admin-not-suspended" | "account.deactivated" | "account.email-taken" | "account.email-unverified" | "account.last-admin" | "account.not-found" | "account.suspended" | "admin.own-matter" | "admin.required" | "adoption-request.already-answered" | "adoption-request.already-open" | "adoption-request.not-approved" | "adoption-request.not-for-sale" | "adoption-request.not-found" | "adoption-request.not-yours" | "adoption-request.own-pet" | "adoption-request.requester-away" | "adoption-request.too-many" | "adoption-request.too-many-days" | "appointment.already-ended" | "appointment.not-found" | "appointment.not-yours" | "appointment.own-profile" | "appointment.too-early" | "appointment.too-late" | "appointment.too-many" | "article.not-found" | "auth.busy" | "auth.unavailable" | "cart-item.not-found" | "cart.empty" | "cart.full" | "case.already-decided" | "case.already-objected" | "case.already-reported" | "case.no-objection" | "case.not-found" | "case.not-upheld" | "case.nothing-to-hide" | "case.own-matter" | "case.own-thing" | "case.reports-refused" | "case.same-admin" | "case.stale" | "case.thing-gone" | "comment.not-found" | "comment.not-yours" | "comment.reply-to-reply" | "contact-message.not-found" | "conversation.blocked" | "conversation.member-left" | "conversation.not-found" | "conversation.own-thing" | "conversation.with-visitor" | "conversation.writing-stopped" | "courier.city-not-served" | "courier.not-offered" | "credentials.wrong" | "email-token.invalid" | "email-token.password-required" | "idempotency-key.missing" | "idempotency-key.reused" | "login-challenge.expired" | "login.too-many" | "message.not-found" | "message.own-number" | "notification-link.invalid" | "order.already-shipped" | "order.lines-unavailable" | "order.not-found" | "order.too-many-pieces" | "order.too-many-unpaid" | "order.total-changed" | "paper.not-found" | "paper.room-used-up" | "paper.too-large" | "paper.too-many" | "paper.unsupported-type" | "parcel.courier-reports" | "parcel.not-found" | "parcel.not-yours" | "parcel.recalled" | "parcel.store-there" | "parcel.wrong-step" | "password.wrong-current" | "payment.already-paid" | "payment.cod-refused" | "payment.not-found" | "payment.not-offered" | "payment.notice-forged" | "payment.reference-used" | "payment.store-away" | "payment.wrong-amount" | "payment.wrong-step" | "pet.held" | "pet.not-available" | "pet.not-found" | "pet.not-yours" | "pet.refused" | "pet.reserved" | "pet.stale" | "pet.too-many-pending" | "pet.version-unknown" | "phone.unknown" | "picture.not-a-picture" | "picture.not-found" | "picture.required" | "picture.room-used-up" | "picture.too-complex" | "picture.too-large" | "picture.too-many" | "picture.too-many-pixels" | "picture.too-many-unused" | "picture.unknown" | "picture.unsupported-type" | "promo.invalid" | "promo.used" | "proposal.account-changed" | "proposal.decided" | "proposal.not-found" | "proposal.own" | "proposal.waiting" | "push.off" | "push.unknown-service" | "receipt.not-found" | "refresh-token.expired" | "refresh-token.invalid" | "refresh-token.reused" | "refund.already-paid" | "refund.beyond-held" | "refund.not-found" | "refund.wrong-step" | "report.about-visitor" | "report.already-decided" | "report.not-found" | "report.not-stopped" | "request.headers-too-large" | "request.invalid" | "request.key-reused" | "request.malformed" | "request.malformed-json" | "request.timeout" | "request.too-large" | "request.too-many" | "request.unsupported-charset" | "request.unsupported-encoding" | "request.unsupported-type" | "request.url-too-long" | "resource.not-found" | "review.not-entitled" | "review.not-found" | "review.not-yours" | "rule-trial.not-found" | "rule.not-found" | "rule.stale" | "saved-search.not-found" | "saved-search.too-many" | "second-factor.already-on" | "second-factor.not-begun" | "second-factor.not-on" | "second-factor.required" | "second-factor.required-by-role" | "second-factor.too-many" | "second-factor.wrong-code" | "server.fault" | "service.slow" | "service.unavailable" | "session.not-found" | "session.password-needed" | "settlement.account-held" | "settlement.beyond-available" | "settlement.no-account" | "settlement.not-found" | "settlement.reference-used" | "settlement.store-suspended" | "slip.not-found" | "slot.booked" | "slot.not-found" | "slot.not-free" | "slot.overlaps" | "stock.not-enough" | "storage.full" | "store.already-open" | "store.not-found" | "store.required" | "store.unregistered" | "stream.full" | "stream.too-many" | "subscription.link-invalid" | "token.expired" | "token.invalid" | "token.missing" | "token.revoked" | "verification.already-decided" | "verification.already-waiting" | "verification.not-requested" | "verification.stale" | "vet.already-listed" | "vet.not-found";
        /** @enum {string} */
        City: "Karachi" | "Lahore" | "Islamabad" | "Rawalpindi" | "Faisalabad" | "Multan" | "Peshawar" | "Quetta" | "Gujranwala" | "Hyderabad" | "Sargodha" | "Sialkot" | "Abbottabad" | "Attock" | "Bahawalnagar" | "Bahawalpur" | "Bannu" | "Bhakkar" | "Chakwal" | "Charsadda" | "Chiniot" | "Dera Ghazi Khan" | "Dera Ismail Khan" | "Gilgit" | "Gujrat" | "Gwadar" | "Hafizabad" | "Haripur" | "Jacobabad" | "Jhang" | "Jhelum" | "Kasur" | "Khairpur" | "Khanewal" | "Khuzdar" | "Kohat" | "Larkana" | "Mansehra" | "Mardan" | "Mianwali" | "Mirpur" | "Mirpur Khas" | "Muzaffarabad" | "Muzaffargarh" | "Nawabshah" | "Nowshera" | "Okara" | "Pakpattan" | "Rahim Yar Khan" | "Sahiwal" | "Sheikhupura" | "Shikarpur" | "Skardu" | "Sukkur" | "Swabi" | "Mingora" | "Turbat" | "Vehari" | "Wah Cantonment" | "Zhob";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    getAdoptionStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stats: components["schemas"]["AdoptionStats"];
                        };
                    };
                };
            };
        };
    };
    getAdoptionOwnersByUserIdResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            response: components["schemas"]["OwnerResponse"];
                        };
                    };
                };
            };
        };
    };
    getAdoptionExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            adoptionRequests: components["schemas"]["AdoptionRequest"][];
                        };
                    };
                };
            };
        };
    };
    getAdoptionRequests: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                type?: "received" | "sent" | "all";
                status?: "pending" | "approved" | "rejected" | "cancelled" | "completed" | "fell-through";
                /** @description Requests for this pet alone */
                petId?: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            adoptionRequests: components["schemas"]["AdoptionRequest"][];
                            counts: components["schemas"]["RequestCounts"];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAdoptionRequestsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            adoptionRequest: components["schemas"]["AdoptionRequest"];
                        };
                    };
                };
            };
        };
    };
    deleteAdoptionRequestsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postAdoptionPetsByPetIdRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                petId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    adoptionDetails: {
                        reason: string;
                        /** @enum {string} */
                        timeline: "immediately" | "soon" | "flexible";
                        experience: string;
                        /** @enum {string} */
                        budget: "low" | "medium" | "high" | "flexible";
                        petCarePlan: string;
                        /** @enum {string} */
                        homeType: "House with yard" | "Apartment" | "Farm/Rural";
                        hasChildren?: boolean;
                        hasOtherPets?: boolean;
                        /** @default  */
                        references?: string;
                        /** @default  */
                        additionalInfo?: string;
                    };
                    /** @default  */
                    message?: string;
                    offer?: number;
                } | {
                    offer: number;
                    /** @default  */
                    message?: string;
                } | {
                    reason: string;
                    /** @enum {string} */
                    timeline: "immediately" | "soon" | "flexible";
                    experience: string;
                    /** @enum {string} */
                    budget: "low" | "medium" | "high" | "flexible";
                    petCarePlan: string;
                    /** @enum {string} */
                    homeType: "House with yard" | "Apartment" | "Farm/Rural";
                    hasChildren?: boolean;
                    hasOtherPets?: boolean;
                    /** @default  */
                    references?: string;
                    /** @default  */
                    additionalInfo?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            adoptionRequest: components["schemas"]["AdoptionRequest"];
                        };
                    };
                };
            };
        };
    };
    patchAdoptionRequestsByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "approved" | "rejected";
                    /** @default  */
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            adoptionRequest: components["schemas"]["AdoptionRequest"];
                        };
                    };
                };
            };
        };
    };
    postAdoptionRequestsByIdHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            adoptionRequest: components["schemas"]["AdoptionRequest"];
                        };
                    };
                };
            };
        };
    };
    putAdoptionRequestsByIdMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    day: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            adoptionRequest: components["schemas"]["AdoptionRequest"];
                        };
                    };
                };
            };
        };
    };
    postAdoptionRequestsByIdFallThrough: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            adoptionRequest: components["schemas"]["AdoptionRequest"];
                        };
                    };
                };
            };
        };
    };
    getWellKnownJwksJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getMediaAuthByImageIdByFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageId: string;
                file: "320.webp" | "800.webp" | "1600.webp";
            };
        };
        responses: {
            /** @description The file */
            200: {
                content: {
                    "image/webp": Blob;
                };
            };
        };
    };
    postAuthRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    /** @default  */
                    lastName?: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    password: string;
                    /** @enum {string} */
                    userType?: "user";
                    city: components["schemas"]["City"];
                    address: string;
                    /** @default true */
                    marketingEmails?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
        };
    };
    getAuthUsers: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                userType?: "user" | "admin";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            users: components["schemas"]["MemberAccount"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    patchAuthUsersByIdRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "user" | "admin";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["MemberAccount"];
                        };
                    };
                };
            };
        };
    };
    getAuthUsersByIdRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            changes: components["schemas"]["NamedRoleChange"][];
                        };
                    };
                };
            };
        };
    };
    getAuthUsersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["MemberAccount"];
                        };
                    };
                };
            };
        };
    };
    getAuthUsersByIdHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            acts: components["schemas"]["MemberAct"][];
                        };
                    };
                };
            };
        };
    };
    patchAuthUsersByIdSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    suspended: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["MemberAccount"];
                        };
                    };
                };
            };
        };
    };
    getAuthUsersByIdSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            devices: components["schemas"]["Session"][];
                        };
                    };
                };
            };
        };
    };
    deleteAuthUsersByIdSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    deleteAuthDeactivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    putAuthChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getAuthProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
        };
    };
    putAuthProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    lastName: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    city: components["schemas"]["City"];
                    address?: string;
                    bio?: string;
                    profileImage?: null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
        };
    };
    putAuthProfileUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    firstName?: string;
                    lastName?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    city?: components["schemas"]["City"];
                    address?: string;
                    bio?: string;
                    profileImage?: Blob[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
        };
    };
    deleteAuthProfilePendingEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
        };
    };
    postAuthForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postAuthResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postAuthVerifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postAuthResendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getAuthSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            secondFactor: components["schemas"]["SecondFactor"];
                        };
                    };
                };
            };
        };
    };
    postAuthSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            secret: string;
                            uri: string;
                        };
                    };
                };
            };
        };
    };
    deleteAuthSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postAuthSecondFactorConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
    };
    postAuthSecondFactorRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["User"];
                            token: string;
                            refreshToken: string;
                        } | {
                            secondFactor: {
                                challenge: string;
                                /** Format: date-time */
                                expiresAt: string;
                            };
                        };
                    };
                };
            };
        };
    };
    postAuthLoginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challenge: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["User"];
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
            };
        };
    };
    postAuthReactivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["User"];
                            token: string;
                            refreshToken: string;
                        } | {
                            secondFactor: {
                                challenge: string;
                                /** Format: date-time */
                                expiresAt: string;
                            };
                        };
                    };
                };
            };
        };
    };
    postAuthRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
            };
        };
    };
    postAuthConfirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            token: string;
                        };
                    };
                };
            };
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getAuthExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            account: components["schemas"]["ExportedAccount"];
                            secondFactor: components["schemas"]["SecondFactor"];
                            figures: components["schemas"]["ExportedFigures"];
                            sessions: components["schemas"]["Session"][];
                        };
                    };
                };
            };
        };
    };
    getAuthSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            sessions: components["schemas"]["Session"][];
                        };
                    };
                };
            };
        };
    };
    deleteAuthSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    deleteAuthSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postCommerceImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image?: Blob[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            image: components["schemas"]["Image"];
                        };
                    };
                };
            };
        };
    };
    getMediaCommerceByImageIdByFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageId: string;
                file: "320.webp" | "800.webp" | "1600.webp";
            };
        };
        responses: {
            /** @description The file */
            200: {
                content: {
                    "image/webp": Blob;
                };
            };
        };
    };
    getStoresExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            store: components["schemas"]["OwnStore"] | null;
                            storeAccount: components["schemas"]["StoreAccount"] | null;
                            storeVerification: components["schemas"]["StoreVerificationState"] | null;
                            accessories: components["schemas"]["OwnAccessory"][];
                            shopLikes: {
                                /** Format: uuid */
                                thingId: string;
                                /** Format: date-time */
                                likedAt: string;
                            }[];
                            storeReviews: {
                                /** Format: uuid */
                                _id: string;
                                /** Format: uuid */
                                id: string;
                                rating: number;
                                comment: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                                /** Format: uuid */
                                storeId: string;
                            }[];
                            accessoryReviews: {
                                /** Format: uuid */
                                _id: string;
                                /** Format: uuid */
                                id: string;
                                rating: number;
                                comment: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                                /** Format: uuid */
                                accessoryId: string;
                            }[];
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
        };
    };
    postStoresByIdLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    liked?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
        };
    };
    getStoresUserLikes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stores: components["schemas"]["Store"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postAccessoriesByIdLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    liked?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
        };
    };
    getAccessoriesUserLikes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postStoresByIdView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Nothing has changed */
            204: {};
        };
    };
    getStoresByIdReviews: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            reviews: components["schemas"]["StoreReview"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postStoresByIdReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    rating: number;
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            review: components["schemas"]["StoreReview"];
                        };
                    };
                };
            };
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            review: components["schemas"]["StoreReview"];
                        };
                    };
                };
            };
        };
    };
    getStoresByIdReviewsOwn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            review: components["schemas"]["StoreReview"] | null;
                            mayReview: boolean;
                        };
                    };
                };
            };
        };
    };
    deleteStoresByIdReviewsByReviewId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                reviewId: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getAccessoriesByIdReviews: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            reviews: components["schemas"]["AccessoryReview"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postAccessoriesByIdReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    rating: number;
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            review: components["schemas"]["AccessoryReview"];
                        };
                    };
                };
            };
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            review: components["schemas"]["AccessoryReview"];
                        };
                    };
                };
            };
        };
    };
    getAccessoriesByIdReviewsOwn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            review: components["schemas"]["AccessoryReview"] | null;
                            mayReview: boolean;
                        };
                    };
                };
            };
        };
    };
    deleteAccessoriesByIdReviewsByReviewId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                reviewId: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getCartHomecomings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            homecomings: components["schemas"]["Homecoming"][];
                        };
                    };
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
        };
    };
    deleteCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
        };
    };
    postCartMerge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** Format: uuid */
                        accessoryId: string;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
        };
    };
    postCartQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** Format: uuid */
                        accessoryId: string;
                        quantity: number;
                    }[];
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
        };
    };
    postCartItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    accessoryId: string;
                    /** @default 1 */
                    quantity?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
        };
    };
    deleteCartItemsByAccessoryId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accessoryId: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
        };
    };
    patchCartItemsByAccessoryId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accessoryId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
        };
    };
    postCartPromo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
        };
    };
    deleteCartPromo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
        };
    };
    getAdminPromoBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            promoBudget: components["schemas"]["PromoBudget"];
                        };
                    };
                };
            };
        };
    };
    getOrdersExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            orders: components["schemas"]["ExportedOrder"][];
                            soldParcels: components["schemas"]["SentParcel"][];
                        };
                    };
                };
            };
        };
    };
    getOrdersParcels: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                status?: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned";
                /** @description Whether an admin has to decide about them; false asks for nothing */
                disputed?: boolean;
                /** @description What the number of the order or a word of the name of the buyer begins with; or a phone number */
                search?: string;
                sortBy?: "newest" | "oldest";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            parcels: components["schemas"]["SentParcel"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getOrdersParcelsWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            waiting: components["schemas"]["WaitingOfSeller"];
                        };
                    };
                };
            };
        };
    };
    getOrdersParcelsUnpaid: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            parcels: components["schemas"]["UnpaidParcel"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getOrdersDisputes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            parcels: components["schemas"]["SentParcel"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getOrdersParcelsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
        };
    };
    patchOrdersParcelsByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned";
                    /** @default  */
                    reason?: string;
                    /** @enum {string} */
                    carriedBy?: "own-delivery" | "test-courier";
                    courier?: string;
                    trackingNumber?: string;
                    items?: {
                        /** Format: uuid */
                        accessoryId: string;
                        quantity: number;
                    }[];
                    restock?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
        };
    };
    postOrdersParcelsByIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
        };
    };
    postOrdersParcelsByIdRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postOrdersParcelsByIdDrop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller: the same call sent again with the same key does nothing new */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** Format: uuid */
                        accessoryId: string;
                        quantity: number;
                    }[];
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
        };
    };
    postOrdersParcelsByIdContest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default refusal
                     * @enum {string}
                     */
                    kind?: "not-arrived" | "return-refused" | "refusal";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
        };
    };
    patchOrdersParcelsByIdContest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    upheld: boolean;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
        };
    };
    getOrdersCouriers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            couriers: components["schemas"]["OfferedCourier"][];
                        };
                    };
                };
            };
        };
    };
    postOrdersParcelsByIdCourierTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    behaviour: "delivers" | "refuses" | "repeats" | "contradicts" | "silent";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
        };
    };
    getOrdersPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            methods: components["schemas"]["OfferedPaymentMethod"][];
                        };
                    };
                };
            };
        };
    };
    getOrdersPayments: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            orders: components["schemas"]["Order"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    patchOrdersByIdPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    status: "paid";
                    reference: string;
                    amount?: number;
                    second?: boolean;
                } | {
                    /** @constant */
                    status: "refused";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
        };
    };
    getOrdersByIdSlip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description The file */
            200: {
                content: {
                    "application/octet-stream": Blob;
                };
            };
        };
    };
    postOrdersByIdSlip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    reference: string;
                    slip?: Blob[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
        };
    };
    postOrdersByIdPay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            payment: components["schemas"]["PaymentPage"];
                        };
                    };
                };
            };
        };
    };
    postOrdersPaymentsSimulatorReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: never;
    };
    postOrdersPaymentsJazzcashReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: never;
    };
    postOrdersPaymentsJazzcashNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": components["schemas"]["JazzCashAcknowledgement"];
                };
            };
        };
    };
    postOrdersPaymentsSimulatorChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reference: string;
                    /** @enum {string} */
                    behaviour: "success" | "refusal" | "pending" | "late" | "repeated" | "contradicting" | "never";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            notices: components["schemas"]["SimulatedNotice"][];
                        };
                    };
                };
            };
        };
    };
    postOrdersPaymentsSimulatorNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reference: string;
                    status: string;
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            orderId: string;
                        };
                    };
                };
            };
        };
    };
    getOrdersRefunds: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                owedBy?: "paltu" | "store" | "courier";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            refunds: components["schemas"]["DueRefund"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getOrdersDebts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            debts: components["schemas"]["Debt"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postOrdersRefundsByIdGiveBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    reference?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            refund: components["schemas"]["Refund"];
                        };
                    };
                };
            };
        };
    };
    postOrdersRefundsByIdContest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            refund: components["schemas"]["Refund"];
                        };
                    };
                };
            };
        };
    };
    patchOrdersRefundsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    status: "paid";
                    reference: string;
                } | {
                    /** @constant */
                    status: "due";
                    amount?: number;
                } | {
                    /** @constant */
                    status: "owed-by-store";
                    reason: string;
                } | {
                    /** @constant */
                    status: "given-back";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            refund: components["schemas"]["Refund"];
                        };
                    };
                };
            };
            /** @description Success */
            202: {
                content: {
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["PayoutProposal"];
                        };
                    };
                };
            };
        };
    };
    getOrdersBuyersById: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            orders: components["schemas"]["Order"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getOrdersCasesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            case: components["schemas"]["OrderCase"];
                        };
                    };
                };
            };
        };
    };
    getOrdersByIdRefundTo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            refundTo: components["schemas"]["RefundAccount"] | null;
                        };
                    };
                };
            };
        };
    };
    putOrdersByIdRefundTo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "iban" | "jazzcash" | "easypaisa";
                    account: string;
                    title: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            refundTo: components["schemas"]["RefundAccount"] | null;
                        };
                    };
                };
            };
        };
    };
    getOrdersRefills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            refills: components["schemas"]["Refill"][];
                        };
                    };
                };
            };
        };
    };
    getOrders: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            orders: components["schemas"]["Order"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller: the same call sent again with the same key does nothing new */
                "idempotency-key"?: string;
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: {
                        fullName: string;
                        phone: string;
                        address: string;
                        city: string;
                        /** @default  */
                        area?: string;
                        /** @default  */
                        landmark?: string;
                    };
                    /** @enum {string} */
                    paymentMethod: "cash-on-delivery" | "jazzcash" | "easypaisa" | "bank-transfer";
                    /** @default  */
                    note?: string;
                    expectedTotal?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
        };
    };
    postOrdersByIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
        };
    };
    getOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
        };
    };
    getStoresUserAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            account: components["schemas"]["StoreAccount"];
                        };
                    };
                };
            };
        };
    };
    putStoresUserAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    taxNumber?: string;
                    payout?: {
                        iban: string;
                        title: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            account: components["schemas"]["StoreAccount"];
                        };
                    };
                };
            };
        };
    };
    getStoresByIdAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            account: components["schemas"]["StoreAccount"];
                        };
                    };
                };
            };
        };
    };
    getStoresUserSettlements: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            settlements: components["schemas"]["Settlement"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postStoresByIdSettlements: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller: the same call sent again with the same key does nothing new */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    amount?: number;
                    reference: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            settlement: components["schemas"]["Settlement"];
                        };
                    };
                };
            };
            /** @description Success */
            202: {
                content: {
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["PayoutProposal"];
                        };
                    };
                };
            };
        };
    };
    patchStoresByIdSettlementsBySettlementId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                settlementId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    status: "sent-back";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            settlement: components["schemas"]["Settlement"];
                        };
                    };
                };
            };
        };
    };
    getAdminSettlements: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                filter?: "payable" | "owing";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stores: components["schemas"]["DueStore"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAdminSettlementsMade: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            settlements: components["schemas"]["NamedSettlement"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getStoresUserStatement: {
        parameters: {
            query: {
                month: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description The file */
            200: {
                content: {
                    "text/csv; charset=utf-8": Blob;
                };
            };
        };
    };
    getAdminStatements: {
        parameters: {
            query: {
                month: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description The file */
            200: {
                content: {
                    "text/csv; charset=utf-8": Blob;
                };
            };
        };
    };
    getOrdersParcelsByIdReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            receipt: components["schemas"]["Receipt"];
                        };
                    };
                };
            };
        };
    };
    getStoresUserBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            balance: components["schemas"]["StoreBalance"];
                        };
                    };
                };
            };
        };
    };
    getStoresUserLedger: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            rows: components["schemas"]["LedgerRow"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getStoresUserSalesByDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            sales: components["schemas"]["SalesByDay"];
                        };
                    };
                };
            };
        };
    };
    getStoresUserSales: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            sales: components["schemas"]["Sale"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAdminPayoutProposals: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                filter?: "waiting" | "decided";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            proposals: components["schemas"]["PayoutProposal"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    patchAdminPayoutProposalsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    status: "confirmed";
                } | {
                    /** @constant */
                    status: "refused";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["PayoutProposal"];
                        };
                    };
                };
            };
        };
    };
    getAccessoriesEmptySearches: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                days?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            searches: components["schemas"]["EmptySearch"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getStoresEmptySearches: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                days?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            searches: components["schemas"]["EmptySearch"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAccessories: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description What is looked for in name, category and description, in English, Urdu or Roman Urdu. Prices (3000 tak, sasta) are understood so. A word that is nowhere is replaced by the nearest: one error from four letters on, two from eight. The last word need only begin so. */
                search?: string;
                category?: "Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel";
                /** @description What is for this animal: as its store has it, or else by its name and description */
                forSpecies?: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                minPrice?: number;
                maxPrice?: number;
                minRating?: number;
                /** @description Whether there are pieces left; false asks for nothing */
                inStock?: boolean;
                /** @description Ids, with commas between them, of products that are left out */
                excludeIds?: string;
                /** @description relevance by default while searching, else newest; relevance without a search: the newest of all stores in turn; popularity: pieces ordered in 90 days */
                sortBy?: "newest" | "price-low" | "price-high" | "rating" | "popularity" | "relevance";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                            search?: components["schemas"]["AccessorySearch"];
                        };
                    };
                };
            };
        };
    };
    postAccessories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller: the same call sent again with the same key does nothing new */
                "idempotency-key"?: string;
            };
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    description: string;
                    /** @enum {string} */
                    category: "Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel";
                    price: number;
                    quantity?: number;
                    originalPrice?: number;
                    packDays?: number | null;
                    forSpecies?: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
                    /**
                     * @default active
                     * @enum {string}
                     */
                    status?: "active" | "draft" | "archived";
                    imageIds?: string[];
                    images?: Blob[];
                };
                "application/json": {
                    name: string;
                    description: string;
                    /** @enum {string} */
                    category: "Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel";
                    price: number;
                    quantity?: number;
                    originalPrice?: number;
                    packDays?: number | null;
                    forSpecies?: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
                    /**
                     * @default active
                     * @enum {string}
                     */
                    status?: "active" | "draft" | "archived";
                    imageIds?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            accessory: components["schemas"]["OwnAccessory"];
                        };
                    };
                };
            };
        };
    };
    getAccessoriesFacets: {
        parameters: {
            query?: {
                /** @description What is looked for in name, category and description, in English, Urdu or Roman Urdu. Prices (3000 tak, sasta) are understood so. A word that is nowhere is replaced by the nearest: one error from four letters on, two from eight. The last word need only begin so. */
                search?: string;
                category?: "Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel";
                /** @description What is for this animal: as its store has it, or else by its name and description */
                forSpecies?: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                minPrice?: number;
                maxPrice?: number;
                minRating?: number;
                /** @description Whether there are pieces left; false asks for nothing */
                inStock?: boolean;
                /** @description Ids, with commas between them, of products that are left out */
                excludeIds?: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            facets: components["schemas"]["AccessoryFacets"] | null;
                        };
                    };
                };
            };
        };
    };
    getAccessoriesSearch: {
        parameters: {
            query: {
                page?: number;
                limit?: number;
                q: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                            search?: components["schemas"]["AccessorySearch"];
                        };
                    };
                };
            };
        };
    };
    getAccessoriesCategory: {
        parameters: {
            query: {
                page?: number;
                limit?: number;
                category: "Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAccessoriesFeatured: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAccessoriesVendor: {
        parameters: {
            query: {
                page?: number;
                limit?: number;
                vendorId: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAccessoriesByIdSimilar: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAccessoriesStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stats: components["schemas"]["AccessoryStats"];
                        };
                    };
                };
            };
        };
    };
    getAccessoriesUserMyAccessories: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                status?: "active" | "draft" | "archived";
                /** @description Words of the product */
                search?: string;
                /** @description On sale without a piece left (out), or with few (low) */
                stock?: "out" | "low";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessories: components["schemas"]["OwnAccessory"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAccessoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessory: components["schemas"]["AnyAccessory"];
                        };
                    };
                };
            };
        };
    };
    putAccessoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name?: string;
                    description?: string;
                    /** @enum {string} */
                    category?: "Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel";
                    price?: number;
                    quantity?: number;
                    originalPrice?: number;
                    packDays?: number | null;
                    forSpecies?: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
                    /** @enum {string} */
                    status?: "active" | "draft" | "archived";
                    imageIds?: string[];
                    keepImages?: string[];
                    images?: Blob[];
                };
                "application/json": {
                    name?: string;
                    description?: string;
                    /** @enum {string} */
                    category?: "Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel";
                    price?: number;
                    quantity?: number;
                    originalPrice?: number;
                    packDays?: number | null;
                    forSpecies?: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
                    /** @enum {string} */
                    status?: "active" | "draft" | "archived";
                    imageIds?: string[];
                    keepImages?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessory: components["schemas"]["OwnAccessory"];
                        };
                    };
                };
            };
        };
    };
    deleteAccessoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    patchAccessoriesByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "active" | "draft" | "archived";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessory: components["schemas"]["OwnAccessory"];
                        };
                    };
                };
            };
        };
    };
    postAdminAccessoriesRecalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accessoryIds: string[];
                    reason: string;
                    advice: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            accessories: components["schemas"]["OwnAccessory"][];
                        };
                    };
                };
            };
        };
    };
    getStores: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description What is looked for in name, type, city, services, features, description and address, in English, Urdu or Roman Urdu; what names a city is a filter. A word that is nowhere is replaced by the nearest. */
                search?: string;
                type?: "Pet Store" | "Veterinary Clinic" | "Grooming Salon" | "Online Store" | "Pet Hotel";
                city?: components["schemas"]["City"];
                minRating?: number;
                /** @description relevance by default while searching, else rating */
                sortBy?: "rating" | "name" | "products" | "newest" | "relevance";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stores: components["schemas"]["Store"][];
                            pagination: components["schemas"]["Pagination"];
                            search?: components["schemas"]["StoreSearch"];
                        };
                    };
                };
            };
        };
    };
    putStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name?: string;
                    /** @enum {string} */
                    type?: "Pet Store" | "Veterinary Clinic" | "Grooming Salon" | "Online Store" | "Pet Hotel";
                    description?: string;
                    city?: components["schemas"]["City"];
                    location?: components["schemas"]["City"];
                    address?: string;
                    hours?: string;
                    services?: string[];
                    features?: string[];
                    sendsWithinDays?: number;
                    latitude?: number | null;
                    longitude?: number | null;
                    image?: Blob[];
                    /** Format: binary */
                    banner?: Blob;
                };
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    type?: "Pet Store" | "Veterinary Clinic" | "Grooming Salon" | "Online Store" | "Pet Hotel";
                    description?: string;
                    city?: components["schemas"]["City"];
                    location?: components["schemas"]["City"];
                    address?: string;
                    hours?: string;
                    services?: string[];
                    features?: string[];
                    sendsWithinDays?: number;
                    latitude?: number | null;
                    longitude?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            store: components["schemas"]["OwnStore"];
                        };
                    };
                };
            };
        };
    };
    postStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    /** @enum {string} */
                    type: "Pet Store" | "Veterinary Clinic" | "Grooming Salon" | "Online Store" | "Pet Hotel";
                    description: string;
                    city?: components["schemas"]["City"];
                    location?: components["schemas"]["City"];
                    address?: string;
                    hours?: string;
                    sendsWithinDays?: number;
                    services?: string[];
                    features?: string[];
                    latitude?: number | null;
                    longitude?: number | null;
                    image?: Blob[];
                    /** Format: binary */
                    banner?: Blob;
                };
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    type: "Pet Store" | "Veterinary Clinic" | "Grooming Salon" | "Online Store" | "Pet Hotel";
                    description: string;
                    city?: components["schemas"]["City"];
                    location?: components["schemas"]["City"];
                    address?: string;
                    hours?: string;
                    sendsWithinDays?: number;
                    services?: string[];
                    features?: string[];
                    latitude?: number | null;
                    longitude?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            store: components["schemas"]["OwnStore"];
                            promos: components["schemas"]["StorePromo"][];
                        };
                    };
                };
            };
        };
    };
    getStoresSearch: {
        parameters: {
            query: {
                page?: number;
                limit?: number;
                q: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stores: components["schemas"]["Store"][];
                            pagination: components["schemas"]["Pagination"];
                            search?: components["schemas"]["StoreSearch"];
                        };
                    };
                };
            };
        };
    };
    getStoresFeatured: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stores: components["schemas"]["Store"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getStoresType: {
        parameters: {
            query: {
                page?: number;
                limit?: number;
                type: "Pet Store" | "Veterinary Clinic" | "Grooming Salon" | "Online Store" | "Pet Hotel";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stores: components["schemas"]["Store"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getStoresNearby: {
        parameters: {
            query: {
                page?: number;
                limit?: number;
                latitude: number;
                longitude: number;
                /** @description In metres, inclusive; 10,000 unless given */
                maxDistance?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stores: components["schemas"]["NearbyStore"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getStoresCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            categories: {
                                name: string;
                                count: number;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getStoresServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            services: {
                                name: string;
                                count: number;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getStoresUserMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            store: components["schemas"]["OwnStore"];
                        };
                    };
                };
            };
        };
    };
    patchStoresStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            store: components["schemas"]["OwnStore"];
                        };
                    };
                };
            };
        };
    };
    getStoresUserStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stats: components["schemas"]["StoreStats"];
                        };
                    };
                };
            };
        };
    };
    getStoresUserVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            verification: components["schemas"]["StoreVerificationState"];
                        };
                    };
                };
            };
        };
    };
    postStoresUserVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    papers?: Blob[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            verification: components["schemas"]["StoreVerificationState"];
                        };
                    };
                };
            };
        };
    };
    getStoresByIdPapersByPaperId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                paperId: string;
            };
        };
        responses: {
            /** @description The file */
            200: {
                content: {
                    "application/octet-stream": Blob;
                };
            };
        };
    };
    getStoresById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            store: components["schemas"]["AnyStore"];
                        };
                    };
                };
            };
        };
    };
    getContentArticles: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                lang?: "en" | "ur";
                category?: "Adoption" | "Dog Care" | "Cat Care" | "Health" | "Training" | "Nutrition";
                search?: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            posts: components["schemas"]["ArticleSummary"][];
                            pagination: components["schemas"]["Pagination"];
                            search?: components["schemas"]["ArticleSearch"];
                        };
                    };
                };
            };
        };
    };
    getContentArticlesBySlug: {
        parameters: {
            query?: {
                lang?: "en" | "ur";
            };
            header?: never;
            path: {
                slug: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            post: components["schemas"]["Article"];
                        };
                    };
                };
            };
        };
    };
    getContentArticlesBySlugRelated: {
        parameters: {
            query?: {
                lang?: "en" | "ur";
            };
            header?: never;
            path: {
                slug: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            posts: components["schemas"]["ArticleSummary"][];
                        };
                    };
                };
            };
        };
    };
    getContentArticlesBySlugComments: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                parentId?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            comments: components["schemas"]["Comment"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postContentArticlesBySlugComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    /** Format: uuid */
                    parentId?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            comment: components["schemas"]["Comment"];
                        };
                    };
                };
            };
        };
    };
    deleteContentCommentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postContentArticlesBySlugLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    liked?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
        };
    };
    postContentCommentsByIdLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    liked?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
        };
    };
    getContentArticlesBySlugLikes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            liked: boolean;
                            comments: string[];
                        };
                    };
                };
            };
        };
    };
    postContentArticlesBySlugView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
        };
        responses: {
            /** @description Nothing has changed */
            204: {};
        };
    };
    getContentExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            comments: components["schemas"]["CommentExport"][];
                            articleLikes: {
                                article: string;
                                commentId: string | null;
                                /** Format: date-time */
                                likedAt: string;
                            }[];
                            subscriptions: {
                                page: string | null;
                                /** @enum {string} */
                                state: "asked" | "confirmed" | "told" | "ended";
                                /** Format: date-time */
                                changedAt: string;
                            }[];
                            contactMessages: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                phone: string;
                                subject: string;
                                message: string;
                                /** @enum {string} */
                                category: "general" | "adoption" | "vendor" | "vet" | "support" | "partnership";
                                /** Format: date-time */
                                receivedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getContentContact: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Of either when it is left out */
                status?: "open" | "answered";
                sortBy?: "newest" | "oldest";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            contactMessages: components["schemas"]["ContactMessage"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postContentContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @default  */
                    phone?: string;
                    subject: string;
                    message: string;
                    /** @enum {string} */
                    category?: "general" | "adoption" | "vendor" | "vet" | "support" | "partnership";
                    /**
                     * @description Hidden from people in a form: empty, or not sent
                     * @constant
                     */
                    website?: "";
                    /** @description For how long the person had the form open before sending it, in milliseconds */
                    elapsedMs: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            contactMessage: components["schemas"]["ContactReceipt"];
                        };
                    };
                };
            };
        };
    };
    patchContentContactById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    answered: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            contactMessage: components["schemas"]["ContactMessage"];
                        };
                    };
                };
            };
        };
    };
    postContentNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /**
                     * @description Hidden from people in a form: empty, or not sent
                     * @constant
                     */
                    website?: "";
                    /** @description For how long the person had the form open before sending it, in milliseconds */
                    elapsedMs: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postContentNotifyMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /**
                     * @description Hidden from people in a form: empty, or not sent
                     * @constant
                     */
                    website?: "";
                    /** @description For how long the person had the form open before sending it, in milliseconds */
                    elapsedMs: number;
                    /** @enum {string} */
                    page: "caretakers" | "caretaker-dashboard" | "careers" | "help" | "safety" | "report";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postContentNewsletterConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            subscription: components["schemas"]["AnsweredSubscription"];
                        };
                    };
                };
            };
        };
    };
    postContentNewsletterUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            subscription: components["schemas"]["AnsweredSubscription"];
                        };
                    };
                };
            };
        };
    };
    postContentNewsletterUnsubscribeByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            subscription: components["schemas"]["AnsweredSubscription"];
                        };
                    };
                };
            };
        };
    };
    getContentTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            totals: components["schemas"]["Totals"];
                        };
                    };
                };
            };
        };
    };
    postMessagesPetsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller: the same call sent again with the same key does nothing new */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            conversation: components["schemas"]["Conversation"];
                        };
                    };
                };
            };
        };
    };
    postMessagesRequestsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller: the same call sent again with the same key does nothing new */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            conversation: components["schemas"]["Conversation"];
                        };
                    };
                };
            };
        };
    };
    postMessagesStoresById: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller: the same call sent again with the same key does nothing new */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    name?: string;
                    /** Format: email */
                    email?: string;
                    /** @default  */
                    phone?: string;
                    /**
                     * @description Hidden from people in a form: empty, or not sent
                     * @constant
                     */
                    website?: "";
                    /** @description For how long the person had the form open before sending it, in milliseconds */
                    elapsedMs?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            conversation: components["schemas"]["Conversation"] | null;
                        };
                    };
                };
            };
        };
    };
    postMessagesVetsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller: the same call sent again with the same key does nothing new */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    name?: string;
                    /** Format: email */
                    email?: string;
                    /** @default  */
                    phone?: string;
                    /**
                     * @description Hidden from people in a form: empty, or not sent
                     * @constant
                     */
                    website?: "";
                    /** @description For how long the person had the form open before sending it, in milliseconds */
                    elapsedMs?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            conversation: components["schemas"]["Conversation"] | null;
                        };
                    };
                };
            };
        };
    };
    getMessagesConversations: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            conversations: components["schemas"]["Conversation"][];
                            unread: components["schemas"]["UnreadMessages"];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    getMessagesConversationsById: {
        parameters: {
            query?: {
                before?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            conversation: components["schemas"]["Conversation"];
                            messages: components["schemas"]["ChatMessage"][];
                            next: number | null;
                        };
                    };
                };
            };
        };
    };
    postMessagesConversationsByIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    upTo: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            conversation: components["schemas"]["Conversation"];
                        };
                    };
                };
            };
        };
    };
    postMessagesConversationsByIdMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller: the same call sent again with the same key does nothing new */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            chatMessage: components["schemas"]["ChatMessage"];
                        };
                    };
                };
            };
        };
    };
    postMessagesConversationsByIdSharePhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            conversation: components["schemas"]["Conversation"];
                        };
                    };
                };
            };
        };
    };
    postMessagesConversationsByIdMessagesByMessageIdUnmask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                messageId: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            chatMessage: components["schemas"]["ChatMessage"];
                        };
                    };
                };
            };
        };
    };
    postMessagesConversationsByIdBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    deleteMessagesConversationsByIdBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postMessagesConversationsByIdReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getMessagesReports: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Of either when it is left out */
                status?: "waiting" | "decided";
                /** @description Only those about this member */
                about?: string;
                sortBy?: "newest" | "oldest";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            reports: components["schemas"]["ConversationReport"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postMessagesReportsByIdDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "dismissed" | "warned" | "stopped";
                    /** @default  */
                    reason?: string;
                    days?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            report: components["schemas"]["ConversationReport"];
                        };
                    };
                };
            };
        };
    };
    postMessagesReportsByIdLift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            report: components["schemas"]["ConversationReport"];
                        };
                    };
                };
            };
        };
    };
    getMessagesExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            messages: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                conversationId: string;
                                about: {
                                    /** @enum {string} */
                                    kind: "pet" | "store" | "vet";
                                    /** Format: uuid */
                                    id: string;
                                };
                                text: string;
                                /** Format: date-time */
                                sentAt: string;
                            }[];
                            blockedMembers: {
                                /** Format: uuid */
                                memberId: string;
                                /** Format: date-time */
                                blockedAt: string;
                            }[];
                            reportedConversations: {
                                /** Format: uuid */
                                conversationId: string;
                                reason: string;
                                /** Format: date-time */
                                reportedAt: string;
                            }[];
                            decisionsAboutMe: {
                                /** @enum {string} */
                                decision: "dismissed" | "warned" | "stopped";
                                reason: string;
                                until: string | null;
                                /** Format: date-time */
                                decidedAt: string;
                            }[];
                            notifications: components["schemas"]["Notification"][];
                            notificationSettings: components["schemas"]["NotificationSettings"];
                            savedSearches: components["schemas"]["SavedSearch"][];
                            browsers: {
                                endpoint: string;
                                p256dh: string;
                                auth: string;
                                /** @enum {string} */
                                language: "en" | "ur";
                                /** Format: date-time */
                                subscribedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            notifications: components["schemas"]["Notification"][];
                            unread: number;
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getNotificationsUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            unread: number;
                        };
                    };
                };
            };
        };
    };
    patchNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getNotificationsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            settings: components["schemas"]["NotificationSettings"];
                        };
                    };
                };
            };
        };
    };
    putNotificationsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "en" | "ur";
                    groups: {
                        adoption: {
                            bell: boolean;
                            mail: boolean;
                            /** @default true */
                            push?: boolean;
                        };
                        orders: {
                            bell: boolean;
                            mail: boolean;
                            /** @default true */
                            push?: boolean;
                        };
                        appointments: {
                            bell: boolean;
                            mail: boolean;
                            /** @default true */
                            push?: boolean;
                        };
                        listings: {
                            bell: boolean;
                            mail: boolean;
                            /** @default true */
                            push?: boolean;
                        };
                        messages: {
                            bell: boolean;
                            mail: boolean;
                            /** @default true */
                            push?: boolean;
                        };
                        comments: {
                            bell: boolean;
                            mail: boolean;
                            /** @default true */
                            push?: boolean;
                        };
                        marks: {
                            bell: boolean;
                            mail: boolean;
                            /** @default true */
                            push?: boolean;
                        };
                        searches: {
                            bell: boolean;
                            mail: boolean;
                            /** @default true */
                            push?: boolean;
                        };
                    };
                    quietHours: {
                        from: string;
                        until: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            settings: components["schemas"]["NotificationSettings"];
                        };
                    };
                };
            };
        };
    };
    postNotificationsUnsubscribeByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            group: "adoption" | "orders" | "appointments" | "listings" | "messages" | "comments" | "marks" | "searches";
                        };
                    };
                };
            };
        };
    };
    getNotificationsSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            searches: components["schemas"]["SavedSearch"][];
                        };
                    };
                };
            };
        };
    };
    postNotificationsSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    name?: string;
                    filters: {
                        search?: string;
                        /** @enum {string} */
                        species?: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                        breed?: string;
                        /** @enum {string} */
                        gender?: "Male" | "Female";
                        /** @enum {string} */
                        size?: "Small" | "Medium" | "Large" | "Extra Large";
                        location?: components["schemas"]["City"];
                        /** @enum {string} */
                        adoptionType?: "Adoption" | "Sale" | "Trial";
                        minPrice?: number;
                        maxPrice?: number;
                        minAge?: number;
                        maxAge?: number;
                        vaccinated?: boolean;
                        urgent?: boolean;
                    };
                    /** @enum {string} */
                    frequency?: "daily" | "weekly";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            search: components["schemas"]["SavedSearch"];
                        };
                    };
                };
            };
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            search: components["schemas"]["SavedSearch"];
                        };
                    };
                };
            };
        };
    };
    deleteNotificationsSearchesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    patchNotificationsSearchesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    frequency?: "daily" | "weekly";
                    paused?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            search: components["schemas"]["SavedSearch"];
                        };
                    };
                };
            };
        };
    };
    getNotificationsPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            push: {
                                publicKey: string | null;
                            };
                        };
                    };
                };
            };
        };
    };
    postNotificationsPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    keys: {
                        p256dh: string;
                        auth: string;
                    };
                    /** @enum {string} */
                    language: "en" | "ur";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    postNotificationsPushEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getAdminVerifications: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            things: components["schemas"]["MarkedThing"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAdminVets: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Only those that have this mark */
                mark?: "featured" | "verified" | "hidden";
                /** @description Only those that are hidden until an admin has decided */
                waiting?: boolean;
                /** @description Only those of this member, of one who is away too */
                owner?: string;
                sortBy?: "newest" | "oldest";
                /** @description Words of the name, its description and the city, misspelt ones too */
                search?: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            things: components["schemas"]["MarkedThing"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAdminStores: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Only those that have this mark */
                mark?: "featured" | "verified" | "hidden" | "registered";
                /** @description Only those that are hidden until an admin has decided */
                waiting?: boolean;
                /** @description Only those of this member, of one who is away too */
                owner?: string;
                sortBy?: "newest" | "oldest";
                /** @description Words of the name, its description and the city, misspelt ones too */
                search?: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            things: components["schemas"]["MarkedThing"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAdminAccessories: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Only those that have this mark */
                mark?: "featured" | "hidden";
                /** @description Only those that are hidden until an admin has decided */
                waiting?: boolean;
                /** @description Only those of this member, of one who is away too */
                owner?: string;
                sortBy?: "newest" | "oldest";
                /** @description Words of the name, its description and the city, misspelt ones too */
                search?: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            things: components["schemas"]["MarkedThing"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAdminVetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    getAdminVetsByIdMarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            history: components["schemas"]["MarkDecision"][];
                        };
                    };
                };
            };
        };
    };
    patchAdminVetsByIdFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    featured: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    patchAdminVetsByIdVerified: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content version that the caller saw, in quotes */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    verified: boolean;
                    /** @default  */
                    reason?: string;
                    /**
                     * @description How it stood with the papers when the admin decided: what another admin has decided since is then not overturned
                     * @enum {string}
                     */
                    seenStatus?: "waiting" | "verified" | "sent-back";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    patchAdminVetsByIdHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    hidden: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    getAdminStoresById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    getAdminStoresByIdMarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            history: components["schemas"]["MarkDecision"][];
                        };
                    };
                };
            };
        };
    };
    patchAdminStoresByIdFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    featured: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    patchAdminStoresByIdVerified: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content version that the caller saw, in quotes */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    verified: boolean;
                    /** @default  */
                    reason?: string;
                    /**
                     * @description How it stood with the papers when the admin decided: what another admin has decided since is then not overturned
                     * @enum {string}
                     */
                    seenStatus?: "waiting" | "verified" | "sent-back";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    patchAdminStoresByIdHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    hidden: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    patchAdminStoresByIdRegistered: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    registered: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    getAdminAccessoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    getAdminAccessoriesByIdMarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            history: components["schemas"]["MarkDecision"][];
                        };
                    };
                };
            };
        };
    };
    patchAdminAccessoriesByIdFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    featured: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    patchAdminAccessoriesByIdHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    hidden: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
        };
    };
    patchAdminPetsBulkApprove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    petIds: string[];
                    /** @default {} */
                    versions?: {
                        [key: string]: number;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            results: components["schemas"]["BulkResult"][];
                        };
                    };
                };
            };
        };
    };
    patchAdminPetsBulkReject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rejectionReason: string;
                    petIds: string[];
                    /** @default {} */
                    versions?: {
                        [key: string]: number;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            results: components["schemas"]["BulkResult"][];
                        };
                    };
                };
            };
        };
    };
    getAdminDashboardStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stats: components["schemas"]["DashboardStats"];
                        };
                    };
                };
            };
        };
    };
    getAdminPetsPending: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sortBy?: "newest" | "oldest";
                /** @description Words of name, breed, species, city, tags, colour and description */
                search?: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pets: components["schemas"]["Review"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAdminPets: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sortBy?: "newest" | "oldest";
                /** @description Words of name, breed, species, city, tags, colour and description */
                search?: string;
                approvalStatus?: "pending" | "approved" | "rejected";
                /** @description Only those of this member, of one who is away too */
                owner?: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pets: components["schemas"]["Review"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAdminPetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pet: components["schemas"]["Review"];
                        };
                    };
                };
            };
        };
    };
    getAdminPetsByIdHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            history: components["schemas"]["Decision"][];
                        };
                    };
                };
            };
        };
    };
    getAdminPetsByIdOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            owner: components["schemas"]["OwnerRecord"];
                        };
                    };
                };
            };
        };
    };
    patchAdminPetsByIdApprove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content version that the caller saw, in quotes */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    confirmed?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pet: components["schemas"]["Review"];
                        };
                    };
                };
            };
        };
    };
    patchAdminPetsByIdReject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content version that the caller saw, in quotes */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    rejectionReason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pet: components["schemas"]["Review"];
                        };
                    };
                };
            };
        };
    };
    getAdminRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            rules: components["schemas"]["CountedRule"][];
                            days: number;
                        };
                    };
                };
            };
        };
    };
    postAdminRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: {
                        en: string;
                        ur: string;
                    };
                    /** @enum {string} */
                    action: "warn" | "hold" | "refuse";
                    condition: {
                        species?: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
                        provinces?: ("Sindh" | "Punjab" | "Islamabad Capital Territory" | "Khyber Pakhtunkhwa" | "Balochistan" | "Gilgit-Baltistan" | "Azad Jammu and Kashmir")[];
                        adoptionTypes?: ("Adoption" | "Sale" | "Trial")[];
                        /** @default null */
                        youngerThan?: number | null;
                        /** @default null */
                        olderThan?: number | null;
                        /** @default null */
                        cheaperThan?: number | null;
                        /** @default null */
                        dearerThan?: number | null;
                        /** @default null */
                        belowMedian?: number | null;
                        words?: string[];
                        unless?: string[];
                        /** @default null */
                        registeredWithin?: number | null;
                        /** @default null */
                        fewerListings?: number | null;
                        /** @default null */
                        rejectedBefore?: number | null;
                        /** @default null */
                        suspendedBefore?: number | null;
                    };
                    admin: {
                        en: string;
                        ur: string;
                    };
                    owner: {
                        en: string;
                        ur: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            rule: components["schemas"]["ListingRule"];
                        };
                    };
                };
            };
        };
    };
    putAdminRulesById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content version that the caller saw, in quotes */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    title: {
                        en: string;
                        ur: string;
                    };
                    /** @enum {string} */
                    action: "warn" | "hold" | "refuse";
                    condition: {
                        species?: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
                        provinces?: ("Sindh" | "Punjab" | "Islamabad Capital Territory" | "Khyber Pakhtunkhwa" | "Balochistan" | "Gilgit-Baltistan" | "Azad Jammu and Kashmir")[];
                        adoptionTypes?: ("Adoption" | "Sale" | "Trial")[];
                        /** @default null */
                        youngerThan?: number | null;
                        /** @default null */
                        olderThan?: number | null;
                        /** @default null */
                        cheaperThan?: number | null;
                        /** @default null */
                        dearerThan?: number | null;
                        /** @default null */
                        belowMedian?: number | null;
                        words?: string[];
                        unless?: string[];
                        /** @default null */
                        registeredWithin?: number | null;
                        /** @default null */
                        fewerListings?: number | null;
                        /** @default null */
                        rejectedBefore?: number | null;
                        /** @default null */
                        suspendedBefore?: number | null;
                    };
                    admin: {
                        en: string;
                        ur: string;
                    };
                    owner: {
                        en: string;
                        ur: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            rule: components["schemas"]["ListingRule"];
                        };
                    };
                };
            };
        };
    };
    patchAdminRulesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    off: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            rule: components["schemas"]["ListingRule"];
                        };
                    };
                };
            };
        };
    };
    getAdminRulesByIdHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            versions: components["schemas"]["ListingRule"][];
                        };
                    };
                };
            };
        };
    };
    postAdminRuleTrials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: {
                        en: string;
                        ur: string;
                    };
                    /** @enum {string} */
                    action: "warn" | "hold" | "refuse";
                    condition: {
                        species?: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
                        provinces?: ("Sindh" | "Punjab" | "Islamabad Capital Territory" | "Khyber Pakhtunkhwa" | "Balochistan" | "Gilgit-Baltistan" | "Azad Jammu and Kashmir")[];
                        adoptionTypes?: ("Adoption" | "Sale" | "Trial")[];
                        /** @default null */
                        youngerThan?: number | null;
                        /** @default null */
                        olderThan?: number | null;
                        /** @default null */
                        cheaperThan?: number | null;
                        /** @default null */
                        dearerThan?: number | null;
                        /** @default null */
                        belowMedian?: number | null;
                        words?: string[];
                        unless?: string[];
                        /** @default null */
                        registeredWithin?: number | null;
                        /** @default null */
                        fewerListings?: number | null;
                        /** @default null */
                        rejectedBefore?: number | null;
                        /** @default null */
                        suspendedBefore?: number | null;
                    };
                    admin: {
                        en: string;
                        ur: string;
                    };
                    owner: {
                        en: string;
                        ur: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                content: {
                    "application/json": {
                        data: {
                            trial: components["schemas"]["RuleTrial"];
                        };
                    };
                };
            };
        };
    };
    getAdminRuleTrialsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            trial: components["schemas"]["RuleTrial"];
                        };
                    };
                };
            };
        };
    };
    getAdminConduct: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                status?: "waiting" | "decided";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            conductCases: components["schemas"]["ConductCase"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getAdminConductById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            conductCase: components["schemas"]["ConductCase"];
                            reports: components["schemas"]["CaseReport"][];
                            history: {
                                upheldInYear: number;
                                upheld: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    kind: "pet" | "store" | "product" | "vet" | "review" | "comment" | "member";
                                    reason: string;
                                    /** Format: date-time */
                                    decidedAt: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
    };
    postAdminConductByIdDecision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content version that the caller saw, in quotes */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    upheld: boolean;
                    /** @default  */
                    reason?: string;
                    hide?: boolean;
                    /** @default [] */
                    falseReports?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            conductCase: components["schemas"]["ConductCase"];
                            reports: components["schemas"]["CaseReport"][];
                            history: {
                                upheldInYear: number;
                                upheld: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    kind: "pet" | "store" | "product" | "vet" | "review" | "comment" | "member";
                                    reason: string;
                                    /** Format: date-time */
                                    decidedAt: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
    };
    postAdminConductByIdObjection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content version that the caller saw, in quotes */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    accepted: boolean;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            conductCase: components["schemas"]["ConductCase"];
                            reports: components["schemas"]["CaseReport"][];
                            history: {
                                upheldInYear: number;
                                upheld: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    kind: "pet" | "store" | "product" | "vet" | "review" | "comment" | "member";
                                    reason: string;
                                    /** Format: date-time */
                                    decidedAt: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
    };
    postReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "pet" | "store" | "product" | "vet" | "review" | "comment" | "member";
                    /** Format: uuid */
                    thingId: string;
                    /** @enum {string} */
                    reason: "fraud" | "danger" | "forbidden" | "misleading" | "stolen-pictures" | "abuse" | "other";
                    /** @default  */
                    text?: string;
                    evidence?: {
                        /** @enum {string} */
                        kind: "conversation" | "request";
                        /** Format: uuid */
                        id: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            report: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                reportedAt: string;
                            };
                        };
                    };
                };
            };
        };
    };
    getReportsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            reports: components["schemas"]["OwnReport"][];
                            casesAboutMe: components["schemas"]["CaseAboutMe"][];
                        };
                    };
                };
            };
        };
    };
    postReportsMineByIdObjection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            caseAboutMe: components["schemas"]["CaseAboutMe"];
                        };
                    };
                };
            };
        };
    };
    getReportsExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            reports: components["schemas"]["OwnReport"][];
                            casesAboutMe: components["schemas"]["CaseAboutMe"][];
                        };
                    };
                };
            };
        };
    };
    postPetsImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image?: Blob[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            image: components["schemas"]["Image"];
                        };
                    };
                };
            };
        };
    };
    getMediaPetsByImageIdByFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageId: string;
                file: "320.webp" | "800.webp" | "1600.webp";
            };
        };
        responses: {
            /** @description The file */
            200: {
                content: {
                    "image/webp": Blob;
                };
            };
        };
    };
    getPetsExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pets: components["schemas"]["OwnPet"][];
                            likes: {
                                /** Format: uuid */
                                petId: string;
                                /** Format: date-time */
                                likedAt: string;
                            }[];
                            phoneReveals: {
                                /** Format: uuid */
                                petId: string;
                                isOwnNumber: boolean;
                                /** Format: date-time */
                                revealedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getPetsEmptySearches: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                days?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            searches: components["schemas"]["EmptySearch"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getPetsStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stats: components["schemas"]["PetStats"];
                        };
                    };
                };
            };
        };
    };
    getPetsFeatured: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pets: components["schemas"]["Pet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getPetsUrgent: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pets: components["schemas"]["Pet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getPetsSuggestions: {
        parameters: {
            query?: {
                /** @description The beginning of a search */
                q?: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            suggestions: components["schemas"]["PetSuggestion"][];
                        };
                    };
                };
            };
        };
    };
    getPetsFacets: {
        parameters: {
            query?: {
                /** @description What is looked for in name, breed, species, city, tags, colour and description, in English, Urdu or Roman Urdu; at most 8 words. Words for what can be filtered by (billi, Lhr, 25k tak, 2 saal, bina teeka) are understood so. A word that is nowhere is replaced by the nearest: one error from four letters on, two from eight. The last word need only begin so. */
                search?: string;
                species?: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                /** @description A part of the breed, in any letter case; with less than three letters in a row the beginning of one of its words */
                breed?: string;
                gender?: "Male" | "Female";
                size?: "Small" | "Medium" | "Large" | "Extra Large";
                location?: components["schemas"]["City"];
                adoptionType?: "Adoption" | "Sale" | "Trial";
                minPrice?: number;
                maxPrice?: number;
                /** @description Whole months today, inclusive; an age that cannot be read never matches */
                minAge?: number;
                /** @description As minAge */
                maxAge?: number;
                vaccinated?: boolean;
                urgent?: boolean;
                /** @description Whether it can be had; of every one when it is left out */
                status?: "Available" | "Pending" | "Adopted";
                excludeId?: string;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            facets: components["schemas"]["PetFacets"] | null;
                        };
                    };
                };
            };
        };
    };
    getPets: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description What is looked for in name, breed, species, city, tags, colour and description, in English, Urdu or Roman Urdu; at most 8 words. Words for what can be filtered by (billi, Lhr, 25k tak, 2 saal, bina teeka) are understood so. A word that is nowhere is replaced by the nearest: one error from four letters on, two from eight. The last word need only begin so. */
                search?: string;
                species?: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                /** @description A part of the breed, in any letter case; with less than three letters in a row the beginning of one of its words */
                breed?: string;
                gender?: "Male" | "Female";
                size?: "Small" | "Medium" | "Large" | "Extra Large";
                location?: components["schemas"]["City"];
                adoptionType?: "Adoption" | "Sale" | "Trial";
                minPrice?: number;
                maxPrice?: number;
                /** @description Whole months today, inclusive; an age that cannot be read never matches */
                minAge?: number;
                /** @description As minAge */
                maxAge?: number;
                vaccinated?: boolean;
                urgent?: boolean;
                /** @description Whether it can be had; of every one when it is left out */
                status?: "Available" | "Pending" | "Adopted";
                excludeId?: string;
                /** @description relevance by default while searching, else newest */
                sortBy?: "relevance" | "newest" | "oldest" | "price-low" | "price-high" | "name";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pets: components["schemas"]["Pet"][];
                            pagination: components["schemas"]["Pagination"];
                            search?: components["schemas"]["PetSearch"];
                        };
                    };
                };
            };
        };
    };
    postPets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the caller: the same call sent again with the same key does nothing new */
                "idempotency-key"?: string;
            };
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    /** @enum {string} */
                    species: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                    breed: string;
                    age: string;
                    /** @enum {string} */
                    gender: "Male" | "Female";
                    /** @enum {string} */
                    size: "Small" | "Medium" | "Large" | "Extra Large";
                    description: string;
                    location: components["schemas"]["City"];
                    color?: string;
                    weight?: string;
                    /** @enum {string} */
                    healthStatus?: "Excellent" | "Good" | "Fair" | "Poor" | "Special Needs";
                    vaccinated?: boolean;
                    neutered?: boolean;
                    microchipped?: boolean;
                    specialNeeds?: string;
                    /** @enum {string} */
                    adoptionType?: "Adoption" | "Sale" | "Trial";
                    price?: number;
                    /** @enum {string} */
                    status?: "Available" | "Pending" | "Adopted";
                    urgent?: boolean;
                    tags?: string[];
                    personality?: ("Friendly" | "Playful" | "Calm" | "Energetic" | "Gentle" | "Independent" | "Loyal" | "Curious")[];
                    goodWith?: ("Children" | "Dogs" | "Cats" | "Other Pets" | "Strangers")[];
                    trainingLevel?: "" | ("Not Trained" | "Basic Commands" | "House Trained" | "Fully Trained");
                    reasonForRehoming?: string;
                    requirements?: {
                        /** @enum {string} */
                        experience?: "Beginner" | "Intermediate" | "Advanced";
                        /** @enum {string} */
                        homeType?: "House with yard" | "Apartment" | "Farm/Rural";
                        children?: boolean;
                        otherPets?: boolean;
                    };
                    imageIds?: string[];
                    images?: Blob[];
                    /** Format: binary */
                    vaccinationRecords?: Blob;
                    /** Format: binary */
                    healthCertificate?: Blob;
                };
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    species: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                    breed: string;
                    age: string;
                    /** @enum {string} */
                    gender: "Male" | "Female";
                    /** @enum {string} */
                    size: "Small" | "Medium" | "Large" | "Extra Large";
                    description: string;
                    location: components["schemas"]["City"];
                    color?: string;
                    weight?: string;
                    /** @enum {string} */
                    healthStatus?: "Excellent" | "Good" | "Fair" | "Poor" | "Special Needs";
                    vaccinated?: boolean;
                    neutered?: boolean;
                    microchipped?: boolean;
                    specialNeeds?: string;
                    /** @enum {string} */
                    adoptionType?: "Adoption" | "Sale" | "Trial";
                    price?: number;
                    /** @enum {string} */
                    status?: "Available" | "Pending" | "Adopted";
                    urgent?: boolean;
                    tags?: string[];
                    personality?: ("Friendly" | "Playful" | "Calm" | "Energetic" | "Gentle" | "Independent" | "Loyal" | "Curious")[];
                    goodWith?: ("Children" | "Dogs" | "Cats" | "Other Pets" | "Strangers")[];
                    trainingLevel?: "" | ("Not Trained" | "Basic Commands" | "House Trained" | "Fully Trained");
                    reasonForRehoming?: string;
                    requirements?: {
                        /** @enum {string} */
                        experience?: "Beginner" | "Intermediate" | "Advanced";
                        /** @enum {string} */
                        homeType?: "House with yard" | "Apartment" | "Farm/Rural";
                        children?: boolean;
                        otherPets?: boolean;
                    };
                    imageIds?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            pet: components["schemas"]["OwnPet"];
                        };
                    };
                };
            };
        };
    };
    getPetsUserMyPets: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                approvalStatus?: "pending" | "approved" | "rejected";
                status?: "Available" | "Pending" | "Adopted";
                species?: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                /** @description Words of the listing, as in the list of published listings; none is corrected */
                search?: string;
                sortBy?: "newest" | "sent-back";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pets: components["schemas"]["OwnPet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getPetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pet: components["schemas"]["AnyPet"];
                        };
                    };
                };
            };
        };
    };
    putPetsById: {
        parameters: {
            query?: never;
            header?: {
                /** @description The content version that the caller saw, in quotes */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name?: string;
                    /** @enum {string} */
                    species?: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                    breed?: string;
                    age?: string;
                    /** @enum {string} */
                    gender?: "Male" | "Female";
                    color?: string;
                    /** @enum {string} */
                    size?: "Small" | "Medium" | "Large" | "Extra Large";
                    weight?: string;
                    description?: string;
                    /** @enum {string} */
                    healthStatus?: "Excellent" | "Good" | "Fair" | "Poor" | "Special Needs";
                    vaccinated?: boolean;
                    neutered?: boolean;
                    microchipped?: boolean;
                    specialNeeds?: string;
                    /** @enum {string} */
                    adoptionType?: "Adoption" | "Sale" | "Trial";
                    price?: number;
                    location?: components["schemas"]["City"];
                    /** @enum {string} */
                    status?: "Available" | "Pending" | "Adopted";
                    urgent?: boolean;
                    tags?: string[];
                    personality?: ("Friendly" | "Playful" | "Calm" | "Energetic" | "Gentle" | "Independent" | "Loyal" | "Curious")[];
                    goodWith?: ("Children" | "Dogs" | "Cats" | "Other Pets" | "Strangers")[];
                    trainingLevel?: "" | ("Not Trained" | "Basic Commands" | "House Trained" | "Fully Trained");
                    reasonForRehoming?: string;
                    requirements?: {
                        /** @enum {string} */
                        experience?: "Beginner" | "Intermediate" | "Advanced";
                        /** @enum {string} */
                        homeType?: "House with yard" | "Apartment" | "Farm/Rural";
                        children?: boolean;
                        otherPets?: boolean;
                    };
                    imageIds?: string[];
                    /** Format: binary */
                    vaccinationRecords?: Blob;
                    /** Format: binary */
                    healthCertificate?: Blob;
                    keepImages?: string[];
                    images?: Blob[];
                };
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    species?: "Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other";
                    breed?: string;
                    age?: string;
                    /** @enum {string} */
                    gender?: "Male" | "Female";
                    color?: string;
                    /** @enum {string} */
                    size?: "Small" | "Medium" | "Large" | "Extra Large";
                    weight?: string;
                    description?: string;
                    /** @enum {string} */
                    healthStatus?: "Excellent" | "Good" | "Fair" | "Poor" | "Special Needs";
                    vaccinated?: boolean;
                    neutered?: boolean;
                    microchipped?: boolean;
                    specialNeeds?: string;
                    /** @enum {string} */
                    adoptionType?: "Adoption" | "Sale" | "Trial";
                    price?: number;
                    location?: components["schemas"]["City"];
                    /** @enum {string} */
                    status?: "Available" | "Pending" | "Adopted";
                    urgent?: boolean;
                    tags?: string[];
                    personality?: ("Friendly" | "Playful" | "Calm" | "Energetic" | "Gentle" | "Independent" | "Loyal" | "Curious")[];
                    goodWith?: ("Children" | "Dogs" | "Cats" | "Other Pets" | "Strangers")[];
                    trainingLevel?: "" | ("Not Trained" | "Basic Commands" | "House Trained" | "Fully Trained");
                    reasonForRehoming?: string;
                    requirements?: {
                        /** @enum {string} */
                        experience?: "Beginner" | "Intermediate" | "Advanced";
                        /** @enum {string} */
                        homeType?: "House with yard" | "Apartment" | "Farm/Rural";
                        children?: boolean;
                        otherPets?: boolean;
                    };
                    imageIds?: string[];
                    vaccinationRecords?: null | "";
                    healthCertificate?: null | "";
                    keepImages?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pet: components["schemas"]["OwnPet"];
                        };
                    };
                };
            };
        };
    };
    deletePetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    patchPetsByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "Available" | "Pending" | "Adopted";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pet: components["schemas"]["OwnPet"];
                        };
                    };
                };
            };
        };
    };
    getPetsByIdPapersByPaperId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                paperId: string;
            };
        };
        responses: {
            /** @description The file */
            200: {
                content: {
                    "application/octet-stream": Blob;
                };
            };
        };
    };
    patchAdminPetsByIdFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    featured: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pet: components["schemas"]["OwnPet"];
                        };
                    };
                };
            };
        };
    };
    postPetsByIdLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    liked?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
        };
    };
    getPetsUserLikes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            pets: components["schemas"]["Pet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postPetsByIdView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Nothing has changed */
            204: {};
        };
    };
    postPetsByIdOwnerPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            phone: string;
                        };
                    };
                };
            };
        };
    };
    getMediaVetsByImageIdByFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageId: string;
                file: "320.webp" | "800.webp" | "1600.webp";
            };
        };
        responses: {
            /** @description The file */
            200: {
                content: {
                    "image/webp": Blob;
                };
            };
        };
    };
    getVetsExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            vetProfile: components["schemas"]["OwnVet"] | null;
                            vetVerification: components["schemas"]["VetVerification"] | null;
                            appointments: components["schemas"]["VetAppointment"][];
                            vetLikes: {
                                /** Format: uuid */
                                vetId: string;
                                /** Format: date-time */
                                likedAt: string;
                            }[];
                            vetReviews: {
                                /** Format: uuid */
                                _id: string;
                                /** Format: uuid */
                                id: string;
                                rating: number;
                                comment: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                                /** Format: uuid */
                                vetId: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getVetsUserStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            stats: components["schemas"]["VetStats"];
                        };
                    };
                };
            };
        };
    };
    getVetsUserAppointments: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                as?: "guest" | "vet";
                status?: "booked" | "cancelled" | "completed" | "no-show";
                /** @description A day in Pakistan */
                date?: string;
                when?: "upcoming" | "past";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            appointments: components["schemas"]["VetAppointment"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    deleteVetsAppointmentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            appointment: components["schemas"]["VetAppointment"];
                        };
                    };
                };
            };
        };
    };
    patchVetsAppointmentsByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "completed" | "no-show";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            appointment: components["schemas"]["VetAppointment"];
                        };
                    };
                };
            };
        };
    };
    postVetsByIdAppointments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    petName: string;
                    /** @enum {string} */
                    petType: "dog" | "cat" | "bird" | "other";
                    /** @enum {string} */
                    reason: "checkup" | "vaccination" | "sick" | "emergency" | "other";
                    /** @default  */
                    message?: string;
                    /** Format: uuid */
                    slotId?: string;
                    preferredDate?: string;
                    preferredTime?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            appointment: components["schemas"]["VetAppointment"];
                        };
                    };
                };
            };
        };
    };
    postVetsByIdLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    liked?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
        };
    };
    getVetsUserLikes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            vets: components["schemas"]["Vet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getVetsTestimonials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            testimonials: components["schemas"]["Testimonial"][];
                        };
                    };
                };
            };
        };
    };
    getVetsByIdReviews: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            reviews: components["schemas"]["VetReview"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    postVetsByIdReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    rating: number;
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            review: components["schemas"]["VetReview"];
                        };
                    };
                };
            };
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            review: components["schemas"]["VetReview"];
                        };
                    };
                };
            };
        };
    };
    getVetsByIdReviewsOwn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            review: components["schemas"]["VetReview"] | null;
                            mayReview: boolean;
                        };
                    };
                };
            };
        };
    };
    deleteVetsByIdReviewsByReviewId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                reviewId: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getVetsEmptySearches: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                days?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            searches: components["schemas"]["EmptySearch"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getVets: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Words of name, clinic, specialty, qualifications, bio, services and city; what names a city, a specialty or how one is seen is a filter */
                search?: string;
                city?: components["schemas"]["City"];
                specialty?: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
                /** @description Whether there is a free slot still to come today, in Pakistan; false asks for nothing */
                today?: boolean;
                emergency?: boolean;
                homeVisit?: boolean;
                /** @description The same as homeVisit */
                homevisit?: boolean;
                telemedicine?: boolean;
                minRating?: number;
                sortBy?: "rating" | "newest" | "name" | "fee-low" | "fee-high";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            vets: components["schemas"]["Vet"][];
                            pagination: components["schemas"]["Pagination"];
                            search?: components["schemas"]["VetSearch"];
                        };
                    };
                };
            };
        };
    };
    putVets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name?: string;
                    /** @enum {string} */
                    specialty?: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
                    qualifications?: string;
                    clinicName?: string;
                    address?: string;
                    city?: components["schemas"]["City"];
                    consultationFee?: number;
                    phone?: "" | string;
                    email?: "" | string;
                    bio?: string;
                    services?: string[];
                    availability?: string;
                    homeVisit?: boolean;
                    emergency?: boolean;
                    telemedicine?: boolean;
                    experience?: number;
                    latitude?: number | null;
                    longitude?: number | null;
                    keepImages?: string[];
                    images?: Blob[];
                    /** Format: binary */
                    image?: Blob;
                };
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    specialty?: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
                    qualifications?: string;
                    clinicName?: string;
                    address?: string;
                    city?: components["schemas"]["City"];
                    consultationFee?: number;
                    phone?: "" | string;
                    email?: "" | string;
                    bio?: string;
                    services?: string[];
                    availability?: string;
                    homeVisit?: boolean;
                    emergency?: boolean;
                    telemedicine?: boolean;
                    experience?: number;
                    latitude?: number | null;
                    longitude?: number | null;
                    keepImages?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            vet: components["schemas"]["OwnVet"];
                        };
                    };
                };
            };
        };
    };
    postVets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    /** @enum {string} */
                    specialty: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
                    qualifications: string;
                    clinicName: string;
                    address: string;
                    city: components["schemas"]["City"];
                    consultationFee: number;
                    phone?: "" | string;
                    email?: "" | string;
                    bio?: string;
                    services?: string[];
                    availability?: string;
                    homeVisit?: boolean;
                    emergency?: boolean;
                    telemedicine?: boolean;
                    experience?: number;
                    latitude?: number | null;
                    longitude?: number | null;
                    images?: Blob[];
                    /** Format: binary */
                    image?: Blob;
                };
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    specialty: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
                    qualifications: string;
                    clinicName: string;
                    address: string;
                    city: components["schemas"]["City"];
                    consultationFee: number;
                    phone?: "" | string;
                    email?: "" | string;
                    bio?: string;
                    services?: string[];
                    availability?: string;
                    homeVisit?: boolean;
                    emergency?: boolean;
                    telemedicine?: boolean;
                    experience?: number;
                    latitude?: number | null;
                    longitude?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            vet: components["schemas"]["OwnVet"];
                        };
                    };
                };
            };
        };
    };
    getVetsFeatured: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            vets: components["schemas"]["Vet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getVetsSpecialty: {
        parameters: {
            query: {
                page?: number;
                limit?: number;
                specialty: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            vets: components["schemas"]["Vet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getVetsNearby: {
        parameters: {
            query: {
                page?: number;
                limit?: number;
                latitude: number;
                longitude: number;
                /** @description In metres, inclusive; 10,000 unless given */
                maxDistance?: number;
            };
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            vets: components["schemas"]["NearbyVet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
    };
    getVetsUserMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            vet: components["schemas"]["OwnVet"];
                        };
                    };
                };
            };
        };
    };
    getVetsUserOffice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            vet: components["schemas"]["VetName"] | null;
                        };
                    };
                };
            };
        };
    };
    patchVetsStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            vet: components["schemas"]["OwnVet"];
                        };
                    };
                };
            };
        };
    };
    getVetsUserVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            verification: components["schemas"]["VetVerification"];
                        };
                    };
                };
            };
        };
    };
    postVetsUserVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    registrationNumber: string;
                    /** Format: date */
                    validUntil: string;
                    papers?: Blob[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            verification: components["schemas"]["VetVerification"];
                        };
                    };
                };
            };
        };
    };
    getVetsByIdPapersByPaperId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                paperId: string;
            };
        };
        responses: {
            /** @description The file */
            200: {
                content: {
                    "application/octet-stream": Blob;
                };
            };
        };
    };
    getVetsUserSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            slots: components["schemas"]["VetSlot"][];
                        };
                    };
                };
            };
        };
    };
    getVetsByIdSlots: {
        parameters: {
            query?: {
                date?: string;
            };
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            days: {
                                [key: string]: components["schemas"]["VetSlotCount"];
                            };
                            slots: components["schemas"]["VetSlot"][];
                        };
                    };
                };
            };
        };
    };
    postVetsSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    slots: {
                        date?: string;
                        time?: string;
                        /** Format: date-time */
                        startsAt?: string;
                        /** @default 30 */
                        durationMinutes?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                content: {
                    "application/json": {
                        data: {
                            slots: components["schemas"]["VetSlot"][];
                        };
                    };
                };
            };
        };
    };
    deleteVetsSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    slots: {
                        date?: string;
                        time?: string;
                        /** Format: date-time */
                        startsAt?: string;
                        /** Format: uuid */
                        id?: string;
                        /** Format: uuid */
                        _id?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    getVetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                content: {
                    "application/json": {
                        data: {
                            vet: components["schemas"]["AnyVet"];
                        };
                    };
                };
            };
        };
    };
}
