import { useState } from 'react';
import { useLayer } from '../navigation/use-layer.ts';

/** A drawer over the page, closed by Back; `isUsed` once it was open, so that only then its code is loaded. */
export function useDrawer() {
  const layer = useLayer();
  // Once opened it stays mounted, so that closing is seen.
  const [isUsed, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    layer.open();
  };
  return { ...layer, isUsed, open };
}
