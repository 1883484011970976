import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { Button } from '#shared/ui/button.tsx';
import { PictureButton } from '#shared/ui/picture-button.tsx';
import { useMark } from '../hooks/use-mark.ts';
import styles from './like-button.module.css';

export interface LikeButtonProps {
  pet: Pick<Pet, 'id' | 'name'>;
  /** `round` on a picture, `labelled` beside other buttons. */
  look?: 'round' | 'labelled';
}

/** Marks a pet as a favourite, or takes that back. */
export function LikeButton({ pet: { id, name }, look = 'round' }: LikeButtonProps) {
  const { t } = useTranslation('favourites');
  const { isMarked, toggle } = useMark(id);
  const icon = <Heart size={20} className={isMarked ? styles.full : ''} aria-hidden />;
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
