import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadStrings } from '#shared/i18n/i18n.ts';
import type { LikeButtonProps } from './like-button.tsx';

let loading: Promise<ComponentType<LikeButtonProps>> | undefined;
let loaded: ComponentType<LikeButtonProps> | undefined;

async function load(): Promise<ComponentType<LikeButtonProps>> {
  const [{ LikeButton }] = await Promise.all([import('../favourites-code.ts'), loadStrings(['favourites'])]);
  return (loaded = LikeButton);
}

/** A button to mark a favourite, which comes once the page stands: it weighs nothing before, and lies over what is there. */
export function LazyLikeButton(props: LikeButtonProps) {
  const [Button, setButton] = useState(() => loaded);
  useEffect(() => {
    if (Button) return;
    loading ??= load();
    loading.then(
      (Loaded) => setButton(() => Loaded),
      () => (loading = undefined),
    );
  }, [Button]);
  return Button ? <Button {...props} /> : null;
}
