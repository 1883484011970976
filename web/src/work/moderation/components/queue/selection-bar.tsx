import { useTranslation } from 'react-i18next';
import { Checkbox } from '#shared/antd/work.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { Button } from '#shared/work/button.tsx';
import type { BulkDecisions } from '../../hooks/use-bulk-decisions.ts';
import type { PickedListings } from '../../hooks/use-selection.ts';
import { isPicked } from '../../model/selection.ts';
import type { ReviewPlace } from '../../model/review-place.ts';
import { QueueOrder } from './queue-order.tsx';
import styles from './review-queue.module.css';

export interface SelectionBarProps {
  /** The page on the screen. */
  pets: readonly ReviewedPet[];
  place: ReviewPlace;
  selection: PickedListings;
  bulk: BulkDecisions;
  onReject: () => void;
}

function BulkActions({ place, selection: { picked }, bulk, onReject }: Omit<SelectionBarProps, 'pets'>) {
  const { t } = useTranslation('moderation');
  const count = picked.length;
  const isBusy = bulk.isApproving || bulk.isRejecting;
  return (
    <div className={styles.bulkActions}>
      {place.tab !== 'approved' && (
        <Button kind="primary" size="small" isBusy={bulk.isApproving} onClick={() => isBusy || bulk.approve(picked)}>
          {t('bulk.approve', { count })}
        </Button>
      )}
      {place.tab !== 'rejected' && (
        <Button kind="danger" size="small" isBusy={bulk.isRejecting} onClick={() => isBusy || onReject()}>
          {t('bulk.reject', { count })}
        </Button>
      )}
    </div>
  );
}

/** Picks a whole page, shows how many are picked on all of them, and decides these; with none picked, the order of the queue. */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useTranslation('moderation');
  const { pets, place, selection } = props;
  const { picked, togglePage } = selection;
  const count = picked.length;
  const isWhole = pets.length > 0 && pets.every((pet) => isPicked(picked, pet));
  return (
    <div className={styles.bar} data-picked={count > 0 || undefined}>
      <Checkbox
        checked={isWhole}
        indeterminate={count > 0 && !isWhole}
        disabled={pets.length === 0 && count === 0}
        onChange={() => togglePage(pets)}
      >
        {count > 0 ? t('bulk.picked', { count }) : t('bulk.pickAll')}
      </Checkbox>
      {count > 0 ? <BulkActions {...props} /> : <QueueOrder place={place} />}
    </div>
  );
}
