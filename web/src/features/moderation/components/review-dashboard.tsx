import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewedPet } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { HeaderExtras } from '#shared/ui/header-extras.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { useDecisions } from '../hooks/use-decisions.ts';
import { useOpenListing } from '../hooks/use-open-listing.ts';
import { useQueue } from '../hooks/use-queue.ts';
import { useReviewKeys } from '../hooks/use-review-keys.ts';
import { useShortcutsChoice } from '../hooks/use-shortcuts-choice.ts';
import { neighbour, placeOf } from '../model/review-place.ts';
import { RejectDialog } from './reject-dialog.tsx';
import styles from './review-dashboard.module.css';
import { openListingId, ReviewPanel } from './review-panel.tsx';
import { ReviewQueue } from './review-queue.tsx';
import { ReviewStats } from './review-stats.tsx';

/** On a phone the queue, with the link that was followed, goes out of sight: the browser takes the focus away only later. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !activeElement.checkVisibility();
}

/** What is decided or opened takes the focus along: it goes on to the listing that is open now, or to the line that counts the queue. */
function useKeptFocus(openId: string | undefined, chosenId: string | undefined) {
  const status = useRef<HTMLParagraphElement>(null);
  const last = useRef({ openId, chosenId });
  useEffect(() => {
    const before = last.current;
    last.current = { openId, chosenId };
    const isAnother = before.openId !== undefined && (before.openId !== openId || before.chosenId !== chosenId);
    if (!isAnother || !isFocusLost()) return;
    (document.getElementById(openListingId) ?? status.current)?.focus({ preventScroll: true });
  }, [openId, chosenId]);
  return status;
}

/** What is open, what can be done with it, and by which keys. */
function useDesk() {
  const { query, setQuery } = usePage();
  const place = placeOf(query);
  const queue = useQueue(place);
  // The listing itself, not that one is rejected: the queue moves on by itself while the admin writes.
  const [rejected, setRejected] = useState<ReviewedPet>();
  const pets = queue.currentData?.pets ?? [];
  const { open, unpin } = useOpenListing(pets, place);
  const status = useKeptFocus(open?.id, place.id);
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
  return { queue, place, open, status, decisions, approve, askWhy, move, rejected, setRejected, hasShortcuts, chooseShortcuts };
}

/**
 * The admin's desk: the queue at the start, the open listing beside it, on a phone one of the two at a time. Where there is nothing
 * to open, the queue says why over the whole width.
 */
export function ReviewDashboard() {
  const { t } = useTranslation('moderation');
  const { queue, place, open, status, decisions, rejected, setRejected, hasShortcuts, ...desk } = useDesk();
  const isAlone = !open && Boolean(queue.currentData ?? queue.error);
  return (
    <div className={`${styles.desk} ${place.id && open ? styles.isOpen : ''} ${isAlone ? styles.isAlone : ''}`}>
      <PageHeading className="visually-hidden">{t('title')}</PageHeading>
      <HeaderExtras>
        <ReviewStats />
      </HeaderExtras>
      <ReviewQueue
        result={listResult(queue, (page) => page.pets)}
        place={place}
        openId={open?.id}
        status={status}
        onFocusLost={() => status.current?.focus({ preventScroll: true })}
        hasShortcuts={hasShortcuts}
        onShortcuts={desk.chooseShortcuts}
      />
      {open && (
        <ReviewPanel
          key={open.id}
          pet={open}
          decisions={decisions}
          onApprove={desk.approve}
          onReject={desk.askWhy}
          onMove={desk.move}
          hasShortcuts={hasShortcuts}
        />
      )}
      <RejectDialog
        pet={rejected}
        isBusy={decisions.isRejecting}
        onCancel={() => setRejected(undefined)}
        onReject={(reason) => rejected && decisions.reject(rejected, reason)}
      />
    </div>
  );
}
