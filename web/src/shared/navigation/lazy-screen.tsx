import type { ComponentType, ReactNode } from 'react';

export interface LazyScreen<Props> {
  (props: Props): ReactNode;
  /** Fetches the screen's code; undefined when it is there already. */
  load(): Promise<void> | undefined;
}

/** One screen of a page with several, in a chunk of its own. The page's `prepare` loads it before it is shown, so nothing flashes. */
export function lazyScreen<Props extends object>(fetchScreen: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Screen = (props: Props): ReactNode => Loaded && <Loaded {...props} />;
  Screen.load = () =>
    Loaded === undefined
      ? fetchScreen().then((Fetched) => {
          Loaded = Fetched;
        })
      : undefined;
  return Screen;
}
