import { useEffect, useRef } from 'react';

/** The heading of the listing that is open. */
export const openListingId = 'open-listing';

/** On a phone the queue, with the link that was followed, goes out of sight: the browser takes the focus away only later. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !activeElement.checkVisibility();
}

/** What is decided or opened takes the focus along: it goes on to the listing that is open now, or to the line that counts the queue. */
export function useMovedFocus(openId: string | undefined, chosenId: string | undefined) {
  const status = useRef<HTMLParagraphElement>(null);
  const last = useRef({ openId, chosenId });
  useEffect(() => {
    const before = last.current;
    last.current = { openId, chosenId };
    const isAnother = before.openId !== undefined && (before.openId !== openId || before.chosenId !== chosenId);
    if (!isAnother || !isFocusLost()) return;
    (document.getElementById(openListingId) ?? status.current)?.focus({ preventScroll: true });
  }, [openId, chosenId]);
  return status;
}
