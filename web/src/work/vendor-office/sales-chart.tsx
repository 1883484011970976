import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/api/endpoint.ts';
import { formatAmount, formatDay, formatNumber } from '#shared/format/format.ts';
import styles from './own-store.module.css';

type DayOfSales = Answer<'getStoresUserSalesByDay'>['sales']['days'][number];

/** Of the picture, in its own units. */
const [dayWidth, barWidth, height, least] = [10, 7, 72, 1];

/** What was sold day by day: bars for the eye, a table for screen readers. */
export function SalesChart({ days }: { days: readonly DayOfSales[] }) {
  const { t, i18n } = useTranslation(['vendor-office', 'shell']);
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  const dayOf = ({ day }: DayOfSales) => formatDay(i18n.language, day, 'short');
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className={styles.chart}>
      <svg viewBox={`0 0 ${days.length * dayWidth} ${height}`} preserveAspectRatio="none" className="mirrors" aria-hidden>
        {days.map((one, at) => {
          const high = Math.max(least, (one.amount / most) * height);
          return (
            <rect key={one.day} x={at * dayWidth} y={height - high} width={barWidth} height={high} className={styles.bar}>
              <title>{`${dayOf(one)}: ${formatAmount(t, one.amount)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden>
        <span>{first && dayOf(first)}</span>
        <span>{last && dayOf(last)}</span>
      </p>
      <table className="visually-hidden">
        <caption>{t('sales.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sales.day')}</th>
            <th scope="col">{t('sales.count')}</th>
            <th scope="col">{t('sales.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((one) => (
            <tr key={one.day}>
              <th scope="row">{dayOf(one)}</th>
              <td>{formatNumber(one.parcels)}</td>
              <td>{formatAmount(t, one.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
