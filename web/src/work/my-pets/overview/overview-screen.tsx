import { Plus, Stethoscope, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { DashboardPart } from '#shared/work/dashboard-part.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { GreenHead } from '#shared/work/green-head.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { WorkFigures } from '#shared/work/work-figures.tsx';
import { askedOverview } from '../ask-overview.ts';
import { places } from '../model/dashboard-place.ts';
import { MyPetsGrid, MyPetsSkeleton } from '../list/my-pets-grid.tsx';
import { NoPetsYet } from '../list/no-pets-yet.tsx';
import { ListingCounts } from './listing-counts.tsx';
import { ProfileViews } from './profile-views.tsx';
import styles from './overview-screen.module.css';

const shown = 3;

function Greeting({ firstName }: { firstName: string }) {
  const { t } = useTranslation('my-pets');
  return (
    <GreenHead
      heading={
        <PageHeading takesFocus="moved">
          <NamedText sentence={(name) => t('overview.greeting', { name })} name={firstName} />
        </PageHeading>
      }
      text={t('overview.text')}
      actions={
        <ActionLink to="dashboard" query={places.add} kind="genda" icon={<Plus size={20} aria-hidden />}>
          {t('list.add')}
        </ActionLink>
      }
    />
  );
}

function FirstListings({ pets }: { pets: readonly Pet[] }) {
  return pets.length === 0 ? <NoPetsYet /> : <MyPetsGrid pets={pets.slice(0, shown)} />;
}

const quick = [
  { name: 'vets', icon: Stethoscope, to: 'vets' },
  { name: 'shop', icon: Store, to: 'accessories' },
] as const;

function QuickActions() {
  const { t } = useTranslation('my-pets');
  return (
    <nav aria-label={t('quick.label')} className={styles.quick}>
      {quick.map(({ name, icon: Icon, to }) => (
        <ActionLink key={name} to={to} icon={<Icon size={20} aria-hidden />}>
          {t(`quick.${name}`)}
        </ActionLink>
      ))}
    </nav>
  );
}

interface OverviewProps {
  firstName: string;
  /** What is asked of the member: another feature's. */
  requests: { figure: ReactNode; newest: ReactNode };
  messages: { figure: ReactNode };
}

/** A greeting, how my listings stand, what waits for an answer, and the first of my listings. */
export function OverviewScreen({ firstName, requests, messages }: OverviewProps) {
  const { t } = useTranslation('my-pets');
  const { data, isError, isFetching, refetch } = petsEndpoints.useGetPetsUserMyPetsQuery(askedOverview);
  return (
    <>
      <Greeting firstName={firstName} />
      <WorkFigures>
        <ListingCounts mine={data} isError={isError} />
        {requests.figure}
        {messages.figure}
        <ProfileViews />
      </WorkFigures>
      {requests.newest}
      <DashboardPart title={t('list.title')} all={t('overview.all')} query={places.list}>
        {data && <FirstListings pets={data.pets} />}
        {!data && !isError && <MyPetsSkeleton count={shown} />}
        {!data && isError && (
          <ErrorState title={t('list.error')} text={t('list.errorText')} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </DashboardPart>
      <QuickActions />
    </>
  );
}
