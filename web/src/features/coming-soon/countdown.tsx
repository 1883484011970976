import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstOpened } from './coming-soon-pages.ts';
import styles from './coming-soon-screen.module.css';

const span = 30 * 24 * 60 * 60 * 1000;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** A span of milliseconds by its parts, each rounded down; nothing left below 0. */
export function timeLeft(milliseconds: number): TimeLeft {
  const left = Math.max(0, milliseconds);
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}

/** Counts down from 30 days, second by second, from the moment the page was first opened on this device. */
export function Countdown({ of: page }: { of: string }) {
  const { t } = useTranslation('coming-soon');
  // The first paint is that of the site, which knows no device.
  const [spent, setSpent] = useState(0);
  useEffect(() => {
    const opened = firstOpened(page, Date.now());
    const count = () => setSpent(Date.now() - opened);
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [page]);
  const left = timeLeft(span - spent);
  return (
    <div role="timer" aria-label={t('countdown.label')}>
      <dl className={styles.countdown}>
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <div key={unit}>
            <dt>{t(`countdown.${unit}`)}</dt>
            <dd>{String(left[unit]).padStart(2, '0')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
