import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureButton } from '#shared/content/picture-button.tsx';
import { useIsTakenOver } from '#shared/content/use-is-taken-over.ts';
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

const preload = () => void loadFavourites().catch(() => undefined);
const comesSoon = { onPointerEnter: preload, onFocus: preload };

/** Whether something is among the favourites, and the way to change that. A press shows at once; of several while the code comes the last one counts. */
function useMark(kind: Kind, id: string): { isMarked: boolean; toggle: () => void } {
  const { t } = useTranslation('shell');
  const isKept = useAppSelector((state) => selectIsMarked(state, id));
  const dispatch = useAppDispatch();
  const [wish, setWish] = useState<boolean>();
  const wanted = useRef<boolean>(undefined);
  const isMarked = wish ?? isKept;
  useEffect(showFavourites, []);
  const settle = (act: (wanted: boolean) => void) => {
    if (wanted.current === undefined) return;
    act(wanted.current);
    wanted.current = undefined;
    setWish(undefined);
  };
  const toggle = () => {
    wanted.current = !(wanted.current ?? isKept);
    setWish(wanted.current);
    void loadFavourites().then(
      () => settle((next) => dispatch(marked({ kind, id, isMarked: next }))),
      () => settle(() => toast.error(t('favourite.failed'))),
    );
  };
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
