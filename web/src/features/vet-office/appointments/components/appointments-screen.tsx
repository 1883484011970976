import { Stethoscope } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { formatNumber } from '#shared/format/format.ts';
import { ListPage } from '#shared/list/list-page.tsx';
import { listResult } from '#shared/list/list-result.ts';
import { chosenFilters } from '#shared/list/list-schema.ts';
import { useListQuery } from '#shared/list/use-list-query.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Options } from '#shared/ui/options.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { TabLinks } from '#shared/ui/tab-links.tsx';
import { SelectInput } from '#shared/ui/text-input.tsx';
import { useVetChoices } from '#shared/vet/use-vet-choices.ts';
import { appointmentList, appointmentPlace, appointmentTimes } from '../model/appointment-list.ts';
import type { AppointmentTime } from '../model/appointment-list.ts';
import { AppointmentsList, AppointmentsSkeleton } from './appointments-list.tsx';
import styles from './appointments-screen.module.css';

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

function NoneOfThese({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('appointments');
  return (
    <EmptyState
      title={t('empty.narrowed')}
      action={
        <Button kind="primary" onClick={onClear}>
          {t('empty.clear')}
        </Button>
      }
    />
  );
}

function Tabs({ when }: { when: AppointmentTime }) {
  const { t } = useTranslation('appointments');
  const entries = appointmentTimes.map((name) => ({ name, text: t(`tabs.${name}`), query: appointmentPlace(name) }));
  return <TabLinks label={t('tabs.label')} to="dashboard" entries={entries} current={when} />;
}

/** The member's own appointments with vets: those to come, the next one first, or those that were. */
export function AppointmentsScreen() {
  const { t } = useTranslation(['appointments', 'vet']);
  const choices = useVetChoices()('status');
  const list = useListQuery(appointmentList);
  const { page, filters, filter, replaceFilters } = list;
  const { when } = list.settings;
  const appointments = vetsEndpoints.useGetVetsUserAppointmentsQuery(
    { as: 'guest', when, ...filters, page, limit: pageLimit },
    { refetchOnMountOrArgChange: true },
  );
  const isNarrowed = chosenFilters(filters).length > 0;
  return (
    <ListPage
      heading={<PageHeading takesFocus="moved">{t('title')}</PageHeading>}
      list={list}
      count={(total) => total !== undefined && t('count', { count: total, amount: formatNumber(total) })}
      tools={
        <Field label={<span className="visually-hidden">{t('state')}</span>} className={styles.filter}>
          <SelectInput
            value={filters.status ?? ''}
            onValue={(next) => filter({ status: choices.find(({ value }) => value === next)?.value })}
          >
            <option value="">{t('anyState')}</option>
            <Options choices={choices} />
          </SelectInput>
        </Field>
      }
      above={
        <div className={styles.tabs}>
          <Tabs when={when} />
          <ActionLink to="vet-dashboard" icon={<Stethoscope size={20} aria-hidden />}>
            {t('forVets')}
          </ActionLink>
        </div>
      }
      label={t('title')}
      result={listResult(appointments, (data) => data.appointments)}
      skeleton={<AppointmentsSkeleton count={3} />}
      empty={isNarrowed ? <NoneOfThese onClear={() => replaceFilters({})} /> : <NoAppointments when={when} />}
      failed={{ title: t('error'), text: t('errorText') }}
    >
      {(items) => <AppointmentsList appointments={items} />}
    </ListPage>
  );
}
