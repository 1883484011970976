import styles from './count-badge.module.css';

const most = 99;

interface CountBadgeProps {
  count: number;
  /** The count in words, for who does not see it. */
  label: string;
  /** Over the corner of a picture, within that of a button, or at the end of a line. */
  place: 'corner' | 'button' | 'line';
}

/** How much waits, as a sign on what leads to it; nothing where nothing does. */
export function CountBadge({ count, label, place }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={`${styles.badge} ${styles[place]}`}>
      <bdi dir="ltr" aria-hidden>
        {count > most ? `${most}+` : count}
      </bdi>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
