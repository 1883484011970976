import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { Heart } from '#shared/ui/heart.tsx';
import { PictureButton } from '#shared/content/picture-button.tsx';
import { useMark } from '../hooks/use-mark.ts';
import type { Kind } from '../model/favourites-key.ts';

export interface LikeButtonProps {
  kind: Kind;
  thing: { id: string; name: string };
  /** `round` on a picture, `labelled` beside other buttons. */
  look?: 'round' | 'labelled';
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
