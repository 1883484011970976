import { useEffect, useState } from 'react';
import { decoded } from '#shared/navigation/page-path.ts';

/** Opens the answer that the address names (`#refunds`), when the page is opened there and when a link leads there, and puts the focus on it. */
export function useLinkedAnswer(): void {
  const [show] = useState(() => () => {
    const answer = document.getElementById(decoded(location.hash.slice(1)));
    if (!(answer instanceof HTMLDetailsElement)) return;
    answer.open = true;
    answer.scrollIntoView();
    answer.querySelector('summary')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, [show]);
}
