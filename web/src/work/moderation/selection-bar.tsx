import { ChevronDown, CircleAlert, CircleCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import { Checkbox, Select } from '#shared/antd/work.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { unknownError } from '#shared/api/api-error.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { orders, queryOf } from './review-place.ts';
import type { ReviewPlace } from './review-place.ts';
import styles from './review-dashboard.module.css';
import type { BulkDecisions, PickedListings, ReviewOutcome } from './decisions.ts';
import { isPicked } from './review.ts';

/** Which end of the queue comes first; another order begins with its first page. */
function QueueOrder({ place }: { place: ReviewPlace }) {
  const { t } = useTranslation('moderation');
  const { setQuery } = usePage();
  return (
    <Select
      aria-label={t('queue.order')}
      variant="borderless"
      className={styles.order}
      popupMatchSelectWidth={false}
      suffixIcon={<ChevronDown size={18} aria-hidden />}
      value={place.order}
      options={orders.map((value) => ({ value, label: t(`queue.${value}`) }))}
      onChange={(order) => setQuery(queryOf({ ...place, order, page: 1, id: undefined }), { replace: true })}
    />
  );
}

interface NamesProps {
  title: string;
  pets: readonly ReviewedPet[];
}

function Names({ title, pets }: NamesProps) {
  if (pets.length === 0) return null;
  return (
    <details className={styles.names}>
      <summary>{title}</summary>
      <ul>
        {pets.map(({ id, name }) => (
          <li key={id}>
            <UserText>{name}</UserText>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Failed({ outcome: { failed }, place }: { outcome: ReviewOutcome; place: ReviewPlace }) {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  if (failed.length === 0) return null;
  return (
    <>
      <p className={styles.failedTitle}>
        <CircleAlert size={20} aria-hidden />
        {t('bulk.notDecided', { count: failed.length })}
      </p>
      <ul className={styles.failed}>
        {failed.map(({ pet, code }) => (
          <li key={pet.id}>
            <PageLink to="admin-dashboard" query={queryOf({ ...place, id: pet.id })}>
              <UserText>{pet.name}</UserText>
            </PageLink>
            <span>{code === 'pet.stale' ? t('bulk.stale') : errorText({ ...unknownError, code })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface BulkResultsProps {
  outcome: ReviewOutcome;
  place: ReviewPlace;
  onPutAside: () => void;
}

/** What became of each listing of many: takes the focus; those that were not decided come first, with the reason. */
export function BulkResults({ outcome, place, onPutAside }: BulkResultsProps) {
  const { t } = useTranslation('moderation');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [outcome]);
  const { action, done, unchanged } = outcome;
  return (
    <section ref={box} tabIndex={-1} aria-label={t('bulk.results')} className={styles.results}>
      <div className={styles.resultsHead}>
        <CircleCheck size={20} aria-hidden />
        <strong>{t(`bulk.${action}Count`, { count: done.length })}</strong>
        <Button kind="text" size="small" label={t('bulk.putAside')} icon={<X size={20} aria-hidden />} onClick={onPutAside} />
      </div>
      <Failed outcome={outcome} place={place} />
      <Names title={t('bulk.unchanged', { count: unchanged.length })} pets={unchanged} />
      <Names title={t(`bulk.${action}Names`)} pets={done} />
    </section>
  );
}

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
