import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { Pill, type PillTone } from '#shared/ui/pill.tsx';
import { waitingTime } from '../model/waiting-time.ts';
import type { ReviewPlace } from '../model/review-place.ts';
import styles from './review-dashboard.module.css';

const tones: Record<ReviewedPet['review']['kind'], PillTone> = { new: 'info', resubmitted: 'pending', edited: 'approved' };

interface QueueEntryProps {
  pet: ReviewedPet;
  place: ReviewPlace;
  isOpen: boolean;
}

export function QueueEntry({ pet, place, isOpen }: QueueEntryProps) {
  const { t } = useTranslation(['moderation', 'shell']);
  const waiting = waitingTime(pet.submittedAt);
  const [picture] = pet.images;
  const city = useCityName()(pet.location);
  const query = { tab: place.tab === 'pending' ? '' : place.tab, page: place.page === 1 ? '' : String(place.page), id: pet.id };
  return (
    <li className={styles.entry} data-open={isOpen || undefined}>
      {picture ? (
        <img src={picture.urls['320']} alt="" width={56} height={48} className={styles.entryPicture} />
      ) : (
        <span className={styles.entryPicture} />
      )}
      <div className={styles.words}>
        <PageLink to="admin-dashboard" query={query} className={styles.entryName} aria-current={isOpen ? 'true' : undefined}>
          <bdi dir="auto">{pet.name}</bdi>
        </PageLink>
        <span className={styles.entryMeta}>
          <bdi dir="auto">{pet.breed}</bdi>
          {t('shell:comma')}
          {city}
        </span>
      </div>
      <div className={styles.entryState}>
        {place.tab === 'pending' && <Pill tone={tones[pet.review.kind]}>{t(`kind.${pet.review.kind}`)}</Pill>}
        <span className={waiting.isUrgent && place.tab === 'pending' ? styles.urgent : styles.waiting}>
          {t(`waiting.${waiting.unit}`, { count: waiting.count })}
        </span>
      </div>
    </li>
  );
}
