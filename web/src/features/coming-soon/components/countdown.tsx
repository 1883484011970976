import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeLeft } from '../model/time-left.ts';
import styles from './coming-soon-screen.module.css';

const span = 30 * 24 * 60 * 60 * 1000;

/** Counts down from 30 days, second by second, from the moment the page is opened. */
export function Countdown() {
  const { t } = useTranslation('coming-soon');
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(start + span - now);
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
