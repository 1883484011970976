/** An edit shows at once: caches keep a copy and ask (ETag) whether it still holds. */
export const forEverybody = { 'cache-control': 'public, max-age=0, must-revalidate' };
