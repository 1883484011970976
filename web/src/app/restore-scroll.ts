/**
 * Scrolls to where a page was left, as soon as its content is tall enough again; gives up after 1.5 s or when the reader scrolls.
 * @param linked shown at the top instead, where nobody has scrolled yet
 */
export function restoreScroll(top: number, linked: HTMLElement | null = null): () => void {
  if (top === 0) {
    if (linked) linked.scrollIntoView();
    else scrollTo(0, 0);
    return () => undefined;
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('wheel', stop);
    removeEventListener('touchstart', stop);
  };
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, 1500);
  addEventListener('wheel', stop, { passive: true });
  addEventListener('touchstart', stop, { passive: true });
  observer.observe(document.body);
  return stop;
}
