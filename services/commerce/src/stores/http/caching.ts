/** A change shows at once: caches keep a copy and ask (ETag) whether it still holds. */
export const forEverybody = { 'cache-control': 'public, max-age=0, must-revalidate' };

export const forThisReader = { 'cache-control': 'private, no-store', vary: 'Authorization' };
