import { createElement, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A component whose code comes once the page stands, not before it: what nobody needs sooner does not delay the first paint.
 * Until then, and on the server, nothing is there.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const [Shown, setShown] = useState(() => loaded);
    // Each time it is shown anew: code that did not come is fetched again.
    useEffect(() => {
      if (Shown) return;
      loading ??= load();
      loading.then(
        (Code) => {
          loaded = Code;
          setShown(() => Code);
        },
        () => (loading = undefined),
      );
    });
    return Shown ? createElement(Shown, props) : null;
  };
}

/**
 * The same for a part further down: its code comes once less than a screen lies before it.
 * @param ahead how far before, as a margin; less for a part whose place is kept
 */
export function lateNear<Props extends object>(load: () => Promise<ComponentType<Props>>, ahead = '100%'): (props: Props) => ReactNode {
  const Late = late(load);
  let wasNear = false;
  return function LateNear(props: Props) {
    // At once when the page is opened again: its scroll is restored.
    const [isNear, setNear] = useState(() => wasNear);
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!place.current) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          wasNear = true;
          setNear(true);
        },
        { rootMargin: ahead },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    return isNear ? createElement(Late, props) : createElement('div', { ref: place });
  };
}
