import { createElement, useEffect, useState } from 'react';
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
