import { Stethoscope } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { listResult } from '#shared/list/list-result.ts';
import { StateList } from '#shared/work/state-list.tsx';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { EmptyState } from '#shared/content/states.tsx';
import { EntryListSkeleton } from '#shared/work/entry-card.tsx';
import { useIsVet } from '#shared/vet/use-is-vet.ts';
import { useVetChoices } from '#shared/vet/use-vet-choices.ts';
import { appointmentList, appointmentPlace, appointmentTimes } from '../model/appointment-list.ts';
import type { AppointmentTime } from '../model/appointment-list.ts';
import { AppointmentsList } from './appointments-list.tsx';

const pageLimit = 20;

function NoAppointments({ when }: { when: AppointmentTime }) {
  const { t } = useTranslation('appointments');
  return (
    <EmptyState
      title={t(`empty.${when}.title`)}
      reason={t(`empty.${when}.text`)}
      action={
        <ActionLink to="vets" kind="primary">
          {t('empty.way')}
        </ActionLink>
      }
    />
  );
}

/** The member's own appointments with vets: those to come, the next one first, or those that were. */
export function AppointmentsScreen() {
  const { t } = useTranslation('appointments');
  const states = useVetChoices()('status');
  const isVet = useIsVet();
  const list = useListQuery(appointmentList);
  const { page, filters } = list;
  const { when } = list.settings;
  const appointments = vetsEndpoints.useGetVetsUserAppointmentsQuery(
    { as: 'guest', when, ...filters, page, limit: pageLimit },
    { refetchOnMountOrArgChange: true },
  );
  const tabs = appointmentTimes.map((name) => ({ name, text: t(`tabs.${name}`), query: appointmentPlace(name) }));
  return (
    <StateList
      words="appointments"
      list={list}
      tabs={{ entries: tabs, current: when }}
      link={
        <ActionLink to={isVet ? 'vet-dashboard' : 'vet-profile-page'} icon={<Stethoscope size={20} aria-hidden />}>
          {t(isVet ? 'forVets' : 'becomeVet')}
        </ActionLink>
      }
      states={states}
      result={listResult(appointments, (data) => data.appointments)}
      skeleton={<EntryListSkeleton label={t('loading')} look="moment" count={3} />}
      empty={<NoAppointments when={when} />}
    >
      {(items) => <AppointmentsList appointments={items} />}
    </StateList>
  );
}
