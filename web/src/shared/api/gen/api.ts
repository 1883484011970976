// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
export interface paths {
    "/api/v1/adoption/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many requests the caller has received and sent, and how fast they answer */
        get: operations["getAdoptionStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/adoption/owners/{userId}/response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How fast an owner answers, from three answers on */
        get: operations["getAdoptionOwnersByUserIdResponse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/adoption/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept here of the caller: every request that they made or received */
        get: operations["getAdoptionExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/adoption/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's requests and those for the caller's pets; cancelled ones only when they are asked for */
        get: operations["getAdoptionRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/adoption/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request, for its two sides */
        get: operations["getAdoptionRequestsById"];
        put?: never;
        post?: never;
        /** Take a request back that was not answered yet */
        delete: operations["deleteAdoptionRequestsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/adoption/pets/{petId}/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a pet */
        post: operations["postAdoptionPetsByPetIdRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/adoption/requests/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approve or reject a request for one of the caller's pets */
        patch: operations["patchAdoptionRequestsByIdStatus"];
        trace?: never;
    };
    "/api/v1/adoption/requests/{id}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the pet has moved to the requester */
        post: operations["postAdoptionRequestsByIdHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/adoption/requests/{id}/fall-through": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that an approved adoption came to nothing or, within 14 days, that the pet came back */
        post: operations["postAdoptionRequestsByIdFallThrough"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys that verify access tokens (RFC 7517) */
        get: operations["getWellKnownJwksJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/auth/{imageId}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture in one of its widths */
        get: operations["getMediaAuthByImageIdByFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a member */
        post: operations["postAuthRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members, the newest first; `search` is words of name and e-mail, misspelt ones too; the last need only begin so */
        get: operations["getAuthUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make somebody an admin, or take that back
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        patch: operations["patchAuthUsersByIdRole"];
        trace?: never;
    };
    "/api/v1/auth/users/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every change of the role of a member, the first one first; also of one who is gone */
        get: operations["getAuthUsersByIdRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Log a member out everywhere; who asked is kept */
        delete: operations["deleteAuthUsersByIdSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave: all sessions end, the caller's listings are hidden, and after 30 days the account is erased */
        delete: operations["deleteAuthDeactivate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the caller's password; all other sessions end */
        put: operations["putAuthChangePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account of the caller, and what was counted of them */
        get: operations["getAuthProfile"];
        /** Edit the caller's profile; a new e-mail address counts once its link was opened, `profileImage: null` takes the picture away */
        put: operations["putAuthProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/profile/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give the caller's profile a picture of at most 5 MB, and edit what comes along */
        put: operations["putAuthProfileUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/profile/pending-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Keep the caller's e-mail address: the link that was mailed to a new one opens nothing any more */
        delete: operations["deleteAuthProfilePendingEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a link mailed that leads to a new password */
        post: operations["postAuthForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by a mailed link; all sessions end */
        post: operations["postAuthResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an e-mail address by a mailed link, and the password of the account unless the caller is logged in to it */
        post: operations["postAuthVerifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have the link that verifies an e-mail address mailed again: to the caller, or to an address that waits for it */
        post: operations["postAuthResendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller's second factor is on, whether their role needs it, and how many recovery codes are left */
        get: operations["getAuthSecondFactor"];
        put?: never;
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor on by its first code; all other sessions end. Ten recovery codes, shown this once; a refresh gives a token that knows */
        post: operations["postAuthSecondFactorConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes in place of the old ones, for a code
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        post: operations["postAuthSecondFactorRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in; where the second factor is on, `secondFactor` asks for its code (POST /auth/login/second-factor) */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step of a login: the code of the app, or a recovery code; five minutes after the password at most */
        post: operations["postAuthLoginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Come back within 30 days of leaving, and log in; the caller's listings are shown again */
        post: operations["postAuthReactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for a new pair */
        post: operations["postAuthRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the password again: for five minutes the new access token opens the calls that need a recent one */
        post: operations["postAuthConfirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of a refresh token, or of the access token */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept here of the caller; other services give their own part */
        get: operations["getAuthExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is logged in: the last used first, at most 100 */
        get: operations["getAuthSessions"];
        put?: never;
        post?: never;
        /** Log out everywhere, here too */
        delete: operations["deleteAuthSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session of the caller */
        delete: operations["deleteAuthSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/commerce/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a picture ahead of what will use it */
        post: operations["postCommerceImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/commerce/{imageId}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture in one of its widths */
        get: operations["getMediaCommerceByImageIdByFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept here of the caller: their store, its tax number, bank account, papers and products, what they like, their reviews and their cart */
        get: operations["getStoresExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a store, or no longer; without `liked` the other way round than it is */
        post: operations["postStoresByIdLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/user/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores that the caller likes, the last one liked first: open ones, and the caller's */
        get: operations["getStoresUserLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a product, or no longer; without `liked` the other way round than it is */
        post: operations["postAccessoriesByIdLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/user/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products that the caller likes, the last one liked first: those in lists, and those of the caller's store */
        get: operations["getAccessoriesUserLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a look at a store: once a day for each viewer, never for its owner */
        post: operations["postStoresByIdView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of a store, the last written first */
        get: operations["getStoresByIdReviews"];
        put?: never;
        /** Review a store after a delivered parcel; a second review replaces the first */
        post: operations["postStoresByIdReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/{id}/reviews/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's review of a store, if any, and whether they may write one */
        get: operations["getStoresByIdReviewsOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/{id}/reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove the caller's review; an admin removes any; once more answers the same */
        delete: operations["deleteStoresByIdReviewsByReviewId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of a product, the last written first */
        get: operations["getAccessoriesByIdReviews"];
        put?: never;
        /** Review a product after a delivered parcel; a second review replaces the first */
        post: operations["postAccessoriesByIdReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/{id}/reviews/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's review of a product, if any, and whether they may write one */
        get: operations["getAccessoriesByIdReviewsOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/{id}/reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove the caller's review; an admin removes any; once more answers the same */
        delete: operations["deleteAccessoriesByIdReviewsByReviewId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/homecomings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For each pet that moved in with the caller in the last 60 days a basket from stores of the city */
        get: operations["getCartHomecomings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's cart, at current prices */
        get: operations["getCart"];
        put?: never;
        post?: never;
        /** Empty the caller's cart, its promo code too */
        delete: operations["deleteCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge the cart that a visitor had in the browser: the larger quantity of each product, as far as there is stock; what cannot be bought now, and what goes beyond 100 lines, is left out */
        post: operations["postCartMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What these products cost at current prices; nothing is kept */
        post: operations["postCartQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add pieces of a product to the caller's cart */
        post: operations["postCartItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cart/items/{accessoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a product from the caller's cart */
        delete: operations["deleteCartItemsByAccessoryId"];
        options?: never;
        head?: never;
        /** Set how many pieces of a product are in the caller's cart; 0 or less removes it, fewer than before but more than there are set what there is */
        patch: operations["patchCartItemsByAccessoryId"];
        trace?: never;
    };
    "/api/v1/cart/promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a promo code to the caller's cart */
        post: operations["postCartPromo"];
        /** Remove the promo code from the caller's cart */
        delete: operations["deleteCartPromo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/promo-budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What Paltu bears of promo codes this month, for verified stores and orders that are paid ahead; when it is used up, stores do */
        get: operations["getAdminPromoBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept here of the caller: what they ordered, and what they sold */
        get: operations["getOrdersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parcels that the caller's store has to send or has sent, the newest first */
        get: operations["getOrdersParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/parcels/unpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parcels of the caller's store that wait for payment, the newest first: what is reserved for them, not for whom */
        get: operations["getOrdersParcelsUnpaid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parcels that an admin has to decide about, the oldest first */
        get: operations["getOrdersDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/parcels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One parcel, for its two sides and admins */
        get: operations["getOrdersParcelsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/parcels/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Move a parcel to its next status, as its seller, its buyer or an admin may */
        patch: operations["patchOrdersParcelsByIdStatus"];
        trace?: never;
    };
    "/api/v1/orders/parcels/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a parcel of the caller's order that has not left its store */
        post: operations["postOrdersParcelsByIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/parcels/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release a parcel of the caller's store that waits for payment: it is cancelled, and its buyer is notified; money that comes later is paid back */
        post: operations["postOrdersParcelsByIdRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/parcels/{id}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Drop pieces that the caller's store does not have from a parcel, once for each Idempotency-Key; without anything left the parcel is cancelled */
        post: operations["postOrdersParcelsByIdDrop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/parcels/{id}/contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contest that the buyer refused a parcel (refusal) or that it came (not-arrived), within 7 days, or that its store refused a return (return-refused), within 3 days: an admin decides, and nothing of it is paid out */
        post: operations["postOrdersParcelsByIdContest"];
        delete?: never;
        options?: never;
        head?: never;
        /** Decide a contest, with a reason that both sides read: whether the buyer is right. Then a parcel that did not arrive is lost, and a refused return is taken back */
        patch: operations["patchOrdersParcelsByIdContest"];
        trace?: never;
    };
    "/api/v1/orders/couriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Couriers that a seller can hand parcels to now */
        get: operations["getOrdersCouriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/parcels/{id}/courier-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test courier: choose how it behaves with a parcel of the caller's store; it is asked at once, and no parcel moves */
        post: operations["postOrdersParcelsByIdCourierTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to pay that are offered now */
        get: operations["getOrdersPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders whose slip an admin has to check, the oldest first */
        get: operations["getOrdersPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Decide whether what a buyer transferred came: each transfer counts once, by its reference; one for an order that is paid already only as `second` */
        patch: operations["patchOrdersByIdPayment"];
        trace?: never;
    };
    "/api/v1/orders/{id}/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slip of an order, for its buyer and admins */
        get: operations["getOrdersByIdSlip"];
        put?: never;
        /** Send the slip of a bank transfer for the caller's order; it replaces an earlier one, and an admin checks it */
        post: operations["postOrdersByIdSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The page where the caller's order is paid by a wallet; paying again continues the open attempt */
        post: operations["postOrdersByIdPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/payments/simulator/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The browser of a buyer comes back from the page of the wallet, which is asked, and goes on to the page of the order */
        post: operations["postOrdersPaymentsSimulatorReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/payments/jazzcash/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The browser of a buyer comes back from the page of the wallet, which is asked, and goes on to the page of the order */
        post: operations["postOrdersPaymentsJazzcashReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/payments/jazzcash/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A notice of JazzCash, which is asked before anything counts; what it has not signed is not taken */
        post: operations["postOrdersPaymentsJazzcashNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/payments/simulator/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test payment: how the simulated wallet answers, and the notices that it sends; no money moves */
        post: operations["postOrdersPaymentsSimulatorChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/payments/simulator/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test payment: a notice of the simulated wallet; the wallet is asked before anything counts */
        post: operations["postOrdersPaymentsSimulatorNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds that buyers have not had yet, the oldest first: those that Paltu pays, or that are owed by a store or a courier */
        get: operations["getOrdersRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller's store has to give back to buyers itself, of cash that it took at the door, the oldest first */
        get: operations["getOrdersDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/refunds/{id}/give-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that the caller's store gave back what it owes to a buyer, who may contest that for 7 days */
        post: operations["postOrdersRefundsByIdGiveBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/refunds/{id}/contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contest that a store gave back what it owes the caller, or, after 3 days, that it gave nothing back: an admin decides, and nothing of the parcel is paid out */
        post: operations["postOrdersRefundsByIdContest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Record that a refund was transferred (paid; PKR 100,000 or more of an order within 24 hours, and to an account that was replaced in the last 7 days, it is proposed (202): another admin has to confirm it), have Paltu pay all or a part of what a store owes out of what the store may have (due), or decide what the buyer contests (owed-by-store, given-back)
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        patch: operations["patchOrdersRefundsById"];
        trace?: never;
    };
    "/api/v1/orders/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order as a case for admins: its parcels, payment and refunds, what happened when, and what its sides did before */
        get: operations["getOrdersCasesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/refund-to": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account that refunds of the caller's order go to, masked; null as long as none is named */
        get: operations["getOrdersByIdRefundTo"];
        /**
         * Name the bank account or wallet that refunds of the caller's order go to; it is kept sealed until they are paid, and 90 days more
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        put: operations["putOrdersByIdRefundTo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/refills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller has bought that runs out, the first one first: products whose store gives how long a pack lasts */
        get: operations["getOrdersRefills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's orders, the newest first */
        get: operations["getOrders"];
        put?: never;
        /** Order what is in the caller's cart: all of it or nothing, once for each Idempotency-Key */
        post: operations["postOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel all parcels of the caller's order that have not left their store */
        post: operations["postOrdersByIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order of the caller; admins see every one */
        get: operations["getOrdersById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/user/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tax number and bank account of the caller's store, masked */
        get: operations["getStoresUserAccount"];
        /**
         * Set tax number or bank account of the caller's store; nothing is paid out to another account for 48 hours, and another number is checked anew
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        put: operations["putStoresUserAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/{id}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tax number and bank account of a store, for admins who check or pay */
        get: operations["getStoresByIdAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/user/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settlements of the caller's store, the newest first */
        get: operations["getStoresUserSettlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/{id}/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record what a store is paid out of its balance, to its account of now: at most what it may have, once for each Idempotency-Key. PKR 100,000 or more within 24 hours, and to an account that was named in the last 7 days, it is proposed (202): another admin has to confirm it
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        post: operations["postStoresByIdSettlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/{id}/settlements/{settlementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Record that the bank sent a settlement back: the store is due it again
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        patch: operations["patchStoresByIdSettlementsBySettlementId"];
        trace?: never;
    };
    "/api/v1/admin/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores that have money available, the largest amount first, with the account that it is paid to, and those that owe some */
        get: operations["getAdminSettlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/settlements/made": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settlements of all stores, the newest first */
        get: operations["getAdminSettlementsMade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/user/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All rows of the ledger of the caller's store in a month, as CSV, with the hashes that prove them */
        get: operations["getStoresUserStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each order came to for each store in a month, with its tax number, as CSV */
        get: operations["getAdminStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/parcels/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt of a delivered parcel, for its buyer, its seller and admins */
        get: operations["getOrdersParcelsByIdReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/user/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance of the caller's store */
        get: operations["getStoresUserBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/user/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ledger of the caller's store, the newest row first */
        get: operations["getStoresUserLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/payout-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settlements and refunds that wait for a second admin, the oldest first (waiting, the default), or that were confirmed or refused, the newest first (decided) */
        get: operations["getAdminPayoutProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/payout-proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm a settlement or refund that another admin has proposed (it is checked again, and recorded as paid), or refuse one with a reason
         * @description Needs a password that was given in this session within the last five minutes: `POST /api/v1/auth/confirm-password` renews it.
         */
        patch: operations["patchAdminPayoutProposalsById"];
        trace?: never;
    };
    "/api/v1/accessories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products; `corrected` while searching: what was looked for where no product has a word that was typed */
        get: operations["getAccessories"];
        put?: never;
        /** Offer a product in the caller's store, or keep it as a draft */
        post: operations["postAccessories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products that are found by words, the best match first */
        get: operations["getAccessoriesSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of one category, the newest first */
        get: operations["getAccessoriesCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products that are shown before others */
        get: operations["getAccessoriesFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of one store, by its id or that of its owner, the newest first */
        get: operations["getAccessoriesVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many products there are; at most ten seconds old */
        get: operations["getAccessoriesStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/user/my-accessories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of the caller's store, drafts and archived ones too; none without a store */
        get: operations["getAccessoriesUserMyAccessories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product, also while its store is closed */
        get: operations["getAccessoriesById"];
        /** Change a product of the caller's store */
        put: operations["putAccessoriesById"];
        post?: never;
        /** Remove a product for good */
        delete: operations["deleteAccessoriesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/accessories/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Offer a product, take it back into a draft, or archive it */
        patch: operations["patchAccessoriesByIdStatus"];
        trace?: never;
    };
    "/api/v1/admin/accessories/recalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recall products: their sale stops, and their pages show why */
        post: operations["postAdminAccessoriesRecalls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open stores; `corrected` while searching: what was looked for where no store has a word that was typed */
        get: operations["getStores"];
        /** Change the caller's store */
        put: operations["putStores"];
        /** Open a store. All stores take part in promo codes, and bear what a code takes off: of orders that are paid ahead Paltu bears it for verified stores, as far as its monthly budget goes */
        post: operations["postStores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open stores that are found by words, the best match first */
        get: operations["getStoresSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores that are shown before others */
        get: operations["getStoresFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores of one type, the best rated first */
        get: operations["getStoresType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores around a place, the nearest first */
        get: operations["getStoresNearby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The types of stores, and how many open ones there are of each */
        get: operations["getStoresCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What open stores offer, the most frequent first, at most 100 */
        get: operations["getStoresServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/user/my-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's store */
        get: operations["getStoresUserMyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Close the caller's store, or open it again */
        patch: operations["patchStoresStatus"];
        trace?: never;
    };
    "/api/v1/stores/user/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the caller's store */
        get: operations["getStoresUserStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/user/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of the caller's request for the mark verified */
        get: operations["getStoresUserVerification"];
        put?: never;
        /** Send papers and ask for the mark verified; papers that were sent before are forgotten */
        post: operations["postStoresUserVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/{id}/papers/{paperId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document that a store was to be verified with, for its owner and admins */
        get: operations["getStoresByIdPapersByPaperId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One store, also while it is closed */
        get: operations["getStoresById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles of the blog in one language, the newest first; with `search` the best match first */
        get: operations["getContentArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/articles/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article in one language */
        get: operations["getContentArticlesBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/articles/{slug}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Three other articles for readers of this one */
        get: operations["getContentArticlesBySlugRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/articles/{slug}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comments on an article, the newest first, each with its first replies; with `parentId` the replies to one, the oldest first */
        get: operations["getContentArticlesBySlugComments"];
        put?: never;
        /** Write a comment on an article, or a reply to one; it is shown at once, as text */
        post: operations["postContentArticlesBySlugComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove the caller's comment; an admin removes any; once more answers the same */
        delete: operations["deleteContentCommentsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/articles/{slug}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like an article, or no longer; without `liked` the other way round than it is */
        post: operations["postContentArticlesBySlugLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/comments/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a comment, or no longer; without `liked` the other way round than it is */
        post: operations["postContentCommentsByIdLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/articles/{slug}/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller likes an article, and which of its comments */
        get: operations["getContentArticlesBySlugLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/articles/{slug}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a look at an article: once a day for each viewer */
        post: operations["postContentArticlesBySlugView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept here of the caller: the comments that they wrote, what they like, what they wrote to us, and what came from their address and it was subscribed to since they have shown that it is theirs */
        get: operations["getContentExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people wrote to us, the newest first, with `days` only those of the last so many days; kept for a year */
        get: operations["getContentContact"];
        put?: never;
        /** Write to us; of a member who is logged in it is kept that they wrote it */
        post: operations["postContentContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter; the answer is the same whether or not the address is known, and nothing comes until its reader confirms */
        post: operations["postContentNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/notify-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for one mail when a page opens; the answer is the same whether or not the address is known */
        post: operations["postContentNotifyMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm what was asked for, by the token of the mail; once more changes nothing and answers the same */
        post: operations["postContentNewsletterConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the newsletter, or the notice of a page, by the token of a mail; once more changes nothing and answers the same */
        post: operations["postContentNewsletterUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/newsletter/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same by one click of a mail program (RFC 8058), whose form is not looked at */
        post: operations["postContentNewsletterUnsubscribeByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many listings, adoptions, members and vets there are; at most ten seconds old */
        get: operations["getContentTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/pets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the owner of a pet */
        post: operations["postMessagesPetsById"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/stores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to a store: a member in a conversation, a visitor with a name and the address at which they are answered */
        post: operations["postMessagesStoresById"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/vets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to a vet: a member in a conversation, a visitor with a name and the address at which they are answered */
        post: operations["postMessagesVetsById"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own conversations, the one with the newest message first; `after` goes on where a page gave `next` */
        get: operations["getMessagesConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One conversation with its newest messages, or those `before` a number, the oldest first */
        get: operations["getMessagesConversationsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark messages as read, up to the number of the last one that was seen */
        post: operations["postMessagesConversationsByIdRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the other side of a conversation */
        post: operations["postMessagesConversationsByIdMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/conversations/{id}/share-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the other side the own number, and what was written unmasked; that it was shared is kept */
        post: operations["postMessagesConversationsByIdSharePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/conversations/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Want nothing more from the other side, about anything */
        post: operations["postMessagesConversationsByIdBlock"];
        /** Take back that the other side was blocked */
        delete: operations["deleteMessagesConversationsByIdBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/conversations/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask admins to look at a conversation; once more answers the same */
        post: operations["postMessagesConversationsByIdReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations that one of their sides has reported, the newest report first, with the last messages of then */
        get: operations["getMessagesReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/reports/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss a report, warn the one who was reported, or stop them from writing; once, and the reporter is notified */
        post: operations["postMessagesReportsByIdDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/reports/{id}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the one who was stopped by this report write again */
        post: operations["postMessagesReportsByIdLift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/messages/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept here of the caller: what they wrote, whom they have blocked, what they have reported, what they were notified of */
        get: operations["getMessagesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller is notified of, the newest first, and how much of it is unread (counted to 1,001) */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notifications of the caller are unread (counted to 1,001) */
        get: operations["getNotificationsUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark notifications as read: those named, or all; others and what is read already change nothing */
        patch: operations["patchNotificationsRead"];
        trace?: never;
    };
    "/api/v1/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of what the caller is notified by bell and by mail, in which language, and when no mail goes out */
        get: operations["getNotificationsSettings"];
        /** Choose all of it anew */
        put: operations["putNotificationsSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End mails of one kind by one click of a mail program (RFC 8058), whose form is not looked at; the bell still shows them */
        post: operations["postNotificationsUnsubscribeByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved searches of the caller, the first one first */
        get: operations["getNotificationsSearches"];
        put?: never;
        /** Save a search of pets, at most 10: new ones are mailed at eight; 200 where one that finds the same is there */
        post: operations["postNotificationsSearches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Look for it no longer */
        delete: operations["deleteNotificationsSearchesById"];
        options?: never;
        head?: never;
        /** Rename a saved search, pause it, or choose how often new pets are mailed */
        patch: operations["patchNotificationsSearchesById"];
        trace?: never;
    };
    "/api/v1/notifications/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** With which key a browser subscribes to notifications that it shows while no page of the site is open (Web Push) */
        get: operations["getNotificationsPush"];
        put?: never;
        /** Show notifications of the caller in this browser, until the session is ended in which it asks; once more replaces its keys and its language */
        post: operations["postNotificationsPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/push/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show none in this browser any more; one that shows none already changes nothing */
        post: operations["postNotificationsPushEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose papers wait for a decision, the longest first */
        get: operations["getAdminVerifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/vets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All vets and their marks, the newest first */
        get: operations["getAdminVets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All stores and their marks, the newest first */
        get: operations["getAdminStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/accessories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All accessories and their marks, the newest first */
        get: operations["getAdminAccessories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/vets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of vets with its marks and papers, as admins see it */
        get: operations["getAdminVetsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/vets/{id}/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every decision on the marks of one of vets, the first one first */
        get: operations["getAdminVetsByIdMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/vets/{id}/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the mark featured of one of vets, or take it away */
        patch: operations["patchAdminVetsByIdFeatured"];
        trace?: never;
    };
    "/api/v1/admin/vets/{id}/verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the mark verified of one of vets, or take it away */
        patch: operations["patchAdminVetsByIdVerified"];
        trace?: never;
    };
    "/api/v1/admin/vets/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the mark hidden of one of vets, or take it away */
        patch: operations["patchAdminVetsByIdHidden"];
        trace?: never;
    };
    "/api/v1/admin/stores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of stores with its marks and papers, as admins see it */
        get: operations["getAdminStoresById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/stores/{id}/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every decision on the marks of one of stores, the first one first */
        get: operations["getAdminStoresByIdMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/stores/{id}/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the mark featured of one of stores, or take it away */
        patch: operations["patchAdminStoresByIdFeatured"];
        trace?: never;
    };
    "/api/v1/admin/stores/{id}/verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the mark verified of one of stores, or take it away */
        patch: operations["patchAdminStoresByIdVerified"];
        trace?: never;
    };
    "/api/v1/admin/stores/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the mark hidden of one of stores, or take it away */
        patch: operations["patchAdminStoresByIdHidden"];
        trace?: never;
    };
    "/api/v1/admin/stores/{id}/registered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the mark registered of one of stores, or take it away */
        patch: operations["patchAdminStoresByIdRegistered"];
        trace?: never;
    };
    "/api/v1/admin/accessories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of accessories with its marks and papers, as admins see it */
        get: operations["getAdminAccessoriesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/accessories/{id}/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every decision on the marks of one of accessories, the first one first */
        get: operations["getAdminAccessoriesByIdMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/accessories/{id}/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the mark featured of one of accessories, or take it away */
        patch: operations["patchAdminAccessoriesByIdFeatured"];
        trace?: never;
    };
    "/api/v1/admin/accessories/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the mark hidden of one of accessories, or take it away */
        patch: operations["patchAdminAccessoriesByIdHidden"];
        trace?: never;
    };
    "/api/v1/admin/pets/bulk-approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approve several listings, each by itself */
        patch: operations["patchAdminPetsBulkApprove"];
        trace?: never;
    };
    "/api/v1/admin/pets/bulk-reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Reject several listings, each by itself, with one reason */
        patch: operations["patchAdminPetsBulkReject"];
        trace?: never;
    };
    "/api/v1/admin/dashboard/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many listings and members there are */
        get: operations["getAdminDashboardStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/pets/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listings that wait for a review */
        get: operations["getAdminPetsPending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listings of every status */
        get: operations["getAdminPets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/pets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One listing as its reviewers see it */
        get: operations["getAdminPetsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/pets/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every decision on a listing, the first one first */
        get: operations["getAdminPetsByIdHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/pets/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who offers a pet, and how their listings fared */
        get: operations["getAdminPetsByIdOwner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/pets/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approve a listing: everybody will see it */
        patch: operations["patchAdminPetsByIdApprove"];
        trace?: never;
    };
    "/api/v1/admin/pets/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Reject a listing, with a reason for its owner */
        patch: operations["patchAdminPetsByIdReject"];
        trace?: never;
    };
    "/api/v1/admin/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules that listings are held against, and whether they are on */
        get: operations["getAdminRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Switch a rule for listings off, or on again */
        patch: operations["patchAdminRulesById"];
        trace?: never;
    };
    "/api/v1/pets/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a picture ahead of what will use it */
        post: operations["postPetsImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/pets/{imageId}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture in one of its widths */
        get: operations["getMediaPetsByImageIdByFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept here of the caller: their listings, what they like, and numbers shown to them and to others */
        get: operations["getPetsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many published listings there are; at most ten seconds old */
        get: operations["getPetsStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listings that are shown before others */
        get: operations["getPetsFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/urgent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listings whose pets need a home soon */
        get: operations["getPetsUrgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Words, breeds, kinds and cities of published listings that begin like this, at most eight */
        get: operations["getPetsSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many published listings each filter would leave; null where there are more than can be counted */
        get: operations["getPetsFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published listings */
        get: operations["getPets"];
        put?: never;
        /** Offer a pet */
        post: operations["postPets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/user/my-pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's listings, of every status */
        get: operations["getPetsUserMyPets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One listing */
        get: operations["getPetsById"];
        /** Change the caller's listing */
        put: operations["putPetsById"];
        post?: never;
        /** Remove the caller's listing */
        delete: operations["deletePetsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set whether the pet of the caller's listing is still available */
        patch: operations["patchPetsByIdStatus"];
        trace?: never;
    };
    "/api/v1/pets/{id}/papers/{paperId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document of a listing, for its owner and admins */
        get: operations["getPetsByIdPapersByPaperId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/pets/{id}/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Show a listing before others, or no longer */
        patch: operations["patchAdminPetsByIdFeatured"];
        trace?: never;
    };
    "/api/v1/pets/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a pet, or no longer; without `liked` the other way round than it is */
        post: operations["postPetsByIdLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/user/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pets that the caller likes, the last one liked first: published ones, and the caller's */
        get: operations["getPetsUserLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a look at a pet: once a day for each viewer, never for the owner */
        post: operations["postPetsByIdView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pets/{id}/owner-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The phone number of the owner of a pet; that it was shown is kept for ninety days */
        post: operations["postPetsByIdOwnerPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/vets/{imageId}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture in one of its widths */
        get: operations["getMediaVetsByImageIdByFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept here of the caller: their profile and papers, every appointment of either side, whom they like, and their reviews */
        get: operations["getVetsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/user/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Appointments with the caller by state, guests, reviews and free slots to come */
        get: operations["getVetsUserStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/user/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's appointments, as a guest and as a vet: of those to come the next one first, else the last one */
        get: operations["getVetsUserAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Call an appointment off: a guest until two hours before, a vet with a reason */
        delete: operations["deleteVetsAppointmentsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/appointments/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Record as the vet whether the guest came */
        patch: operations["patchVetsAppointmentsByIdStatus"];
        trace?: never;
    };
    "/api/v1/vets/{id}/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a slot of a vet: it is booked at once */
        post: operations["postVetsByIdAppointments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a vet, or no longer; without `liked` the other way round than it is */
        post: operations["postVetsByIdLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/user/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vets that the caller likes, the last one liked first: those in sight, and the caller's profile */
        get: operations["getVetsUserLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest reviews by guests who gave a vet five stars */
        get: operations["getVetsTestimonials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of a vet, the last written first */
        get: operations["getVetsByIdReviews"];
        put?: never;
        /** Review a vet after a completed visit; a second review replaces the first */
        post: operations["postVetsByIdReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/{id}/reviews/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's review of a vet, if any, and whether they may write one */
        get: operations["getVetsByIdReviewsOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/{id}/reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove the caller's review; an admin removes any; once more answers the same */
        delete: operations["deleteVetsByIdReviewsByReviewId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vets; with `search`, what it was taken for */
        get: operations["getVets"];
        /** Change the caller's profile */
        put: operations["putVets"];
        /** Offer visits as a vet */
        post: operations["postVets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vets that are shown before others */
        get: operations["getVetsFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/specialty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vets of one specialty, the best rated first */
        get: operations["getVetsSpecialty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vets around a place, the nearest first */
        get: operations["getVetsNearby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/user/my-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's profile */
        get: operations["getVetsUserMyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/user/office": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller is a vet: the name of their profile, or none */
        get: operations["getVetsUserOffice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Hide the caller's profile, or show it again */
        patch: operations["patchVetsStatus"];
        trace?: never;
    };
    "/api/v1/vets/user/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of the caller's request for the mark verified */
        get: operations["getVetsUserVerification"];
        put?: never;
        /** Send papers and ask for the mark verified; papers that were sent before are forgotten */
        post: operations["postVetsUserVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/{id}/papers/{paperId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document that a vet was to be verified with, for its owner and admins */
        get: operations["getVetsByIdPapersByPaperId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/user/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All slots to come of the caller’s own profile, free and booked ones */
        get: operations["getVetsUserSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Slots of a vet that are to come on one day, or on the first three with free ones, and how many there are on each day */
        get: operations["getVetsByIdSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer times for visits: all of them, or none; one that is there already is the same slot */
        post: operations["postVetsSlots"];
        /** Take times back: all of them, or none; those that are not there are passed over */
        delete: operations["deleteVetsSlots"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vet */
        get: operations["getVetsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
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
            adoptionDetails: components["schemas"]["AdoptionDetails"];
            ownerResponse: {
                message: string;
                /** Format: date-time */
                at: string;
                code: ("another-approved" | "pet-adopted" | "listing-deleted" | "listing-refused" | "no-answer" | "owner-left" | "requester-left") | null;
            } | null;
            closing: {
                /** @enum {string} */
                by: "owner" | "requester" | "product";
                /** Format: date-time */
                at: string;
                code: ("another-approved" | "pet-adopted" | "listing-deleted" | "listing-refused" | "no-answer" | "owner-left" | "requester-left") | null;
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
        PublicJwk: {
            kty: string;
            crv: string;
            x: string;
            y: string;
            kid: string;
            /** @constant */
            alg: "ES256";
            /** @constant */
            use: "sig";
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
            code: ("unconfirmed" | "unpaid" | "buyer-left" | "seller-left" | "paid-late" | "courier" | "recalled" | "released" | "contested" | "contest-upheld" | "contest-dismissed") | null;
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
            readonly decisions: ("upheld" | "dismissed" | "delivered" | "refused" | "lost" | "returned" | "decline")[];
        };
        CaseStep: {
            /** Format: date-time */
            at: string;
            parcelId: string | null;
            /** @enum {string} */
            what: "ordered" | "slip-sent" | "dropped" | "recalled" | "return-declined" | "received" | "remitted" | "refund-due" | "refund-paid" | "refund-given-back" | "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned" | "contested" | "contest-upheld" | "contest-dismissed";
            /** @enum {string} */
            by: "buyer" | "seller" | "admin" | "product";
            reason: string;
            code: ("unconfirmed" | "unpaid" | "buyer-left" | "seller-left" | "paid-late" | "courier" | "recalled" | "released" | "contested" | "contest-upheld" | "contest-dismissed") | null;
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
            hidden?: boolean;
            hiddenReason?: string;
            waitsForReview?: boolean;
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
            type: "adoption.requested" | "adoption.approved" | "adoption.rejected" | "adoption.cancelled" | "adoption.owner-left" | "adoption.handed-over" | "adoption.fell-through" | "adoption.answer-due" | "adoption.hand-over-due" | "order.placed" | "order.received" | "order.paid" | "parcel.changed" | "parcel.confirmed" | "parcel.shipped" | "parcel.delivered" | "parcel.cancelled" | "parcel.refused" | "parcel.lost" | "parcel.return-asked" | "parcel.returned" | "parcel.return-refused" | "parcel.recalled" | "parcel.due" | "contest.not-arrived" | "contest.return-refused" | "contest.refusal" | "contest.upheld" | "contest.dismissed" | "case.opened" | "case.waiting" | "refund.due" | "refund.with-store" | "refund.with-courier" | "refund.to-give-back" | "refund.paid" | "refund.given-back" | "refund.contested" | "refund.still-owed" | "refund.settled" | "product.recalled" | "product.recalled-on-its-way" | "appointment.booked" | "appointment.cancelled" | "appointment.completed" | "appointment.missed" | "appointment.due" | "listing.approved" | "listing.rejected" | "message.received" | "report.decided" | "conduct.warned" | "conduct.stopped" | "conduct.stopped-for-good" | "conduct.allowed" | "comment.answered" | "mark.verified" | "mark.unverified" | "mark.checked-again" | "mark.sent-back" | "mark.featured" | "mark.hidden" | "mark.shown" | "mark.registered" | "search.matched" | "payout.changed";
            params: {
                [key: string]: string;
            };
            message: string;
            /** Format: date-time */
            time: string;
            unread: boolean;
            page: string;
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
                warnings: ("wild-bird-punjab" | "wild-bird-sindh" | "wild-bird-khyber-pakhtunkhwa" | "wild-bird-balochistan" | "young-litter")[];
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
        ListingRule: {
            /** @enum {string} */
            id: "wild-bird-punjab" | "wild-bird-sindh" | "wild-bird-khyber-pakhtunkhwa" | "wild-bird-balochistan" | "young-litter";
            provinces: string[];
            species: ("Dog" | "Cat" | "Bird" | "Fish" | "Rabbit" | "Hamster" | "Other")[];
            words: string[];
            youngerThan: number | null;
            off: boolean;
            switched: {
                by: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                };
                /** Format: date-time */
                at: string;
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
            notices: ("wild-bird-punjab" | "wild-bird-sindh" | "wild-bird-khyber-pakhtunkhwa" | "wild-bird-balochistan" | "young-litter")[];
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
                    maxPrice?: number;
                    /** @enum {string} */
                    adoptionType?: "Adoption" | "Sale" | "Trial";
                    vaccinated?: boolean;
                    urgent?: boolean;
                };
                without: string;
            }[];
            corrected: string | null;
            alternatives: {
                search: string;
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
            notices?: ("wild-bird-punjab" | "wild-bird-sindh" | "wild-bird-khyber-pakhtunkhwa" | "wild-bird-balochistan" | "young-litter")[];
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
                code: ("guest-left" | "vet-left" | "over") | null;
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
                    /** @enum {string} */
                    specialty?: "General Medicine" | "Surgery" | "Orthopedics" | "Dermatology" | "Cardiology" | "Dentistry" | "Ophthalmology" | "Exotic Pets";
                    emergency?: boolean;
                    homeVisit?: boolean;
                    telemedicine?: boolean;
                };
                without: string;
            }[];
            corrected: string | null;
            alternatives: {
                search: string;
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
        VetSlotDay: {
            date: string;
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
        ErrorCode: "accessory.not-found" | "accessory.not-yours" | "accessory.own" | "accessory.recalled" | "accessory.too-many" | "account.deactivated" | "account.email-taken" | "account.email-unverified" | "account.last-admin" | "account.not-found" | "admin.own-matter" | "admin.required" | "adoption-request.already-answered" | "adoption-request.already-open" | "adoption-request.not-found" | "adoption-request.not-yours" | "adoption-request.own-pet" | "adoption-request.too-many" | "appointment.already-ended" | "appointment.not-found" | "appointment.not-yours" | "appointment.own-profile" | "appointment.too-early" | "appointment.too-late" | "appointment.too-many" | "article.not-found" | "auth.busy" | "auth.unavailable" | "cart-item.not-found" | "cart.empty" | "cart.full" | "comment.not-found" | "comment.not-yours" | "comment.reply-to-reply" | "conversation.blocked" | "conversation.member-left" | "conversation.not-found" | "conversation.own-thing" | "conversation.with-visitor" | "conversation.writing-stopped" | "courier.city-not-served" | "courier.not-offered" | "credentials.wrong" | "email-token.invalid" | "email-token.password-required" | "idempotency-key.missing" | "idempotency-key.reused" | "login-challenge.expired" | "login.too-many" | "notification-link.invalid" | "order.already-shipped" | "order.lines-unavailable" | "order.not-found" | "order.too-many-pieces" | "order.too-many-unpaid" | "order.total-changed" | "paper.not-found" | "paper.room-used-up" | "paper.too-large" | "paper.too-many" | "paper.unsupported-type" | "parcel.courier-reports" | "parcel.not-found" | "parcel.not-yours" | "parcel.recalled" | "parcel.wrong-step" | "password.wrong-current" | "payment.already-paid" | "payment.cod-refused" | "payment.not-found" | "payment.not-offered" | "payment.notice-forged" | "payment.reference-used" | "payment.wrong-amount" | "payment.wrong-step" | "pet.not-available" | "pet.not-found" | "pet.not-yours" | "pet.reserved" | "pet.stale" | "pet.too-many-pending" | "pet.version-unknown" | "phone.unknown" | "picture.not-a-picture" | "picture.not-found" | "picture.required" | "picture.room-used-up" | "picture.too-complex" | "picture.too-large" | "picture.too-many" | "picture.too-many-pixels" | "picture.too-many-unused" | "picture.unknown" | "picture.unsupported-type" | "promo.invalid" | "promo.used" | "proposal.account-changed" | "proposal.decided" | "proposal.not-found" | "proposal.own" | "proposal.waiting" | "push.off" | "push.unknown-service" | "receipt.not-found" | "refresh-token.expired" | "refresh-token.invalid" | "refresh-token.reused" | "refund.already-paid" | "refund.beyond-held" | "refund.not-found" | "refund.wrong-step" | "report.about-visitor" | "report.already-decided" | "report.not-found" | "report.not-stopped" | "request.headers-too-large" | "request.invalid" | "request.key-reused" | "request.malformed" | "request.malformed-json" | "request.timeout" | "request.too-large" | "request.too-many" | "request.unsupported-charset" | "request.unsupported-encoding" | "request.unsupported-type" | "request.url-too-long" | "resource.not-found" | "review.not-entitled" | "review.not-found" | "review.not-yours" | "rule.not-found" | "saved-search.not-found" | "saved-search.too-many" | "second-factor.already-on" | "second-factor.not-begun" | "second-factor.not-on" | "second-factor.required" | "second-factor.required-by-role" | "second-factor.too-many" | "second-factor.wrong-code" | "server.fault" | "service.slow" | "service.unavailable" | "session.not-found" | "session.password-needed" | "settlement.account-held" | "settlement.beyond-available" | "settlement.no-account" | "settlement.not-found" | "settlement.reference-used" | "slip.not-found" | "slot.booked" | "slot.not-found" | "slot.not-free" | "slot.overlaps" | "stock.not-enough" | "storage.full" | "store.already-open" | "store.not-found" | "store.required" | "store.unregistered" | "stream.full" | "stream.too-many" | "subscription.link-invalid" | "token.expired" | "token.invalid" | "token.missing" | "token.revoked" | "verification.already-decided" | "verification.already-waiting" | "verification.not-requested" | "verification.stale" | "vet.already-listed" | "vet.not-found";
        /** @enum {string} */
        City: "Karachi" | "Lahore" | "Islamabad" | "Rawalpindi" | "Faisalabad" | "Multan" | "Peshawar" | "Quetta" | "Gujranwala" | "Hyderabad" | "Sargodha" | "Sialkot" | "Abbottabad" | "Attock" | "Bahawalnagar" | "Bahawalpur" | "Bannu" | "Bhakkar" | "Chakwal" | "Charsadda" | "Chiniot" | "Dera Ghazi Khan" | "Dera Ismail Khan" | "Gilgit" | "Gujrat" | "Gwadar" | "Hafizabad" | "Haripur" | "Jacobabad" | "Jhang" | "Jhelum" | "Kasur" | "Khairpur" | "Khanewal" | "Khuzdar" | "Kohat" | "Larkana" | "Mansehra" | "Mardan" | "Mianwali" | "Mirpur" | "Mirpur Khas" | "Muzaffarabad" | "Muzaffargarh" | "Nawabshah" | "Nowshera" | "Okara" | "Pakpattan" | "Rahim Yar Khan" | "Sahiwal" | "Sheikhupura" | "Shikarpur" | "Skardu" | "Sukkur" | "Swabi" | "Mingora" | "Turbat" | "Vehari" | "Wah Cantonment" | "Zhob";
    };
    responses: {
        /** @description `request.malformed`: The request is malformed */
        BadRequest1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.malformed";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `token.expired`: The access token has expired
         *
         *     `token.invalid`: The access token is not valid
         *
         *     `token.missing`: Please log in to continue
         *
         *     `token.revoked`: The session has ended
         */
        Unauthorized1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "token.expired" | "token.invalid" | "token.missing" | "token.revoked";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `request.timeout`: The request took too long */
        RequestTimeout1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.timeout";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `request.too-large`: The body is too large */
        PayloadTooLarge1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.too-large";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `request.url-too-long`: The address is too long */
        URITooLong1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.url-too-long";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `request.too-many`: Too many requests. Please wait a little and try again. */
        TooManyRequests1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.too-many";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `request.headers-too-large`: The headers are too large */
        RequestHeaderFieldsTooLarge1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.headers-too-large";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `server.fault`: An unexpected error occurred. Please try again. */
        InternalServerError1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "server.fault";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `auth.unavailable`: Server is currently unavailable. Please try again later.
         *
         *     `service.unavailable`: Server is currently unavailable. Please try again later.
         */
        ServiceUnavailable1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "auth.unavailable" | "service.unavailable";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `service.slow`: The server takes too long to answer. Please try again later. */
        GatewayTimeout1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "service.slow";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `resource.not-found`: Not found */
        NotFound1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "resource.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `service.unavailable`: Server is currently unavailable. Please try again later. */
        ServiceUnavailable2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "service.unavailable";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         */
        BadRequest2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.invalid" | "request.malformed";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `adoption-request.not-found`: Adoption request not found */
        NotFound2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "adoption-request.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest3: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `adoption-request.not-yours`: Only the other side of this request may do this */
        Forbidden2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "adoption-request.not-yours";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `adoption-request.already-answered`: This adoption request has already been answered */
        Conflict2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "adoption-request.already-answered";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `request.unsupported-charset`: The charset is not supported
         *
         *     `request.unsupported-encoding`: The content encoding is not supported
         *
         *     `request.unsupported-type`: The body must be application/json
         */
        UnsupportedMediaType1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.unsupported-charset" | "request.unsupported-encoding" | "request.unsupported-type";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `account.deactivated`: This account is deactivated
         *
         *     `adoption-request.own-pet`: You cannot ask for your own pet
         */
        Forbidden1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.deactivated" | "adoption-request.own-pet";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `pet.not-found`: Pet Not Found */
        NotFound3: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "pet.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `adoption-request.already-open`: You have already asked for this pet
         *
         *     `pet.not-available`: This pet is not available for adoption at the moment
         */
        Conflict1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "adoption-request.already-open" | "pet.not-available";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `adoption-request.too-many`: You have sent many requests today. Please go on tomorrow.
         *
         *     `request.too-many`: Too many requests. Please wait a little and try again.
         */
        TooManyRequests2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "adoption-request.too-many" | "request.too-many";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `adoption-request.already-answered`: This adoption request has already been answered
         *
         *     `pet.not-available`: This pet is not available for adoption at the moment
         */
        Conflict3: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "adoption-request.already-answered" | "pet.not-available";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `picture.not-found`: Picture not found */
        NotFound4: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "picture.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `account.email-taken`: An account with this email already exists */
        Conflict4: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.email-taken";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `auth.busy`: Server is currently unavailable. Please try again later.
         *
         *     `service.unavailable`: Server is currently unavailable. Please try again later.
         */
        ServiceUnavailable3: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "auth.busy" | "service.unavailable";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `admin.required`: Only an admin may do this
         *
         *     `second-factor.required`: Please turn on the second factor of your account first
         */
        Forbidden3: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "admin.required" | "second-factor.required";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `admin.required`: Only an admin may do this
         *
         *     `second-factor.required`: Please turn on the second factor of your account first
         *
         *     `session.password-needed`: Please enter your password again to do this
         */
        Forbidden4: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "admin.required" | "second-factor.required" | "session.password-needed";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `account.not-found`: This account does not exist */
        NotFound5: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `account.last-admin`: The last admin cannot be taken */
        Conflict5: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.last-admin";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `password.wrong-current`: The current password is not right
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest4: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "password.wrong-current" | "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `login.too-many`: Too many wrong passwords. Please wait a little and try again.
         *
         *     `request.too-many`: Too many requests. Please wait a little and try again.
         */
        TooManyRequests3: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "login.too-many" | "request.too-many";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `auth.busy`: Server is currently unavailable. Please try again later.
         *
         *     `auth.unavailable`: Server is currently unavailable. Please try again later.
         *
         *     `service.unavailable`: Server is currently unavailable. Please try again later.
         */
        ServiceUnavailable4: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "auth.busy" | "auth.unavailable" | "service.unavailable";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `picture.not-a-picture`: This is not a picture that can be read
         *
         *     `picture.too-complex`: This picture is too complex to be read
         *
         *     `picture.too-many`: Too many images
         *
         *     `picture.too-many-pixels`: This picture has too many pixels
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         */
        BadRequest5: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "picture.not-a-picture" | "picture.too-complex" | "picture.too-many" | "picture.too-many-pixels" | "request.invalid" | "request.malformed";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `account.email-taken`: An account with this email already exists
         *
         *     `picture.room-used-up`: Your pictures take up all the room that a member has. Please delete some that you no longer need.
         */
        Conflict6: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.email-taken" | "picture.room-used-up";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `picture.too-large`: This picture is too large
         *
         *     `request.too-large`: The body is too large
         */
        PayloadTooLarge2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "picture.too-large" | "request.too-large";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `picture.unsupported-type`: Pictures can be PNG, JPG, GIF or WebP
         *
         *     `request.unsupported-type`: The body must be multipart/form-data or application/json
         */
        UnsupportedMediaType2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "picture.unsupported-type" | "request.unsupported-type";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `picture.too-many-unused`: Too many pictures wait for a listing. Please use them or try again tomorrow.
         *
         *     `request.too-many`: Too many requests. Please wait a little and try again.
         */
        TooManyRequests4: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "picture.too-many-unused" | "request.too-many";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `auth.unavailable`: Server is currently unavailable. Please try again later.
         *
         *     `service.unavailable`: Server is currently unavailable. Please try again later.
         *
         *     `storage.full`: There is no room for more files at the moment. Please try again later.
         */
        ServiceUnavailable5: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "auth.unavailable" | "service.unavailable" | "storage.full";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `email-token.invalid`: This link does not work any more. Please ask for a new one.
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest6: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "email-token.invalid" | "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `email-token.invalid`: This link does not work any more. Please ask for a new one.
         *
         *     `email-token.password-required`: Please enter the password of the account that this link is for
         *
         *     `password.wrong-current`: The current password is not right
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest7: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "email-token.invalid" | "email-token.password-required" | "password.wrong-current" | "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `token.expired`: The access token has expired
         *
         *     `token.invalid`: The access token is not valid
         *
         *     `token.revoked`: The session has ended
         */
        Unauthorized2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "token.expired" | "token.invalid" | "token.revoked";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `session.password-needed`: Please enter your password again to do this */
        Forbidden5: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "session.password-needed";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `second-factor.already-on`: The second factor is on already */
        Conflict7: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "second-factor.already-on";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         *
         *     `second-factor.wrong-code`: This code is not right, or it was used already
         */
        BadRequest8: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.invalid" | "request.malformed" | "request.malformed-json" | "second-factor.wrong-code";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `second-factor.not-on`: The second factor is not on
         *
         *     `second-factor.required-by-role`: An admin of this site needs the second factor
         */
        Conflict10: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "second-factor.not-on" | "second-factor.required-by-role";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `request.too-many`: Too many requests. Please wait a little and try again.
         *
         *     `second-factor.too-many`: Too many wrong codes. Please wait a little and try again.
         */
        TooManyRequests5: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.too-many" | "second-factor.too-many";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `second-factor.already-on`: The second factor is on already
         *
         *     `second-factor.not-begun`: Please begin by asking for a secret
         */
        Conflict8: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "second-factor.already-on" | "second-factor.not-begun";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `second-factor.not-on`: The second factor is not on */
        Conflict9: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "second-factor.not-on";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `credentials.wrong`: Login failed. Please check your credentials and try again. */
        Unauthorized3: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "credentials.wrong";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `account.deactivated`: This account is deactivated */
        Forbidden6: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.deactivated";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `login-challenge.expired`: This took too long. Please log in again. */
        Unauthorized4: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "login-challenge.expired";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `refresh-token.expired`: The session has expired. Please log in again.
         *
         *     `refresh-token.invalid`: The session has ended. Please log in again.
         *
         *     `refresh-token.reused`: The session was ended because its token was used twice. Please log in again.
         */
        Unauthorized5: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "refresh-token.expired" | "refresh-token.invalid" | "refresh-token.reused";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `token.invalid`: The access token is not valid
         *
         *     `token.missing`: Please log in to continue
         */
        Unauthorized6: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "token.invalid" | "token.missing";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `session.not-found`: This session does not exist */
        NotFound6: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "session.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `picture.room-used-up`: Your pictures take up all the room that a member has. Please delete some that you no longer need. */
        Conflict11: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "picture.room-used-up";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `store.not-found`: The store you're looking for doesn't exist. */
        NotFound7: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "store.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `accessory.not-found`: Product not found */
        NotFound8: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "accessory.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `account.deactivated`: This account is deactivated
         *
         *     `review.not-entitled`: Only buyers whose parcel was delivered may write a review
         */
        Forbidden7: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.deactivated" | "review.not-entitled";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `review.not-yours`: Only its author may remove a review */
        Forbidden8: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "review.not-yours";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `review.not-found`: Review not found */
        NotFound9: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "review.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `promo.invalid`: Invalid promo code. Try "PETLOVE10" for 10% off!
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest9: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "promo.invalid" | "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `accessory.own`: You cannot buy from your own store
         *
         *     `cart.full`: A cart can hold at most 100 products
         *
         *     `stock.not-enough`: There are not enough pieces left
         *
         *     `store.unregistered`: This store has not given its tax number yet, so nothing can be bought from it
         */
        Conflict12: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "accessory.own" | "cart.full" | "stock.not-enough" | "store.unregistered";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `accessory.not-found`: Product not found
         *
         *     `cart-item.not-found`: This product is not in your cart
         */
        NotFound10: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "accessory.not-found" | "cart-item.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `stock.not-enough`: There are not enough pieces left */
        Conflict13: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "stock.not-enough";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `cart-item.not-found`: This product is not in your cart */
        NotFound11: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "cart-item.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `promo.used`: You have used this promo code already. It can be used once. */
        Conflict14: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "promo.used";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `parcel.not-found`: Parcel not found */
        NotFound12: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "parcel.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `admin.own-matter`: You are its buyer, or own a store of it. Another admin has to decide about it.
         *
         *     `parcel.not-yours`: Only the other side may take this step
         */
        Forbidden9: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "admin.own-matter" | "parcel.not-yours";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `courier.city-not-served`: This courier does not go to the city of the buyer. Please choose another one.
         *
         *     `courier.not-offered`: This courier is not offered now. Please choose another one.
         *
         *     `parcel.courier-reports`: The courier of this parcel reports how it ends. You can report it yourself once the courier has been silent for 14 days.
         *
         *     `parcel.recalled`: A product of this order was recalled and is being taken out. Please reload the parcel in a moment.
         *
         *     `parcel.wrong-step`: This step is not possible now. Please reload the parcel.
         */
        Conflict15: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "courier.city-not-served" | "courier.not-offered" | "parcel.courier-reports" | "parcel.recalled" | "parcel.wrong-step";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `parcel.not-yours`: Only the other side may take this step */
        Forbidden10: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "parcel.not-yours";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `parcel.wrong-step`: This step is not possible now. Please reload the parcel. */
        Conflict16: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "parcel.wrong-step";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `idempotency-key.missing`: This call needs an Idempotency-Key
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest10: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "idempotency-key.missing" | "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `idempotency-key.reused`: This Idempotency-Key was used for something else
         *
         *     `parcel.wrong-step`: This step is not possible now. Please reload the parcel.
         */
        Conflict17: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "idempotency-key.reused" | "parcel.wrong-step";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `admin.own-matter`: You are its buyer, or own a store of it. Another admin has to decide about it.
         *
         *     `admin.required`: Only an admin may do this
         *
         *     `second-factor.required`: Please turn on the second factor of your account first
         */
        Forbidden11: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "admin.own-matter" | "admin.required" | "second-factor.required";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `order.not-found`: Order not found */
        NotFound13: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "order.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `payment.already-paid`: This order is paid already. Confirm that a second transfer came: it is to be paid back.
         *
         *     `payment.reference-used`: This reference was counted for another order already
         *
         *     `payment.wrong-amount`: The amount is less than what is to be paid
         *
         *     `payment.wrong-step`: This is not possible with this payment now. Please reload the order.
         */
        Conflict18: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "payment.already-paid" | "payment.reference-used" | "payment.wrong-amount" | "payment.wrong-step";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `paper.too-many`: Only one document can be sent here
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         */
        BadRequest11: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.too-many" | "request.invalid" | "request.malformed";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `paper.room-used-up`: Your documents take up all the room that a member has. Please delete some that you no longer need.
         *
         *     `payment.wrong-step`: This is not possible with this payment now. Please reload the order.
         */
        Conflict19: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.room-used-up" | "payment.wrong-step";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `paper.too-large`: A document can have at most 5 MB
         *
         *     `request.too-large`: The body is too large
         */
        PayloadTooLarge3: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.too-large" | "request.too-large";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `paper.unsupported-type`: Documents can be PDF, PNG, JPG, GIF or WebP
         *
         *     `request.unsupported-type`: The body must be multipart/form-data or application/json
         */
        UnsupportedMediaType3: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.unsupported-type" | "request.unsupported-type";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `order.not-found`: Order not found
         *
         *     `slip.not-found`: There is no payment slip
         */
        NotFound14: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "order.not-found" | "slip.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `payment.not-offered`: This way to pay is not offered now. Please choose another one.
         *
         *     `payment.wrong-step`: This is not possible with this payment now. Please reload the order.
         */
        Conflict20: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "payment.not-offered" | "payment.wrong-step";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `payment.not-found`: Payment not found */
        NotFound15: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "payment.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `payment.not-offered`: This way to pay is not offered now. Please choose another one. */
        Conflict21: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "payment.not-offered";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `payment.notice-forged`: This notice is not from the provider of the payment
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest12: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "payment.notice-forged" | "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `refund.not-found`: Refund not found */
        NotFound16: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "refund.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `refund.wrong-step`: This is not possible with this refund now. Please reload it. */
        Conflict22: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "refund.wrong-step";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `admin.own-matter`: You are its buyer, or own a store of it. Another admin has to decide about it.
         *
         *     `admin.required`: Only an admin may do this
         *
         *     `second-factor.required`: Please turn on the second factor of your account first
         *
         *     `session.password-needed`: Please enter your password again to do this
         */
        Forbidden12: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "admin.own-matter" | "admin.required" | "second-factor.required" | "session.password-needed";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `proposal.waiting`: This refund waits for a second admin already, with another reference
         *
         *     `refund.already-paid`: This refund was paid by another transfer already
         *
         *     `refund.beyond-held`: Paltu does not have this money of the store
         *
         *     `refund.wrong-step`: This is not possible with this refund now. Please reload it.
         */
        Conflict23: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "proposal.waiting" | "refund.already-paid" | "refund.beyond-held" | "refund.wrong-step";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `payment.wrong-step`: This is not possible with this payment now. Please reload the order. */
        Conflict24: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "payment.wrong-step";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `cart.empty`: Your cart is empty
         *
         *     `idempotency-key.reused`: This Idempotency-Key was used for something else
         *
         *     `order.lines-unavailable`: Some products of your cart cannot be ordered any more
         *
         *     `order.too-many-pieces`: So many pieces cannot be ordered before they are paid for
         *
         *     `order.too-many-unpaid`: Three of your orders are still to be paid. Please pay or cancel one of them first.
         *
         *     `order.total-changed`: The total of your cart has changed. Please look at it again.
         *
         *     `payment.cod-refused`: Cash on delivery is not possible for this order. Please choose another way to pay, or wait until earlier parcels have arrived.
         *
         *     `payment.not-offered`: This way to pay is not offered now. Please choose another one.
         *
         *     `promo.used`: This promo code was used already, by you or for this phone number or address. It can be used once.
         *
         *     `store.unregistered`: A store of your cart has not given its tax number yet, so nothing can be bought from it
         */
        Conflict25: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "cart.empty" | "idempotency-key.reused" | "order.lines-unavailable" | "order.too-many-pieces" | "order.too-many-unpaid" | "order.total-changed" | "payment.cod-refused" | "payment.not-offered" | "promo.used" | "store.unregistered";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `order.already-shipped`: Nothing of this order can be cancelled any more */
        Conflict26: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "order.already-shipped";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `idempotency-key.reused`: This Idempotency-Key was used for another settlement
         *
         *     `proposal.waiting`: This refund waits for a second admin already, with another reference
         *
         *     `settlement.account-held`: The store named another bank account less than 48 hours ago. Nothing is paid out to it before then.
         *
         *     `settlement.beyond-available`: The store may have less than that now
         *
         *     `settlement.no-account`: The store has named no bank account yet
         *
         *     `settlement.reference-used`: This reference was recorded for another settlement already
         */
        Conflict27: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "idempotency-key.reused" | "proposal.waiting" | "settlement.account-held" | "settlement.beyond-available" | "settlement.no-account" | "settlement.reference-used";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `settlement.not-found`: Settlement not found */
        NotFound17: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "settlement.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `receipt.not-found`: There is no receipt of this parcel */
        NotFound18: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "receipt.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `admin.own-matter`: You are its buyer, or own a store of it. Another admin has to decide about it.
         *
         *     `admin.required`: Only an admin may do this
         *
         *     `proposal.own`: Another admin has to confirm what you have proposed
         *
         *     `second-factor.required`: Please turn on the second factor of your account first
         *
         *     `session.password-needed`: Please enter your password again to do this
         */
        Forbidden13: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "admin.own-matter" | "admin.required" | "proposal.own" | "second-factor.required" | "session.password-needed";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `proposal.not-found`: There is no such payment that waits for a second admin */
        NotFound19: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "proposal.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `proposal.account-changed`: Another account was named since this payment was proposed. Please refuse it, and propose it anew.
         *
         *     `proposal.decided`: This payment was confirmed or refused already
         *
         *     `refund.beyond-held`: Paltu does not have this money of the store
         *
         *     `settlement.beyond-available`: The store may have less than that now
         *
         *     `settlement.reference-used`: This reference was recorded for another settlement already
         */
        Conflict28: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "proposal.account-changed" | "proposal.decided" | "refund.beyond-held" | "settlement.beyond-available" | "settlement.reference-used";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `picture.not-a-picture`: This is not a picture that can be read
         *
         *     `picture.required`: At least one image is required
         *
         *     `picture.too-complex`: This picture is too complex to be read
         *
         *     `picture.too-many`: Maximum 8 images allowed
         *
         *     `picture.too-many-pixels`: This picture has too many pixels
         *
         *     `picture.unknown`: One of the images is not there any more, please add it again
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest13: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "picture.not-a-picture" | "picture.required" | "picture.too-complex" | "picture.too-many" | "picture.too-many-pixels" | "picture.unknown" | "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `store.required`: Open a store first, then list your products */
        Forbidden14: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "store.required";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `accessory.too-many`: A store can have at most 2000 products
         *
         *     `picture.room-used-up`: Your pictures take up all the room that a member has. Please delete some that you no longer need.
         *
         *     `request.key-reused`: This Idempotency-Key was used for another request
         */
        Conflict29: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "accessory.too-many" | "picture.room-used-up" | "request.key-reused";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `picture.unsupported-type`: Pictures can be PNG, JPG, GIF or WebP
         *
         *     `request.unsupported-charset`: The charset is not supported
         *
         *     `request.unsupported-encoding`: The content encoding is not supported
         *
         *     `request.unsupported-type`: The body must be multipart/form-data or application/json
         */
        UnsupportedMediaType4: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "picture.unsupported-type" | "request.unsupported-charset" | "request.unsupported-encoding" | "request.unsupported-type";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `accessory.not-yours`: You can only change products of your own store */
        Forbidden15: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "accessory.not-yours";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `accessory.recalled`: This product was recalled. It cannot be offered again.
         *
         *     `picture.room-used-up`: Your pictures take up all the room that a member has. Please delete some that you no longer need.
         */
        Conflict30: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "accessory.recalled" | "picture.room-used-up";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `accessory.recalled`: This product was recalled. It cannot be offered again. */
        Conflict31: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "accessory.recalled";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `picture.not-a-picture`: This is not a picture that can be read
         *
         *     `picture.too-complex`: This picture is too complex to be read
         *
         *     `picture.too-many`: Too many images
         *
         *     `picture.too-many-pixels`: This picture has too many pixels
         *
         *     `picture.unknown`: One of the images is not there any more, please add it again
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest14: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "picture.not-a-picture" | "picture.too-complex" | "picture.too-many" | "picture.too-many-pixels" | "picture.unknown" | "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `picture.room-used-up`: Your pictures take up all the room that a member has. Please delete some that you no longer need.
         *
         *     `store.already-open`: You have a store already
         */
        Conflict32: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "picture.room-used-up" | "store.already-open";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `paper.room-used-up`: Your documents take up all the room that a member has. Please delete some that you no longer need.
         *
         *     `verification.already-waiting`: Your papers are being checked already
         */
        Conflict33: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.room-used-up" | "verification.already-waiting";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `paper.not-found`: Document not found */
        NotFound20: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `article.not-found`: Article not found */
        NotFound21: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "article.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `article.not-found`: Article not found
         *
         *     `comment.not-found`: Comment not found
         */
        NotFound22: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "article.not-found" | "comment.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `comment.reply-to-reply`: A reply takes no replies, please reply to the comment above it
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest15: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "comment.reply-to-reply" | "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `comment.not-yours`: Only its author may remove a comment */
        Forbidden16: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "comment.not-yours";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `comment.not-found`: Comment not found */
        NotFound23: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "comment.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         *
         *     `subscription.link-invalid`: This link is not valid, or has expired
         */
        BadRequest16: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.invalid" | "request.malformed" | "request.malformed-json" | "subscription.link-invalid";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `request.malformed`: The request is malformed
         *
         *     `subscription.link-invalid`: This link is not valid, or has expired
         */
        BadRequest17: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.malformed" | "subscription.link-invalid";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `account.deactivated`: This account is deactivated
         *
         *     `conversation.blocked`: You cannot write to each other: one of you has blocked the other
         *
         *     `conversation.own-thing`: This is your own: you cannot write to yourself
         *
         *     `conversation.writing-stopped`: An admin has stopped you from writing messages
         */
        Forbidden17: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.deactivated" | "conversation.blocked" | "conversation.own-thing" | "conversation.writing-stopped";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `request.key-reused`: This Idempotency-Key was used for another request */
        Conflict34: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "request.key-reused";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `vet.not-found`: Veterinarian not found */
        NotFound24: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "vet.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `conversation.not-found`: Conversation not found */
        NotFound25: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "conversation.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `account.deactivated`: This account is deactivated
         *
         *     `conversation.blocked`: You cannot write to each other: one of you has blocked the other
         *
         *     `conversation.writing-stopped`: An admin has stopped you from writing messages
         */
        Forbidden18: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.deactivated" | "conversation.blocked" | "conversation.writing-stopped";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `conversation.member-left`: This member has left Paltu
         *
         *     `conversation.with-visitor`: This was written by a visitor, who is answered by mail at the address shown
         *
         *     `request.key-reused`: This Idempotency-Key was used for another request
         */
        Conflict35: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "conversation.member-left" | "conversation.with-visitor" | "request.key-reused";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `conversation.not-found`: Conversation not found
         *
         *     `phone.unknown`: There is no phone number to show
         */
        NotFound26: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "conversation.not-found" | "phone.unknown";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `conversation.with-visitor`: This was written by a visitor, who is answered by mail at the address shown */
        Conflict36: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "conversation.with-visitor";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `report.not-found`: There is no such report */
        NotFound27: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "report.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `report.about-visitor`: A visitor has no account that could be warned or stopped
         *
         *     `report.already-decided`: Another admin has decided this report meanwhile
         */
        Conflict37: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "report.about-visitor" | "report.already-decided";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `report.not-stopped`: Nobody is stopped from writing by this report */
        Conflict38: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "report.not-stopped";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `notification-link.invalid`: This link ends no mails: it is too old, or not whole */
        NotFound28: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "notification-link.invalid";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `saved-search.too-many`: You can save at most 10 searches */
        Conflict39: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "saved-search.too-many";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `saved-search.not-found`: There is no such saved search */
        NotFound29: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "saved-search.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `push.unknown-service`: Your browser is not supported
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest18: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "push.unknown-service" | "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `push.off`: Notifications outside of the site are not available here */
        Conflict40: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "push.off";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `verification.already-decided`: Another admin has decided about these papers meanwhile. Please reload and look again.
         *
         *     `verification.not-requested`: No papers have been sent that could be decided
         */
        Conflict41: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "verification.already-decided" | "verification.not-requested";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `verification.stale`: Other papers have been sent since you opened these. Please reload and try again. */
        PreconditionFailed1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "verification.stale";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `pet.version-unknown`: This version of the listing has not arrived here yet. Please try again in a moment. */
        Conflict42: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "pet.version-unknown";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `pet.stale`: This listing has changed since you opened it. Please reload it and try again. */
        PreconditionFailed2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "pet.stale";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `rule.not-found`: There is no such rule */
        NotFound30: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "rule.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `paper.too-many`: Only one document can be sent here
         *
         *     `picture.not-a-picture`: This is not a picture that can be read
         *
         *     `picture.too-complex`: This picture is too complex to be read
         *
         *     `picture.too-many`: Maximum 10 images allowed
         *
         *     `picture.too-many-pixels`: This picture has too many pixels
         *
         *     `picture.unknown`: One of these pictures does not exist, is not yours or belongs to another listing
         *
         *     `request.invalid`: Validation failed
         *
         *     `request.malformed`: The request is malformed
         *
         *     `request.malformed-json`: The body is not valid JSON
         */
        BadRequest19: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.too-many" | "picture.not-a-picture" | "picture.too-complex" | "picture.too-many" | "picture.too-many-pixels" | "picture.unknown" | "request.invalid" | "request.malformed" | "request.malformed-json";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `account.email-unverified`: Please verify your email address before you list a pet */
        Forbidden19: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.email-unverified";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `paper.room-used-up`: Your documents take up all the room that a member has. Please delete some that you no longer need.
         *
         *     `pet.too-many-pending`: Many of your listings wait for review already. Please wait until some are decided, or delete one.
         *
         *     `picture.room-used-up`: Your pictures take up all the room that a member has. Please delete some that you no longer need.
         *
         *     `request.key-reused`: This Idempotency-Key was used for another request
         */
        Conflict43: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.room-used-up" | "pet.too-many-pending" | "picture.room-used-up" | "request.key-reused";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `paper.too-large`: A document can have at most 5 MB
         *
         *     `picture.too-large`: This picture is too large
         *
         *     `request.too-large`: The body is too large
         */
        PayloadTooLarge4: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.too-large" | "picture.too-large" | "request.too-large";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `paper.unsupported-type`: Documents can be PDF, PNG, JPG, GIF or WebP
         *
         *     `picture.unsupported-type`: Pictures can be PNG, JPG, GIF or WebP
         *
         *     `request.unsupported-charset`: The charset is not supported
         *
         *     `request.unsupported-encoding`: The content encoding is not supported
         *
         *     `request.unsupported-type`: The body must be multipart/form-data or application/json
         */
        UnsupportedMediaType5: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.unsupported-type" | "picture.unsupported-type" | "request.unsupported-charset" | "request.unsupported-encoding" | "request.unsupported-type";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `account.email-unverified`: Please verify your email address before you list a pet
         *
         *     `pet.not-yours`: Only the owner of this listing may change it
         */
        Forbidden20: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.email-unverified" | "pet.not-yours";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `paper.room-used-up`: Your documents take up all the room that a member has. Please delete some that you no longer need.
         *
         *     `pet.reserved`: An adoption request for this pet is approved. End that first.
         *
         *     `picture.room-used-up`: Your pictures take up all the room that a member has. Please delete some that you no longer need.
         */
        Conflict44: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.room-used-up" | "pet.reserved" | "picture.room-used-up";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `pet.not-yours`: Only the owner of this listing may change it */
        Forbidden21: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "pet.not-yours";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `pet.reserved`: An adoption request for this pet is approved. End that first. */
        Conflict45: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "pet.reserved";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `paper.not-found`: Document not found
         *
         *     `pet.not-found`: Pet Not Found
         */
        NotFound31: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "paper.not-found" | "pet.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `pet.not-found`: Pet Not Found
         *
         *     `phone.unknown`: The phone number of this owner is not known
         */
        NotFound32: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "pet.not-found" | "phone.unknown";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `appointment.not-found`: Appointment not found */
        NotFound33: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "appointment.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `appointment.already-ended`: This appointment has already ended
         *
         *     `appointment.too-late`: An appointment can be cancelled until two hours before it begins
         */
        Conflict46: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "appointment.already-ended" | "appointment.too-late";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `appointment.not-yours`: Only the vet of this appointment may do this */
        Forbidden22: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "appointment.not-yours";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `appointment.already-ended`: This appointment has already ended
         *
         *     `appointment.too-early`: This appointment has not begun yet
         */
        Conflict47: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "appointment.already-ended" | "appointment.too-early";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `account.deactivated`: This account is deactivated
         *
         *     `appointment.own-profile`: You cannot book a visit to yourself
         */
        Forbidden23: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "account.deactivated" | "appointment.own-profile";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `slot.not-found`: This slot does not exist
         *
         *     `vet.not-found`: Veterinarian not found
         */
        NotFound34: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "slot.not-found" | "vet.not-found";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `appointment.too-many`: You have three appointments with this vet already
         *
         *     `slot.not-free`: This slot is no longer free
         */
        Conflict48: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "appointment.too-many" | "slot.not-free";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /**
         * @description `picture.room-used-up`: Your pictures take up all the room that a member has. Please delete some that you no longer need.
         *
         *     `vet.already-listed`: You have a vet profile already
         */
        Conflict49: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "picture.room-used-up" | "vet.already-listed";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `slot.overlaps`: This time overlaps with another slot of yours */
        Conflict50: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "slot.overlaps";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
        /** @description `slot.booked`: A slot that is booked cannot be deleted */
        Conflict51: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "error";
                    /** @enum {string} */
                    code: "slot.booked";
                    message: string;
                    errors: components["schemas"]["FieldError"][];
                    requestId: string;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAdoptionStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stats: components["schemas"]["AdoptionStats"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdoptionOwnersByUserIdResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            response: components["schemas"]["OwnerResponse"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            404: components["responses"]["NotFound1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdoptionExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            adoptionRequests: components["schemas"]["AdoptionRequest"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            adoptionRequests: components["schemas"]["AdoptionRequest"][];
                            counts: components["schemas"]["RequestCounts"];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdoptionRequestsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            adoptionRequest: components["schemas"]["AdoptionRequest"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteAdoptionRequestsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict2"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAdoptionPetsByPetIdRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                petId: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            adoptionRequest: components["schemas"]["AdoptionRequest"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden1"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests2"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdoptionRequestsByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            adoptionRequest: components["schemas"]["AdoptionRequest"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict3"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAdoptionRequestsByIdHandover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            adoptionRequest: components["schemas"]["AdoptionRequest"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict2"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAdoptionRequestsByIdFallThrough: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            adoptionRequest: components["schemas"]["AdoptionRequest"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound2"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict2"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getWellKnownJwksJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: components["schemas"]["PublicJwk"][];
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description Nothing has changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest1"];
            404: components["responses"]["NotFound4"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict4"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable3"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            users: components["schemas"]["MemberAccount"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAuthUsersByIdRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            user: components["schemas"]["MemberAccount"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict5"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAuthUsersByIdRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            changes: components["schemas"]["NamedRoleChange"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteAuthUsersByIdSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteAuthDeactivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict5"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    putAuthChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests3"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable4"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAuthProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    putAuthProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict4"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    putAuthProfileUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest5"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict6"];
            413: components["responses"]["PayloadTooLarge2"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType2"];
            429: components["responses"]["TooManyRequests4"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteAuthProfilePendingEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest6"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable3"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthVerifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict4"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests3"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable4"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthResendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAuthSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            secondFactor: components["schemas"]["SecondFactor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            secret: string;
                            uri: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden5"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict7"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteAuthSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest8"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden5"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict10"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests5"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthSecondFactorConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest8"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict8"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests5"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthSecondFactorRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest8"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden5"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict9"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests5"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
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
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden6"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests3"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable3"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthLoginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            user: components["schemas"]["User"];
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest8"];
            401: components["responses"]["Unauthorized4"];
            403: components["responses"]["Forbidden6"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests5"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthReactivate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
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
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests3"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable3"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            token: string;
                            refreshToken: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized5"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthConfirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests3"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable4"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized6"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAuthExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            account: components["schemas"]["ExportedAccount"];
                            secondFactor: components["schemas"]["SecondFactor"];
                            figures: components["schemas"]["ExportedFigures"];
                            sessions: components["schemas"]["Session"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound5"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAuthSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            sessions: components["schemas"]["Session"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteAuthSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteAuthSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound6"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postCommerceImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            image: components["schemas"]["Image"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest5"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict11"];
            413: components["responses"]["PayloadTooLarge2"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType2"];
            429: components["responses"]["TooManyRequests4"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description Nothing has changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest1"];
            404: components["responses"]["NotFound4"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
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
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postStoresByIdLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stores: components["schemas"]["Store"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAccessoriesByIdLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postStoresByIdView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing has changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            reviews: components["schemas"]["StoreReview"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postStoresByIdReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            review: components["schemas"]["StoreReview"];
                        };
                    };
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            review: components["schemas"]["StoreReview"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden7"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresByIdReviewsOwn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            review: components["schemas"]["StoreReview"] | null;
                            mayReview: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden8"];
            404: components["responses"]["NotFound9"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            reviews: components["schemas"]["AccessoryReview"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAccessoriesByIdReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            review: components["schemas"]["AccessoryReview"];
                        };
                    };
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            review: components["schemas"]["AccessoryReview"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden7"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAccessoriesByIdReviewsOwn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            review: components["schemas"]["AccessoryReview"] | null;
                            mayReview: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden8"];
            404: components["responses"]["NotFound9"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getCartHomecomings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            homecomings: components["schemas"]["Homecoming"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden6"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postCartMerge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden6"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postCartQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest9"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postCartItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden6"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict12"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteCartItemsByAccessoryId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accessoryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden6"];
            404: components["responses"]["NotFound11"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchCartItemsByAccessoryId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accessoryId: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden6"];
            404: components["responses"]["NotFound10"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict13"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postCartPromo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest9"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden6"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict14"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteCartPromo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden6"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminPromoBudget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            promoBudget: components["schemas"]["PromoBudget"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getOrdersExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            orders: components["schemas"]["ExportedOrder"][];
                            soldParcels: components["schemas"]["SentParcel"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getOrdersParcels: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                status?: "placed" | "confirmed" | "shipped" | "delivered" | "cancelled" | "refused" | "lost" | "return-asked" | "returned";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            parcels: components["schemas"]["SentParcel"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            parcels: components["schemas"]["UnpaidParcel"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            parcels: components["schemas"]["SentParcel"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getOrdersParcelsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound12"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchOrdersParcelsByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden9"];
            404: components["responses"]["NotFound12"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict15"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersParcelsByIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden10"];
            404: components["responses"]["NotFound12"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict16"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersParcelsByIdRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound12"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict16"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest10"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden10"];
            404: components["responses"]["NotFound12"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict17"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersParcelsByIdContest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden10"];
            404: components["responses"]["NotFound12"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict16"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchOrdersParcelsByIdContest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden11"];
            404: components["responses"]["NotFound12"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict16"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getOrdersCouriers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            couriers: components["schemas"]["OfferedCourier"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersParcelsByIdCourierTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            parcel: components["schemas"]["SentParcel"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden10"];
            404: components["responses"]["NotFound12"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict16"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getOrdersPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            methods: components["schemas"]["OfferedPaymentMethod"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            orders: components["schemas"]["Order"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchOrdersByIdPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden11"];
            404: components["responses"]["NotFound13"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict18"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getOrdersByIdSlip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound14"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersByIdSlip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest11"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound13"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict19"];
            413: components["responses"]["PayloadTooLarge3"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersByIdPay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            payment: components["schemas"]["PaymentPage"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound13"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict20"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersPaymentsSimulatorReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page where it goes on */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersPaymentsJazzcashReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page where it goes on */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersPaymentsJazzcashNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JazzCashAcknowledgement"];
                };
            };
            400: components["responses"]["BadRequest1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersPaymentsSimulatorChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            notices: components["schemas"]["SimulatedNotice"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            404: components["responses"]["NotFound15"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict21"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersPaymentsSimulatorNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            /** Format: uuid */
                            orderId: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest12"];
            404: components["responses"]["NotFound15"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict21"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            refunds: components["schemas"]["DueRefund"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            debts: components["schemas"]["Debt"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersRefundsByIdGiveBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            refund: components["schemas"]["Refund"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden10"];
            404: components["responses"]["NotFound16"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict22"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersRefundsByIdContest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            refund: components["schemas"]["Refund"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden10"];
            404: components["responses"]["NotFound16"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict22"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchOrdersRefundsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            refund: components["schemas"]["Refund"];
                        };
                    };
                };
            };
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            proposal: components["schemas"]["PayoutProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden12"];
            404: components["responses"]["NotFound16"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict23"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getOrdersCasesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            case: components["schemas"]["OrderCase"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound13"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getOrdersByIdRefundTo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            refundTo: components["schemas"]["RefundAccount"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound13"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    putOrdersByIdRefundTo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            refundTo: components["schemas"]["RefundAccount"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden5"];
            404: components["responses"]["NotFound13"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict24"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getOrdersRefills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            refills: components["schemas"]["Refill"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            orders: components["schemas"]["Order"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest10"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden6"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict25"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postOrdersByIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound13"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict26"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getOrdersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            order: components["schemas"]["Order"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound13"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresUserAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            account: components["schemas"]["StoreAccount"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    putStoresUserAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            account: components["schemas"]["StoreAccount"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden5"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresByIdAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            account: components["schemas"]["StoreAccount"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            settlements: components["schemas"]["Settlement"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            settlement: components["schemas"]["Settlement"];
                        };
                    };
                };
            };
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            proposal: components["schemas"]["PayoutProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest10"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden12"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict27"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            settlement: components["schemas"]["Settlement"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden12"];
            404: components["responses"]["NotFound17"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stores: components["schemas"]["DueStore"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            settlements: components["schemas"]["NamedSettlement"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresUserStatement: {
        parameters: {
            query: {
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": Blob;
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminStatements: {
        parameters: {
            query: {
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": Blob;
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getOrdersParcelsByIdReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            receipt: components["schemas"]["Receipt"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound18"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresUserBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            balance: components["schemas"]["StoreBalance"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            rows: components["schemas"]["LedgerRow"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            proposals: components["schemas"]["PayoutProposal"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminPayoutProposalsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            proposal: components["schemas"]["PayoutProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["NotFound19"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict28"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAccessories: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description What is looked for in name, category and description, in English, Urdu or Roman Urdu. A word that is nowhere is replaced by the nearest: one error from four letters on, two from eight. The last word need only begin so. */
                search?: string;
                category?: "Food & Treats" | "Toys & Entertainment" | "Health & Grooming" | "Beds & Furniture" | "Collars & Leashes" | "Bowls & Feeders" | "Carriers & Travel";
                minPrice?: number;
                maxPrice?: number;
                minRating?: number;
                /** @description Whether there are pieces left; false asks for nothing */
                inStock?: boolean;
                /** @description Ids, with commas between them, of products that are left out */
                excludeIds?: string;
                /** @description relevance by default while searching, else newest; popularity: pieces ordered in 90 days */
                sortBy?: "newest" | "price-low" | "price-high" | "rating" | "popularity" | "relevance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                            corrected?: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessory: components["schemas"]["OwnAccessory"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest13"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden14"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict29"];
            413: components["responses"]["PayloadTooLarge2"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType4"];
            429: components["responses"]["TooManyRequests4"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                            corrected?: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessories: components["schemas"]["Accessory"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAccessoriesStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stats: components["schemas"]["AccessoryStats"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessories: components["schemas"]["OwnAccessory"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAccessoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessory: components["schemas"]["AnyAccessory"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    putAccessoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessory: components["schemas"]["OwnAccessory"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest13"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden15"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict30"];
            413: components["responses"]["PayloadTooLarge2"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType4"];
            429: components["responses"]["TooManyRequests4"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteAccessoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden15"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAccessoriesByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessory: components["schemas"]["OwnAccessory"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden15"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict31"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postAdminAccessoriesRecalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            accessories: components["schemas"]["OwnAccessory"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStores: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description What is looked for in name, type, city, services, features, description and address, in English, Urdu or Roman Urdu. A word that is nowhere is replaced by the nearest. */
                search?: string;
                type?: "Pet Store" | "Veterinary Clinic" | "Grooming Salon" | "Online Store" | "Pet Hotel";
                city?: components["schemas"]["City"];
                minRating?: number;
                /** @description relevance by default while searching, else rating */
                sortBy?: "rating" | "name" | "products" | "newest" | "relevance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stores: components["schemas"]["Store"][];
                            pagination: components["schemas"]["Pagination"];
                            corrected?: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    putStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                    latitude?: number | null;
                    longitude?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            store: components["schemas"]["OwnStore"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest14"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict11"];
            413: components["responses"]["PayloadTooLarge2"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType4"];
            429: components["responses"]["TooManyRequests4"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            store: components["schemas"]["OwnStore"];
                            promos: components["schemas"]["StorePromo"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest14"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden6"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict32"];
            413: components["responses"]["PayloadTooLarge2"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType4"];
            429: components["responses"]["TooManyRequests4"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stores: components["schemas"]["Store"][];
                            pagination: components["schemas"]["Pagination"];
                            corrected?: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stores: components["schemas"]["Store"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stores: components["schemas"]["Store"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stores: components["schemas"]["NearbyStore"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            categories: {
                                name: string;
                                count: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            services: {
                                name: string;
                                count: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresUserMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            store: components["schemas"]["OwnStore"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchStoresStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            store: components["schemas"]["OwnStore"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresUserStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stats: components["schemas"]["StoreStats"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresUserVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            verification: components["schemas"]["StoreVerificationState"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postStoresUserVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            verification: components["schemas"]["StoreVerificationState"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest11"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict33"];
            413: components["responses"]["PayloadTooLarge3"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound20"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getStoresById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            store: components["schemas"]["AnyStore"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            posts: components["schemas"]["ArticleSummary"][];
                            pagination: components["schemas"]["Pagination"];
                            search?: components["schemas"]["ArticleSearch"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            post: components["schemas"]["Article"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            404: components["responses"]["NotFound21"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            posts: components["schemas"]["ArticleSummary"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            404: components["responses"]["NotFound21"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            comments: components["schemas"]["Comment"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            404: components["responses"]["NotFound22"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postContentArticlesBySlugComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            comment: components["schemas"]["Comment"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest15"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound22"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteContentCommentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden16"];
            404: components["responses"]["NotFound23"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postContentArticlesBySlugLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound21"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postContentCommentsByIdLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound23"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getContentArticlesBySlugLikes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            liked: boolean;
                            comments: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound21"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postContentArticlesBySlugView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing has changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound21"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getContentExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
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
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getContentContact: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            contactMessages: components["schemas"]["ContactMessage"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postContentContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            contactMessage: components["schemas"]["ContactReceipt"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postContentNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postContentNotifyMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postContentNewsletterConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            subscription: components["schemas"]["AnsweredSubscription"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest16"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postContentNewsletterUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            subscription: components["schemas"]["AnsweredSubscription"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest16"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postContentNewsletterUnsubscribeByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            subscription: components["schemas"]["AnsweredSubscription"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest17"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getContentTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            totals: components["schemas"]["Totals"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            conversation: components["schemas"]["Conversation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden17"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict34"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            conversation: components["schemas"]["Conversation"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["Forbidden17"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict34"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            conversation: components["schemas"]["Conversation"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["Forbidden17"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict34"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            conversations: components["schemas"]["Conversation"][];
                            unread: components["schemas"]["UnreadMessages"];
                            next: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            conversation: components["schemas"]["Conversation"];
                            messages: components["schemas"]["ChatMessage"][];
                            next: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound25"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postMessagesConversationsByIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            conversation: components["schemas"]["Conversation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound25"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            chatMessage: components["schemas"]["ChatMessage"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden18"];
            404: components["responses"]["NotFound25"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict35"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postMessagesConversationsByIdSharePhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            conversation: components["schemas"]["Conversation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound26"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postMessagesConversationsByIdBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound25"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict36"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteMessagesConversationsByIdBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound25"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict36"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postMessagesConversationsByIdReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound25"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getMessagesReports: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Of either when it is left out */
                status?: "waiting" | "decided";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            reports: components["schemas"]["ConversationReport"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postMessagesReportsByIdDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            report: components["schemas"]["ConversationReport"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound27"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict37"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postMessagesReportsByIdLift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            report: components["schemas"]["ConversationReport"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound27"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict38"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getMessagesExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
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
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            notifications: components["schemas"]["Notification"][];
                            unread: number;
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getNotificationsUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            unread: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getNotificationsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            settings: components["schemas"]["NotificationSettings"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    putNotificationsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            settings: components["schemas"]["NotificationSettings"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postNotificationsUnsubscribeByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            /** @enum {string} */
                            group: "adoption" | "orders" | "appointments" | "listings" | "messages" | "comments" | "marks" | "searches";
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            404: components["responses"]["NotFound28"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getNotificationsSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            searches: components["schemas"]["SavedSearch"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postNotificationsSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            search: components["schemas"]["SavedSearch"];
                        };
                    };
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            search: components["schemas"]["SavedSearch"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden6"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict39"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteNotificationsSearchesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound29"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchNotificationsSearchesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            search: components["schemas"]["SavedSearch"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound29"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getNotificationsPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            push: {
                                publicKey: string | null;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postNotificationsPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest18"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict40"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postNotificationsPushEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            things: components["schemas"]["MarkedThing"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
                /** @description Words of the name, its description and the city, misspelt ones too */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            things: components["schemas"]["MarkedThing"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
                /** @description Words of the name, its description and the city, misspelt ones too */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            things: components["schemas"]["MarkedThing"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
                /** @description Words of the name, its description and the city, misspelt ones too */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            things: components["schemas"]["MarkedThing"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminVetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminVetsByIdMarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            history: components["schemas"]["MarkDecision"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminVetsByIdFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict41"];
            412: components["responses"]["PreconditionFailed1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminVetsByIdHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminStoresById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminStoresByIdMarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            history: components["schemas"]["MarkDecision"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminStoresByIdFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict41"];
            412: components["responses"]["PreconditionFailed1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminStoresByIdHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminStoresByIdRegistered: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound7"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminAccessoriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminAccessoriesByIdMarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            history: components["schemas"]["MarkDecision"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminAccessoriesByIdFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminAccessoriesByIdHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            thing: components["schemas"]["MarkedThing"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound8"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminPetsBulkApprove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            results: components["schemas"]["BulkResult"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminPetsBulkReject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            results: components["schemas"]["BulkResult"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminDashboardStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stats: components["schemas"]["DashboardStats"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pets: components["schemas"]["Review"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pets: components["schemas"]["Review"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminPetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pet: components["schemas"]["Review"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminPetsByIdHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            history: components["schemas"]["Decision"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminPetsByIdOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            owner: components["schemas"]["OwnerRecord"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pet: components["schemas"]["Review"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict42"];
            412: components["responses"]["PreconditionFailed2"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pet: components["schemas"]["Review"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict42"];
            412: components["responses"]["PreconditionFailed2"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getAdminRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            rules: components["schemas"]["ListingRule"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminRulesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: "wild-bird-punjab" | "wild-bird-sindh" | "wild-bird-khyber-pakhtunkhwa" | "wild-bird-balochistan" | "young-litter";
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            rule: components["schemas"]["ListingRule"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound30"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postPetsImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            image: components["schemas"]["Image"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest5"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict11"];
            413: components["responses"]["PayloadTooLarge2"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType2"];
            429: components["responses"]["TooManyRequests4"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description Nothing has changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest1"];
            404: components["responses"]["NotFound4"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getPetsExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
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
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getPetsStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stats: components["schemas"]["PetStats"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getPetsFeatured: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pets: components["schemas"]["Pet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getPetsUrgent: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pets: components["schemas"]["Pet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            suggestions: components["schemas"]["PetSuggestion"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getPetsFacets: {
        parameters: {
            query?: {
                /** @description What is looked for in name, breed, species, city, tags, colour and description, in English, Urdu or Roman Urdu; at most 8 words. Words for what can be filtered by (billi, Lhr, muft) are understood so. A word that is nowhere is replaced by the nearest: one error from four letters on, two from eight. The last word need only begin so. */
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
                /** @description Whole months, inclusive; an age that cannot be read never matches */
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            facets: components["schemas"]["PetFacets"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getPets: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description What is looked for in name, breed, species, city, tags, colour and description, in English, Urdu or Roman Urdu; at most 8 words. Words for what can be filtered by (billi, Lhr, muft) are understood so. A word that is nowhere is replaced by the nearest: one error from four letters on, two from eight. The last word need only begin so. */
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
                /** @description Whole months, inclusive; an age that cannot be read never matches */
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pets: components["schemas"]["Pet"][];
                            pagination: components["schemas"]["Pagination"];
                            search?: components["schemas"]["PetSearch"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pet: components["schemas"]["OwnPet"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest19"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden19"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict43"];
            413: components["responses"]["PayloadTooLarge4"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType5"];
            429: components["responses"]["TooManyRequests4"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pets: components["schemas"]["OwnPet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getPetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pet: components["schemas"]["AnyPet"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pet: components["schemas"]["OwnPet"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest19"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden20"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict44"];
            412: components["responses"]["PreconditionFailed2"];
            413: components["responses"]["PayloadTooLarge4"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType5"];
            429: components["responses"]["TooManyRequests4"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deletePetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden21"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchPetsByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pet: components["schemas"]["OwnPet"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden20"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict45"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound31"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchAdminPetsByIdFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pet: components["schemas"]["OwnPet"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postPetsByIdLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            pets: components["schemas"]["Pet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postPetsByIdView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing has changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound3"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postPetsByIdOwnerPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            phone: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound32"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description Nothing has changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest1"];
            404: components["responses"]["NotFound4"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getVetsExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
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
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getVetsUserStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            stats: components["schemas"]["VetStats"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            appointments: components["schemas"]["VetAppointment"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteVetsAppointmentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            appointment: components["schemas"]["VetAppointment"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound33"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict46"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchVetsAppointmentsByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            appointment: components["schemas"]["VetAppointment"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden22"];
            404: components["responses"]["NotFound33"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict47"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postVetsByIdAppointments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            appointment: components["schemas"]["VetAppointment"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden23"];
            404: components["responses"]["NotFound34"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict48"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postVetsByIdLike: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            liked: boolean;
                            likes: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            vets: components["schemas"]["Vet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getVetsTestimonials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            testimonials: components["schemas"]["Testimonial"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            reviews: components["schemas"]["VetReview"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postVetsByIdReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            review: components["schemas"]["VetReview"];
                        };
                    };
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            review: components["schemas"]["VetReview"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden7"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getVetsByIdReviewsOwn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            review: components["schemas"]["VetReview"] | null;
                            mayReview: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden8"];
            404: components["responses"]["NotFound9"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            vets: components["schemas"]["Vet"][];
                            pagination: components["schemas"]["Pagination"];
                            search?: components["schemas"]["VetSearch"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    putVets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            vet: components["schemas"]["OwnVet"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest14"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict11"];
            413: components["responses"]["PayloadTooLarge2"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType4"];
            429: components["responses"]["TooManyRequests4"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postVets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            vet: components["schemas"]["OwnVet"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest14"];
            401: components["responses"]["Unauthorized1"];
            403: components["responses"]["Forbidden6"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict49"];
            413: components["responses"]["PayloadTooLarge2"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType4"];
            429: components["responses"]["TooManyRequests4"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            vets: components["schemas"]["Vet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            vets: components["schemas"]["Vet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            vets: components["schemas"]["NearbyVet"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable2"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getVetsUserMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            vet: components["schemas"]["OwnVet"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getVetsUserOffice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            vet: components["schemas"]["VetName"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    patchVetsStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            vet: components["schemas"]["OwnVet"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getVetsUserVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            verification: components["schemas"]["VetVerification"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postVetsUserVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            verification: components["schemas"]["VetVerification"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest11"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict33"];
            413: components["responses"]["PayloadTooLarge3"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable5"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound20"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getVetsUserSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            slots: components["schemas"]["VetSlot"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            days: components["schemas"]["VetSlotDay"][];
                            slots: components["schemas"]["VetSlot"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    postVetsSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            slots: components["schemas"]["VetSlot"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict50"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    deleteVetsSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized1"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            409: components["responses"]["Conflict51"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            415: components["responses"]["UnsupportedMediaType1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
    getVetsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message?: string;
                        data: {
                            vet: components["schemas"]["AnyVet"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest1"];
            401: components["responses"]["Unauthorized2"];
            404: components["responses"]["NotFound24"];
            408: components["responses"]["RequestTimeout1"];
            413: components["responses"]["PayloadTooLarge1"];
            414: components["responses"]["URITooLong1"];
            429: components["responses"]["TooManyRequests1"];
            431: components["responses"]["RequestHeaderFieldsTooLarge1"];
            500: components["responses"]["InternalServerError1"];
            503: components["responses"]["ServiceUnavailable1"];
            504: components["responses"]["GatewayTimeout1"];
        };
    };
}
