import type { ExpectedDays } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import type { Parcel } from '../api/types.ts';
import { formatDays } from '../format/format.ts';
import { todayInPakistan } from '../vet/slot-days.ts';

/** When something should arrive. */
export function Expected({ from, until }: ExpectedDays) {
  const { t, i18n } = useTranslation('shop');
  return t('expected', { days: formatDays(i18n.language, from, until) });
}

const coming: readonly Parcel['status'][] = ['placed', 'confirmed', 'shipped'];

/** The same of a parcel that is still to come; one that is late was expected. */
export function ExpectedParcel({ parcel }: { parcel: Pick<Parcel, 'status' | 'expectedFrom' | 'expectedUntil'> }) {
  const { t, i18n } = useTranslation('shop');
  const { status, expectedFrom: from, expectedUntil: until } = parcel;
  if (!coming.includes(status) || from === null || until === null) return null;
  const isLate = until < todayInPakistan();
  return <p>{isLate ? t('expectedBefore', { days: formatDays(i18n.language, from, until) }) : <Expected from={from} until={until} />}</p>;
}
