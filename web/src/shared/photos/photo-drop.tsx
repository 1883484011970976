import { Camera, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../work/button.tsx';
import { pictureTypes } from './photo-rules.ts';
import styles from './photo-drop.module.css';

interface PhotoDropProps {
  /** How many there may be. */
  most: number;
  isFull: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A frame that files can be dropped into, and a button that opens the device's chooser until there are as many as there may be. */
export function PhotoDrop({ most, isFull, onFiles }: PhotoDropProps) {
  const { t } = useTranslation('fields');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={styles.frame} data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <span className={styles.sign}>
        <ImagePlus size={28} aria-hidden />
      </span>
      <div>
        <p className={styles.title}>{t('photos.title')}</p>
        <p className={styles.hint}>{t('photos.hint', { most })}</p>
      </div>
      <div className={styles.choose}>
        <Button kind="primary" isBlock isDisabled={isFull} icon={<Camera size={20} aria-hidden />} onClick={() => input.current?.click()}>
          {t('photos.choose')}
        </Button>
        <p className={styles.drop}>{t('photos.drop')}</p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        disabled={isFull}
        accept={pictureTypes}
        aria-label={t('photos.choose')}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
