import { useEffect, useState } from 'react';

/** Gives the focus back to what had it when the dialog opened, or, where that is gone, to the content of the page. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : document.getElementById('content'))?.focus({ preventScroll: true });
    },
    [opener],
  );
}
