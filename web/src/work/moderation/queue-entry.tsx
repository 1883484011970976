import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#shared/antd/work.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ReviewPill } from '#shared/pet/review-pill.tsx';
import { Pill } from '#shared/content/pill.tsx';
import type { PillTone } from '#shared/content/pill.tsx';
import type { PickedListings } from './decisions.ts';
import { holdsOf, isPicked, mostPicked, waitingTime } from './review.ts';
import { queryOf } from './review-place.ts';
import type { ReviewPlace } from './review-place.ts';
import styles from './review-dashboard.module.css';

const tones: Record<ReviewedPet['review']['kind'], PillTone> = { new: 'info', resubmitted: 'pending', edited: 'approved' };

interface QueueEntryProps {
  pet: ReviewedPet;
  place: ReviewPlace;
  isOpen: boolean;
  selection: PickedListings;
}

function PickBox({ pet, selection: { picked, toggle } }: Pick<QueueEntryProps, 'pet' | 'selection'>) {
  const { t } = useTranslation('moderation');
  const isChecked = isPicked(picked, pet);
  return (
    <span className={styles.pick}>
      <Checkbox checked={isChecked} disabled={!isChecked && picked.length >= mostPicked} onChange={() => toggle(pet)}>
        <span className="visually-hidden">
          <NamedText sentence={(name) => t('bulk.pick', { name })} name={pet.name} />
        </span>
      </Checkbox>
    </span>
  );
}

/** That a rule holds the listing stands out from that it may break one. */
function RulePill({ isHeld }: { isHeld: boolean }) {
  const { t } = useTranslation('moderation');
  const Icon = isHeld ? OctagonAlert : TriangleAlert;
  return (
    <Pill tone={isHeld ? 'rejected' : 'urgent'} icon={<Icon size={16} aria-hidden />}>
      {t(isHeld ? 'queue.held' : 'queue.warned')}
    </Pill>
  );
}

function EntryState({ pet, place: { tab } }: Pick<QueueEntryProps, 'pet' | 'place'>) {
  const { t } = useTranslation('moderation');
  const waiting = waitingTime(pet.submittedAt);
  const isWaiting = pet.approvalStatus === 'pending';
  return (
    <div className={styles.entryState}>
      {tab === 'all' && !isWaiting && <ReviewPill state={pet.approvalStatus} />}
      {pet.review.warnings.length > 0 && <RulePill isHeld={holdsOf(pet).length > 0} />}
      {isWaiting && <Pill tone={tones[pet.review.kind]}>{t(`kind.${pet.review.kind}`)}</Pill>}
      <span className={waiting.isUrgent && isWaiting ? styles.urgent : styles.waiting}>
        {t(`waiting.${waiting.unit}`, { count: waiting.count })}
      </span>
    </div>
  );
}

/** One listing of the queue: a box to pick it, what it is, how its review stands and since when. */
export function QueueEntry({ pet, place, isOpen, selection }: QueueEntryProps) {
  const { t } = useTranslation('shell');
  const [picture] = pet.images;
  const city = useCityName()(pet.location);
  return (
    <li className={styles.entry} data-open={isOpen || undefined}>
      <PickBox pet={pet} selection={selection} />
      {picture ? (
        <img src={picture.urls['320']} alt="" width={56} height={48} className={styles.entryPicture} />
      ) : (
        <span className={styles.entryPicture} />
      )}
      <div className={styles.words}>
        <PageLink
          to="admin-dashboard"
          query={queryOf({ ...place, id: pet.id })}
          className={styles.entryName}
          aria-current={isOpen ? 'true' : undefined}
        >
          <bdi dir="auto">{pet.name}</bdi>
        </PageLink>
        <span className={styles.entryMeta}>
          <bdi dir="auto">{pet.breed}</bdi>
          {t('comma')}
          {city}
        </span>
      </div>
      <EntryState pet={pet} place={place} />
    </li>
  );
}
