import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { HeaderExtras } from '#shared/ui/header-extras.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { useReviewQueueQuery } from '../api/reviews-api.ts';
import { useDecisions } from '../hooks/use-decisions.ts';
import { useOpenListing } from '../hooks/use-open-listing.ts';
import { useReviewKeys } from '../hooks/use-review-keys.ts';
import { useShortcutsChoice } from '../hooks/use-shortcuts-choice.ts';
import { neighbour, placeOf } from '../model/review-place.ts';
import { RejectDialog } from './reject-dialog.tsx';
import styles from './review-dashboard.module.css';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewQueue } from './review-queue.tsx';
import { ReviewStats } from './review-stats.tsx';

const lookAgainMs = 15_000;

/** The admin's desk: the queue at the start, the open listing beside it. On a phone one of the two at a time. */
export function ReviewDashboard() {
  const { t } = useTranslation('moderation');
  const { query, setQuery } = usePage();
  const place = placeOf(query);
  const queue = useReviewQueueQuery(
    { status: place.tab, page: place.page },
    { pollingInterval: lookAgainMs, skipPollingIfUnfocused: true },
  );
  // The listing itself, not that one is rejected: the queue moves on by itself while the admin writes.
  const [rejected, setRejected] = useState<ReviewedPet>();
  const pets = queue.currentData?.pets ?? [];
  const { open, unpin } = useOpenListing(pets, place);
  const [hasShortcuts, chooseShortcuts] = useShortcutsChoice();

  const show = (pet: ReviewedPet | undefined) => pet && setQuery({ id: pet.id }, { replace: true });
  const decisions = useDecisions(pets, (id) => {
    unpin(id);
    setRejected((asked) => (asked?.id === id ? undefined : asked));
  });
  const approve = () => {
    if (open && !decisions.isBusy && open.approvalStatus !== 'approved') decisions.approve(open);
  };
  const askWhy = () => {
    if (open && !decisions.isBusy && open.approvalStatus !== 'rejected') setRejected(open);
  };
  const move = (steps: 1 | -1) => show(neighbour(pets, open?.id, steps));
  useReviewKeys({ next: () => move(1), previous: () => move(-1), approve, reject: askWhy }, hasShortcuts && rejected === undefined);

  return (
    <div className={`${styles.desk} ${place.id ? styles.isOpen : ''}`}>
      <PageHeading className="visually-hidden">{t('title')}</PageHeading>
      <HeaderExtras>
        <ReviewStats />
      </HeaderExtras>
      <ReviewQueue queue={queue} place={place} openId={open?.id} hasShortcuts={hasShortcuts} onShortcuts={chooseShortcuts} />
      {open && <ReviewPanel key={open.id} pet={open} decisions={decisions} onApprove={approve} onReject={askWhy} onMove={move} />}
      <RejectDialog
        pet={rejected}
        isBusy={decisions.isRejecting}
        onCancel={() => setRejected(undefined)}
        onReject={(reason) => rejected && decisions.reject(rejected, reason)}
      />
    </div>
  );
}
