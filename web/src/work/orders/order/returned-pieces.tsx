import { useTranslation } from 'react-i18next';
import type { Parcel } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkSelect } from '#shared/work/controls.tsx';
import { leftOf } from '../model/returned-pieces.ts';
import type { Pieces } from '../model/returned-pieces.ts';

interface ReturnedPiecesProps {
  parcel: Parcel;
  value: Pieces;
  onValue: (pieces: Pieces) => void;
}

/** How many pieces of each product are given back. */
export function ReturnedPieces({ parcel, value, onValue }: ReturnedPiecesProps) {
  const { t } = useTranslation('orders');
  return leftOf(parcel).map(({ accessoryId, name, left }) => (
    <WorkField
      key={accessoryId}
      label={
        <>
          {t('return.pieces')} <UserText>{name}</UserText>
        </>
      }
    >
      <WorkSelect
        showSearch={false}
        value={`${value[accessoryId] ?? 0}`}
        options={Array.from({ length: left + 1 }, (_none, quantity) => ({ value: `${quantity}`, label: formatNumber(quantity) }))}
        onValue={(quantity) => onValue({ ...value, [accessoryId]: Number(quantity) })}
      />
    </WorkField>
  ));
}
