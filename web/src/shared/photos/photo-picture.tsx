import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../work/button.tsx';
import type { Photo } from './photo-queue.ts';
import styles from './photo-tile.module.css';

interface PhotoPictureProps {
  photo: Photo;
  name: string;
  /** The server has swept it away. */
  onGone: () => void;
}

/** Whether nothing is at an address any more. A lost connection proves nothing about it. */
async function isGone(address: string): Promise<boolean> {
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404 || answer?.status === 410;
}

/** The picture of a photo; one that cannot be shown is kept all the same, and asked for again when wanted. */
export function PhotoPicture({ photo, name, onGone }: PhotoPictureProps) {
  const { t } = useTranslation('fields');
  const [isBroken, setBroken] = useState(false);
  const isSent = photo.image !== undefined;
  const fail = async () => {
    setBroken(true);
    if (isSent && (await isGone(photo.preview))) onGone();
  };
  if (!isBroken) return <img src={photo.preview} alt={name} draggable={false} onError={() => void fail()} className={styles.picture} />;
  return (
    <span className={styles.broken}>
      <ImageOff size={32} aria-hidden />
      <span className="visually-hidden">{name}</span>
      {isSent && (
        <Button kind="link" size="small" onClick={() => setBroken(false)}>
          {t('photos.showAgain')}
        </Button>
      )}
    </span>
  );
}
