import type { ComponentType, ReactNode } from 'react';

/** What a page waits for before it is shown: undefined when every part is there already. */
export function together(parts: readonly (Promise<unknown> | undefined)[]): Promise<unknown> | undefined {
  const missing = parts.filter((part) => part !== undefined);
  return missing.length === 0 ? undefined : Promise.all(missing);
}

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
