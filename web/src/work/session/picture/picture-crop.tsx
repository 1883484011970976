import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { mostZoom, squareOf } from './crop.ts';
import type { Crop } from './crop.ts';
import styles from './picture.module.css';

interface PictureCropProps {
  picture: HTMLImageElement;
  crop: Crop;
  onChange: (change: { right?: number; down?: number; zoom?: number }) => void;
}

const step = 0.05;
const moves: Readonly<Record<string, { right?: number; down?: number }>> = {
  ArrowLeft: { right: -step },
  ArrowRight: { right: step },
  ArrowUp: { down: -step },
  ArrowDown: { down: step },
};

/** Where the whole picture lies, so that its square fills the window of one by one. */
function placeOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement, crop: Crop) {
  const { left, top, side } = squareOf({ width, height }, crop);
  const share = (length: number) => `${(100 * length) / side}%`;
  return { inlineSize: share(width), blockSize: share(height), left: share(-left), top: share(-top) };
}

/** What a finger or the mouse does with the picture, by shares of its window. */
function useDragging(onChange: PictureCropProps['onChange']) {
  const last = useRef<{ x: number; y: number }>(undefined);
  const rest = () => {
    last.current = undefined;
  };
  const move = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) => {
    const before = last.current;
    if (!before) return;
    last.current = { x, y };
    const { clientWidth } = currentTarget;
    onChange({ right: (before.x - x) / clientWidth, down: (before.y - y) / clientWidth });
  };
  const hold = ({ clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    last.current = { x, y };
  };
  return { onPointerDown: hold, onPointerMove: move, onPointerUp: rest, onPointerCancel: rest };
}

/** Moves the picture with a finger, the mouse or the arrow keys, and zooms it. */
export function PictureCrop({ picture, crop, onChange }: PictureCropProps) {
  const { t } = useTranslation('session');
  const dragging = useDragging(onChange);
  const press = (event: KeyboardEvent) => {
    const change = moves[event.key];
    if (!change) return;
    event.preventDefault();
    onChange(change);
  };
  return (
    <>
      <button type="button" className={styles.window} aria-label={t('picture.move')} onKeyDown={press} {...dragging}>
        <img src={picture.src} alt="" draggable={false} style={placeOf(picture, crop)} />
      </button>
      <label className={styles.zoom}>
        {t('picture.zoom')}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => onChange({ zoom: Number(target.value) })}
        />
      </label>
    </>
  );
}
