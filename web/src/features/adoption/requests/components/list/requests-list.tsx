import { useState } from 'react';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { useKeptFocus } from '#shared/ui/use-kept-focus.ts';
import type { Step } from '../../model/request-steps.ts';
import { StepDialog } from '../steps/step-dialog.tsx';
import type { AskedStep } from '../steps/step-dialog.tsx';
import { RequestCard } from './request-card.tsx';
import { Skeleton, SkeletonBlock } from '#shared/ui/skeleton.tsx';
import { SkeletonStack } from '#shared/ui/skeleton-stack.tsx';
import { useTranslation } from 'react-i18next';
import styles from './request-card.module.css';

interface RequestsListProps {
  requests: readonly AdoptionRequest[];
  memberId: string;
}

/** Cards of requests, with the question before a step is taken. */
export function RequestsList({ requests, memberId }: RequestsListProps) {
  useKeptFocus(requests.length);
  const [asked, ask] = useState<AskedStep>();
  return (
    <>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} memberId={memberId} onStep={(step: Step) => ask({ step, request })} />
          </li>
        ))}
      </ul>
      <StepDialog asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}

export function RequestsSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('adoption-requests');
  return (
    <Skeleton label={t('loading')} className={styles.list}>
      {Array.from({ length: count }, (_none, index) => (
        <div key={index} className={styles.card}>
          <div className={styles.picture}>
            <SkeletonBlock shape="square" />
          </div>
          <SkeletonStack gap={3} shapes={['heading', 'line', 'short']} />
        </div>
      ))}
    </Skeleton>
  );
}
