import styles from './level-meter.module.css';

const levels = [1, 2, 3, 4, 5] as const;

interface LevelMeterProps {
  /** What is measured, for screen readers. */
  label: string;
  /** From poor to good; undefined before there is something to measure, which keeps the place. */
  level: (typeof levels)[number] | undefined;
  /** The level in words. */
  text: string;
}

/** Five segments and a word, which is read out as it changes. */
export function LevelMeter({ label, level, text }: LevelMeterProps) {
  return (
    <div className={styles.meter} aria-live="polite">
      {level !== undefined && (
        <>
          <span className={`${styles.segments} ${styles[`level${level}`]}`} aria-hidden>
            {levels.map((segment) => (
              <span key={segment} className={segment <= level ? styles.on : undefined} />
            ))}
          </span>
          <span>
            <span className="visually-hidden">{label} </span>
            {text}
          </span>
        </>
      )}
    </div>
  );
}
