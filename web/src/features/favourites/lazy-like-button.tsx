import { loadStrings } from '#shared/i18n/i18n.ts';
import { late } from '#shared/ui/late.ts';
import type { LikeButtonProps } from './like-button.tsx';

/** A button to mark a favourite, which comes once the page stands: it weighs nothing before, and lies over what is there. */
export const LazyLikeButton = late<LikeButtonProps>(async () => {
  const [{ LikeButton }] = await Promise.all([import('./favourites-code.ts'), loadStrings(['favourites', 'errors'])]);
  return LikeButton;
});
