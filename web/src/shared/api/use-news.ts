const everyMs = 15_000;

const asked = { pollingInterval: everyMs, skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnReconnect: true } as const;

/**
 * How a query learns what others have done meanwhile: its options for that. It is asked anew now and then while the page is in sight, and
 * as that comes back. Where news are pushed to the browser, this is the place that listens to them.
 */
export function useNews() {
  return asked;
}
