import { ProgressBar } from '#shared/ui/progress-bar.tsx';
import styles from './send-progress.module.css';

/** How far something has come that is being sent; `share` is 0 to 1. */
export function SendProgress({ text, share }: { text: string; share: number }) {
  return (
    <div className={styles.upload}>
      <p role="status">{text}</p>
      <ProgressBar share={share} label={text} />
    </div>
  );
}
