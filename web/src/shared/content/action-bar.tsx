import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** The actions at the foot of a form or page: in the flow on a desk, fixed to the thumb's edge on a phone (the tab bar steps aside). */
export function ActionBar({ children, onlyPhone = false }: { children: ReactNode; onlyPhone?: boolean }) {
  return (
    <>
      <div className={`${styles.bar} ${onlyPhone ? styles.onlyPhone : ''}`} data-action-bar>
        {children}
      </div>
      <div className={styles.room} aria-hidden />
    </>
  );
}
