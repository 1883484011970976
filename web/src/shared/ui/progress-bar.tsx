import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** From 0 to 1. */
  share: number | undefined;
  label: string;
  className?: string;
}

/** How far something has come that is being sent. */
export function ProgressBar({ share, label, className = '' }: ProgressBarProps) {
  return <progress value={share} max={1} aria-label={label} className={`${styles.bar} ${className}`} />;
}

/** The same under words that everybody reads. */
export function ToldProgress({ text, share }: { text: string; share: number }) {
  return (
    <div className={styles.told}>
      <p role="status">{text}</p>
      <ProgressBar share={share} label={text} />
    </div>
  );
}
