let prefetch: (key: string) => void = () => undefined;

/** The router knows how a page is fetched ahead; links know only its key. */
export function setPrefetch(how: (key: string) => void): void {
  prefetch = how;
}

/** Fetches code and strings of a page that is likely to be opened next. */
export function prefetchPage(key: string): void {
  prefetch(key);
}
