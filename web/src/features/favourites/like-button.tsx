import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureButton } from '#shared/content/picture-button.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { Heart } from '#shared/ui/heart.tsx';
import type { Kind } from './favourites-key.ts';
import { marked, selectIsMarked } from './favourites-slice.ts';
import { loadFavourites, showFavourites } from './keep-favourites.ts';

interface LikeButtonProps {
  kind: Kind;
  thing: { id: string; name: string };
  /** `round` on a picture, `labelled` beside other buttons. */
  look?: 'round' | 'labelled';
}

const never = () => () => undefined;

/** The HTML of the server has no hearts: nothing would follow a press. */
const useIsTakenOver = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const preload = () => void loadFavourites().catch(() => undefined);
const comesSoon = { onPointerEnter: preload, onFocus: preload };

/** Whether something is among the favourites, and the way to change that. */
function useMark(kind: Kind, id: string): { isMarked: boolean; toggle: () => void } {
  const { t } = useTranslation('shell');
  const isMarked = useAppSelector((state) => selectIsMarked(state, id));
  const dispatch = useAppDispatch();
  useEffect(showFavourites, []);
  const toggle = () =>
    void loadFavourites().then(
      () => dispatch(marked({ kind, id, isMarked: !isMarked })),
      () => toast.error(t('favourite.failed')),
    );
  return { isMarked, toggle };
}

/** Marks something as a favourite, or takes that back. */
export function LikeButton({ kind, thing: { id, name }, look = 'round' }: LikeButtonProps) {
  const { t } = useTranslation('shell');
  const { isMarked, toggle } = useMark(kind, id);
  const icon = <Heart isFull={isMarked} />;
  if (!useIsTakenOver()) return null;
  if (look === 'labelled') {
    return (
      <Button onClick={toggle} icon={icon}>
        {t(isMarked ? 'favourite.saved' : 'favourite.save')}
      </Button>
    );
  }
  return (
    <PictureButton label={t('favourite.mark', { name })} aria-pressed={isMarked} onClick={toggle} {...comesSoon}>
      {icon}
    </PictureButton>
  );
}
