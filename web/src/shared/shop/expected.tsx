import type { ExpectedDays } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import type { Parcel } from '../api/types.ts';
import { formatDays } from '../format/format.ts';

/** When something should arrive. */
export function Expected({ from, until }: ExpectedDays) {
  const { t, i18n } = useTranslation('shop');
  return t('expected', { days: formatDays(i18n.language, from, until) });
}

const coming: readonly Parcel['status'][] = ['placed', 'confirmed', 'shipped'];

/** The same of a parcel that is still to come. */
export function ExpectedParcel({ parcel }: { parcel: Pick<Parcel, 'status' | 'expectedFrom' | 'expectedUntil'> }) {
  const { status, expectedFrom: from, expectedUntil: until } = parcel;
  if (!coming.includes(status) || from === null || until === null) return null;
  return (
    <p>
      <Expected from={from} until={until} />
    </p>
  );
}
