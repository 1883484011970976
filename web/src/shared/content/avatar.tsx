import { UserRound } from 'lucide-react';
import styles from './avatar.module.css';

const grounds = ['#5f2d73', '#0a6b7c', '#a8124c', '#17683a', '#32459c', '#7a4a00'];

function environmentOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % grounds.length;
}

interface AvatarProps {
  name: string;
  /** The member's own picture. */
  picture?: string | null | undefined;
  size?: 36 | 44 | 56 | 96;
}

/** A member: their picture, or the first letter on a ground that follows from the name; without a name (a former member) a person. */
export function Avatar({ name, picture, size = 44 }: AvatarProps) {
  if (picture) return <img src={picture} alt="" width={size} height={size} className={styles.picture} />;
  const letter = [...name.trim()][0];
  return (
    <svg viewBox="0 0 44 44" width={size} height={size} className={styles.avatar} aria-hidden focusable="false">
      <circle cx="22" cy="22" r="22" fill={grounds[environmentOf(name)]} />
      {letter === undefined ? (
        <UserRound x={10} y={9} size={24} color="#fff" />
      ) : (
        <text x="22" y="28" textAnchor="middle" fill="#fff" className={styles.letter}>
          {letter.toUpperCase()}
        </text>
      )}
    </svg>
  );
}
