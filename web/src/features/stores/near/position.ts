/** In degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Why there is none: the reader, or the browser for them, does not want to; or the device does not know. */
export type NoPosition = 'denied' | 'unknown';

// Only for as long as the tab is open: it stands in no address, and nothing keeps it.
let known: Position | undefined;

/** Where the reader was when they let us know, in this tab. */
export const knownPosition = (): Position | undefined => known;

/** To some 100 m: enough to find a shop, and many readers then ask the same. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

const longestWaitMs = 20_000;
/** A place that the device has found so lately will do. */
const freshForMs = 300_000;

/** Asks the browser, which asks the reader: only after a press. */
export function askPosition(): Promise<Position | NoPosition> {
  return new Promise((resolve) => {
    // Some browsers leave it out where the page is not secure.
    const { geolocation } = navigator as Partial<Pick<Navigator, 'geolocation'>>;
    if (geolocation === undefined) return resolve('unknown');
    geolocation.getCurrentPosition(
      ({ coords }) => {
        known = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
        resolve(known);
      },
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: longestWaitMs, maximumAge: freshForMs },
    );
  });
}
