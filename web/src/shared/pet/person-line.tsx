import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PetOwner } from '../api/types.ts';
import { Avatar } from '../content/avatar.tsx';
import { MemberName } from './member-name.tsx';
import styles from './person-line.module.css';

interface PersonLineProps {
  firstName: string;
  fullName: string;
  profileImage?: PetOwner['profileImage'] | undefined;
  size?: 44 | 56;
  /** What they are here. */
  role?: string;
  /** The words of the sign that they are who they claim to be; false without it. */
  verified?: string | false;
  /** What else is known, in soft words. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A member whom the reader does not know: who it is, and what is known. */
export function PersonLine({ firstName, fullName, profileImage, size = 44, role, verified, children, className = '' }: PersonLineProps) {
  return (
    <div className={`${styles.person} ${className}`}>
      <Avatar name={firstName} picture={profileImage?.urls['320']} size={size} />
      <div className={styles.words}>
        {role !== undefined && <p>{role}</p>}
        <p className={styles.name}>
          <MemberName>{fullName}</MemberName>
        </p>
        {verified && (
          <p className={styles.verified}>
            <BadgeCheck size={18} aria-hidden />
            {verified}
          </p>
        )}
        {children !== undefined && <div className={styles.more}>{children}</div>}
      </div>
    </div>
  );
}
