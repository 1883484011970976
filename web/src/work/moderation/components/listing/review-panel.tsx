import { Check, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { RuleWords } from '#shared/pet/rule-words.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import type { useDecisions } from '../../hooks/use-decisions.ts';
import { openListingId } from '../../hooks/use-moved-focus.ts';
import { EarlierReason } from './earlier-reason.tsx';
import { FeaturedSwitch } from './featured-switch.tsx';
import { OwnerRecord } from './owner-record.tsx';
import { ReviewHistory } from './review-history.tsx';
import { ReviewPapers } from './review-papers.tsx';
import styles from './review-panel.module.css';
import { VersionTable } from '../versions/version-table.tsx';

interface ReviewPanelProps {
  pet: ReviewedPet;
  decisions: ReturnType<typeof useDecisions>;
  onApprove: () => void;
  onReject: () => void;
  onMove: (steps: 1 | -1) => void;
  /** Whether the keys decide: the buttons then name theirs. */
  hasShortcuts: boolean;
}

function PanelHead({ pet }: { pet: ReviewedPet }) {
  const city = useCityName()(pet.location);
  return (
    <header className={styles.head}>
      <div>
        <h2 id={openListingId} tabIndex={-1} className={styles.panelName}>
          <UserText>{pet.name}</UserText>
        </h2>
        <p className={styles.panelMeta}>
          <UserText>{pet.breed}</UserText> · {city}
        </p>
      </div>
      <OwnerRecord pet={pet} />
    </header>
  );
}

function Actions({ pet, decisions, onApprove, onReject, onMove, hasShortcuts }: ReviewPanelProps) {
  const { t } = useTranslation('moderation');
  const hint = (key: string) =>
    hasShortcuts && (
      <kbd className={styles.key} aria-hidden>
        {key}
      </kbd>
    );
  return (
    <footer className={styles.panelActions}>
      <div className={styles.moves}>
        <Button label={t('panel.previous')} onClick={() => onMove(-1)} icon={<ChevronLeft size={20} className="mirrors" aria-hidden />} />
        <Button label={t('panel.next')} onClick={() => onMove(1)} icon={<ChevronRight size={20} className="mirrors" aria-hidden />} />
      </div>
      {pet.approvalStatus !== 'rejected' && (
        <Button kind="danger" size="large" onClick={onReject} isDisabled={decisions.isBusy} icon={<X size={20} aria-hidden />}>
          {t('panel.reject')}
          {hint('R')}
        </Button>
      )}
      {pet.approvalStatus !== 'approved' && (
        <Button kind="primary" size="large" onClick={onApprove} isBusy={decisions.isApproving} icon={<Check size={20} aria-hidden />}>
          {t('panel.approve')}
          {hint('A')}
        </Button>
      )}
    </footer>
  );
}

/** One listing: the decisions before, what changed, and the decision. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { t } = useTranslation('moderation');
  const { query } = usePage();
  const { pet } = props;
  return (
    <section className={styles.panel} aria-label={t('panel.label', { name: pet.name })}>
      <div className={styles.panelBody}>
        <PageLink to="admin-dashboard" query={{ ...query, id: '' }} className={styles.back}>
          <ChevronLeft size={20} className="mirrors" aria-hidden />
          {t('panel.back')}
        </PageLink>
        <PanelHead pet={pet} />
        {pet.approvalStatus === 'approved' && <FeaturedSwitch pet={pet} />}
        <EarlierReason pet={pet} />
        <RuleWords rules={pet.review.warnings} reader="admin" />
        <VersionTable pet={pet} />
        <ReviewPapers pet={pet} />
        <ReviewHistory petId={pet.id} />
      </div>
      <Actions {...props} />
    </section>
  );
}
