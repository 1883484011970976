import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import type { ButtonKind } from '#shared/ui/button.tsx';

interface NearButtonProps {
  kind?: ButtonKind;
  /** Called once it is known where the reader is. */
  onKnown: () => void;
}

/** In degrees (WGS 84). */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Why there is none: the reader, or the browser for them, does not want to; or the device does not know. */
type NoPosition = 'denied' | 'unknown';

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
function askPosition(): Promise<Position | NoPosition> {
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

/** Asks where the reader is: the browser asks them in turn, and only after this press. */
export function NearButton({ kind = 'outlined', onKnown }: NearButtonProps) {
  const { t } = useTranslation('stores');
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const position = await askPosition();
    setAsking(false);
    if (typeof position === 'string') toast.warning(t(`near.${position}`));
    else onKnown();
  };
  return (
    <Button kind={kind} isBusy={isAsking} icon={<Navigation size={20} aria-hidden />} onClick={() => void ask()}>
      {t('near.ask')}
    </Button>
  );
}
