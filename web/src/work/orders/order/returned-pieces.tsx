import { useTranslation } from 'react-i18next';
import type { Parcel } from '#shared/api/types.ts';
import { formatNumber } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
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
    <Field
      key={accessoryId}
      label={
        <>
          {t('return.pieces')} <UserText>{name}</UserText>
        </>
      }
    >
      <SelectInput value={`${value[accessoryId] ?? 0}`} onValue={(quantity) => onValue({ ...value, [accessoryId]: Number(quantity) })}>
        {Array.from({ length: left + 1 }, (_, quantity) => (
          <option key={quantity} value={quantity}>
            {formatNumber(quantity)}
          </option>
        ))}
      </SelectInput>
    </Field>
  ));
}
