type Listener = () => void;

const listeners = new Set<Listener>();

/** Announces that the session is over: the server refused to refresh it, or its credentials are gone from the device. */
export function announceExpired(): void {
  listeners.forEach((listener) => listener());
}

/** Calls back when the session is over; answers the way to stop. */
export function onExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
