import { useState } from 'react';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { EntryList } from '#shared/work/entry-card.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { StepDialog } from '../steps/step-dialog.tsx';
import type { AskedStep } from '../steps/step-dialog.tsx';
import { RequestCard } from './request-card.tsx';

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
      <EntryList entries={requests}>
        {(request) => <RequestCard request={request} memberId={memberId} onStep={(step) => ask({ step, request })} />}
      </EntryList>
      <StepDialog asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}
