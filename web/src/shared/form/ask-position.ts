/** In degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Why there is none: the reader, or the browser for them, does not want to; or the device does not know. */
export type NoPosition = 'denied' | 'unknown';

const longestWaitMs = 20_000;
/** A place that the device has found so lately will do. */
const freshForMs = 300_000;

/** Where the reader is: asks the browser, which asks them, so only after a press. */
export function askPosition(): Promise<Position | NoPosition> {
  return new Promise((resolve) => {
    // Some browsers leave it out where the page is not secure.
    const { geolocation } = navigator as Partial<Pick<Navigator, 'geolocation'>>;
    if (geolocation === undefined) return resolve('unknown');
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: longestWaitMs, maximumAge: freshForMs },
    );
  });
}
