import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/format.ts';

/** Metres as a reader counts them: "450 m", "1.2 km", "34 km". */
export function useDistanceWords(): (metres: number) => string {
  const { t } = useTranslation('stores');
  return (metres) => {
    const toTen = Math.round(metres / 10) * 10;
    if (toTen < 1000) return t('near.metres', { amount: formatNumber(toTen) });
    const km = metres / 1000;
    return t('near.kilometres', { amount: formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km)) });
  };
}
