import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** From 0 to 1. */
  share: number | undefined;
  label: string;
  className?: string;
}

/** How much of an upload has been sent. */
export function ProgressBar({ share, label, className = '' }: ProgressBarProps) {
  return <progress value={share} max={1} aria-label={label} className={`${styles.bar} ${className}`} />;
}

/** The bar under its label, which is shown, and read aloud when it changes. */
export function LabelledProgress({ text, share }: { text: string; share: number }) {
  return (
    <div className={styles.labelled}>
      <p role="status">{text}</p>
      <ProgressBar share={share} label={text} />
    </div>
  );
}
