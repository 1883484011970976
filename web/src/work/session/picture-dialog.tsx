import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyboardEvent, PointerEvent } from 'react';
import { isApiError } from '#shared/api/api-error.ts';
import type { Answer } from '#shared/api/endpoint.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { uploadFile } from '#shared/transport/upload-file.ts';
import type { Upload } from '#shared/transport/upload-file.ts';
import { Button } from '#shared/work/button.tsx';
import { Dialog } from '#shared/work/dialogs.tsx';
import { ProgressBar } from '#shared/work/progress-bar.tsx';
import type { Square, Crop } from './picture.ts';
import { changedCrop, squareOf, wholePicture, pictureRefusal, mostZoom } from './picture.ts';
import { userChanged } from '../../features/session/model/session-slice.ts';
import styles from './picture.module.css';

/** Wide enough for the largest place that shows it, twice over. */
const side = 512;

/** The square as a JPEG; undefined when this browser cannot make one. */
function cutPicture(picture: CanvasImageSource, square: Square): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context) {
    // What a picture leaves open is not black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
    context.drawImage(picture, square.left, square.top, square.side, square.side, 0, 0, side, side);
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9);
  });
}

/** The file as a picture; undefined while it is read, `unreadable` when this browser cannot. */
function usePictureOf(file: File) {
  const [picture, setPicture] = useState<HTMLImageElement | 'unreadable'>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    const loaded = new Image();
    loaded.onload = () => setPicture(loaded);
    loaded.onerror = () => setPicture('unreadable');
    loaded.src = address;
    return () => {
      loaded.onload = null;
      loaded.onerror = null;
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return picture;
}

/** A picture being cut and sent; `onDone` once the server has it. */
function useNewPicture(file: File, onDone: () => void) {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const read = usePictureOf(file);
  const picture = read === 'unreadable' ? undefined : read;
  const [crop, setCrop] = useState(wholePicture);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState('');
  const upload = useRef<Upload<Answer<'putAuthProfileUpload'>>>(undefined);
  const size = picture && { width: picture.naturalWidth, height: picture.naturalHeight };
  const abort = useEffectEvent(() => upload.current?.abort());
  useEffect(() => () => abort(), []);
  const sendCut = async () => {
    if (!picture || !size || progress !== undefined) return;
    setProgress(0);
    setProblem('');
    try {
      const cut = await cutPicture(picture, squareOf(size, crop));
      const sent = { path: '/auth/profile/upload', method: 'PUT', field: 'profileImage', fileName: 'picture.jpg' } as const;
      upload.current = uploadFile({ ...sent, file: cut ?? file, onProgress: setProgress });
      const { user } = await upload.current.done;
      dispatch(userChanged(user));
      toast.success(t('profile.saved'));
      onDone();
    } catch (error) {
      if (isApiError(error) && error.code === 'upload.aborted') return;
      const own = pictureRefusal(error);
      setProblem(own ? t(own) : errorText(error, t('profile.failed')));
    } finally {
      setProgress(undefined);
    }
  };
  return {
    ...{ picture, crop, progress, isSending: progress !== undefined },
    problem: read === 'unreadable' ? t('picture.invalid') : problem,
    change: (changes: Parameters<typeof changedCrop>[2]) => size && setCrop((before) => changedCrop(size, before, changes)),
    send: () => void sendCut(),
  };
}

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
function PictureCrop({ picture, crop, onChange }: PictureCropProps) {
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

interface PictureDialogProps {
  /** The file that was chosen; without one the dialog is closed. */
  file: File | undefined;
  onClose: () => void;
}

function Cutting({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useTranslation(['session', 'shell']);
  const { picture, crop, change, send, progress, isSending, problem } = useNewPicture(file, onClose);
  return (
    <div className={styles.cutting}>
      {picture && <PictureCrop picture={picture} crop={crop} onChange={change} />}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isSending && <ProgressBar share={progress} label={t('picture.progress')} />}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('shell:form.cancel')}</Button>
        <Button kind="primary" isBusy={isSending} isDisabled={!picture} onClick={send}>
          {t('picture.save')}
        </Button>
      </div>
    </div>
  );
}

/** The part of a picture that shall be the member's, and its way to the server. */
export function PictureDialog({ file, onClose }: PictureDialogProps) {
  const { t } = useTranslation('session');
  return (
    <Dialog isOpen={file !== undefined} title={t('picture.title')} closeLabel={t('picture.close')} onClose={onClose}>
      {/* Gone at once when it is closed: what is being sent is broken off. */}
      {file && <Cutting file={file} onClose={onClose} />}
    </Dialog>
  );
}
