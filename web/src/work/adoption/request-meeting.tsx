import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adoptionEndpoints } from '#shared/api/gen/adoption-endpoints.ts';
import type { AdoptionRequest } from '#shared/api/types.ts';
import { formatDay } from '#shared/format/format.ts';
import { Stack } from '#shared/content/stack.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import { Button } from '#shared/work/button.tsx';
import { WorkSelect } from '#shared/work/controls.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { MeetingState } from './request-state.tsx';
import { daysToMeet } from './requests.ts';

interface MeetingProps {
  request: AdoptionRequest;
  memberId: string;
}

/** The day on which the two of an approved request meet: either names one, and the other agrees or names another. */
export function MeetingPanel({ request, memberId }: MeetingProps) {
  const { t, i18n } = useTranslation('adoption-requests');
  const [propose, { isLoading }] = adoptionEndpoints.usePutAdoptionRequestsByIdMeetingMutation();
  const [day, choose] = useState('');
  const { id, status, meeting, owner } = request;
  const isAsked = meeting !== null && !meeting.isAgreed && (meeting.by === 'owner') !== (owner.id === memberId);
  useKeptFocus(Number(isAsked));
  if (status !== 'approved') return null;
  const meet = (on: string) => void propose({ id, body: { day: on } });
  return (
    <Panel tone="genda" title={t('meeting.title')}>
      <Stack gap={3}>
        <p role="status">
          <MeetingState request={request} memberId={memberId} />
        </p>
        {isAsked && (
          <Button kind="primary" isBlock isBusy={isLoading} onClick={() => meet(meeting.day)}>
            {t('meeting.agree')}
          </Button>
        )}
        <WorkField id="meeting" label={t(meeting ? 'meeting.another' : 'meeting.day')}>
          <WorkSelect
            value={day === '' ? undefined : day}
            placeholder={t('meeting.choose')}
            options={daysToMeet().map((value) => ({ value, label: formatDay(i18n.language, value) }))}
            onValue={choose}
          />
        </WorkField>
        <Button isBlock isBusy={isLoading} isDisabled={day === ''} onClick={() => meet(day)}>
          {t('meeting.propose')}
        </Button>
      </Stack>
    </Panel>
  );
}
