import { useTranslation } from 'react-i18next';
import { PictureButton } from '#shared/content/picture-button.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/store.ts';
import { Button } from '#shared/ui/button.tsx';
import { Heart } from '#shared/ui/heart.tsx';
import type { Kind } from './favourites-key.ts';
import { marked, selectIsMarked } from './favourites-slice.ts';

export interface LikeButtonProps {
  kind: Kind;
  thing: { id: string; name: string };
  /** `round` on a picture, `labelled` beside other buttons. */
  look?: 'round' | 'labelled';
}

/** Whether something is among the favourites, and the way to change that. */
function useMark(kind: Kind, id: string): { isMarked: boolean; toggle: () => void } {
  const isMarked = useAppSelector((state) => selectIsMarked(state, id));
  const dispatch = useAppDispatch();
  return { isMarked, toggle: () => dispatch(marked({ kind, id, isMarked: !isMarked })) };
}

/** Marks something as a favourite, or takes that back. */
export function LikeButton({ kind, thing: { id, name }, look = 'round' }: LikeButtonProps) {
  const { t } = useTranslation('favourites');
  const { isMarked, toggle } = useMark(kind, id);
  const icon = <Heart isFull={isMarked} />;
  if (look === 'labelled') {
    return (
      <Button onClick={toggle} icon={icon}>
        {t(isMarked ? 'saved' : 'save')}
      </Button>
    );
  }
  return (
    <PictureButton label={t('mark', { name })} aria-pressed={isMarked} onClick={toggle}>
      {icon}
    </PictureButton>
  );
}
