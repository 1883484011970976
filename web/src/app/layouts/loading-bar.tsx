import { useEffect, useState } from 'react';
import styles from './loading-bar.module.css';

const atLeast = 300;

/** A line under the top edge while a page's code or strings load; once shown it stays 300 ms, without holding the page back. */
export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const [isShown, setShown] = useState(isLoading);
  if (isLoading && !isShown) setShown(true);
  useEffect(() => {
    if (isLoading || !isShown) return undefined;
    const timer = setTimeout(() => setShown(false), atLeast);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown ? <div className={styles.bar} aria-hidden /> : null;
}
