import type { ReactNode } from 'react';
import type { Store } from '#shared/api/types.ts';
import { StorePicture } from '../card/store-picture.tsx';
import styles from './screen.module.css';

/** The wide picture above the pages of a store; `corner` lies on it on a phone. */
export function Banner({ store, corner }: { store: Store; corner?: ReactNode }) {
  return (
    <div className={styles.banner}>
      <StorePicture store={store} which="banner" sizes="(max-width: 1248px) 100vw, 1200px" isFirst />
      {corner && <div className={styles.corner}>{corner}</div>}
    </div>
  );
}
