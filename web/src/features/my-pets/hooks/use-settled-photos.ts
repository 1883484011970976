import { useEffect, useState } from 'react';
import type { Photos } from './use-photos.ts';

/** Runs `goOn` once no photo is on its way any more: at once, or when the last upload has ended. */
export function useSettledPhotos({ isUnderWay }: Photos, goOn: () => void) {
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || isUnderWay) return;
    setAwaited(false);
    goOn();
    // `goOn` is new with every render; only the end of the uploads counts.
  }, [isAwaited, isUnderWay]);
  return { isAwaited, whenSettled: () => setAwaited(true) };
}
