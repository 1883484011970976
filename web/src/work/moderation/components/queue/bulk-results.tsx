import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { unknownError } from '#shared/api/api-error.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import type { ReviewOutcome } from '../../hooks/use-bulk-decisions.ts';
import { queryOf, type ReviewPlace } from '../../model/review-place.ts';
import styles from './review-queue.module.css';

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
