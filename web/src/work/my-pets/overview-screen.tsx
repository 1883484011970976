import { useTranslation } from 'react-i18next';
import { Plus, Stethoscope, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { ApprovalStatus, PetPage, Pet } from '#shared/api/types.ts';
import { WorkFigure, WorkFigures } from '#shared/work/work-figures.tsx';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { DashboardPart } from '#shared/work/dashboard-part.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { GreenHead } from '#shared/work/green-head.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { places } from './dashboard-place.ts';
import { askedOverview } from './ask-overview.ts';
import { MyPetsGrid, MyPetsSkeleton, NoPetsYet } from './my-pets-grid.tsx';
import styles from './my-pets.module.css';

interface CountsProps {
  /** My first listings; all of them for nearly everybody. */
  mine: PetPage | undefined;
  isError: boolean;
}

/** One figure; a dash when it cannot be counted. Counted from what is there where that is everything, else by the API. */
function Count({ state, mine, isError }: CountsProps & { state: ApprovalStatus }) {
  const { t } = useTranslation('pet');
  const isWhole = mine === undefined || mine.pagination.total <= mine.pets.length;
  const counted = petsEndpoints.useGetPetsUserMyPetsQuery({ limit: 1, approvalStatus: state }, { skip: isWhole });
  const own = mine?.pets.filter(({ approvalStatus }) => approvalStatus === state).length;
  return (
    <WorkFigure
      label={t(`approvalStatus.${state}`)}
      total={isWhole ? own : counted.data?.pagination.total}
      isError={isError || counted.isError}
      place={{ to: 'dashboard', query: { ...places.list, approvalStatus: state } }}
    />
  );
}

/** How many listings I have, by the state of their review; each leads to those. */
function ListingCounts(props: CountsProps) {
  const { t } = useTranslation('my-pets');
  return (
    <>
      <WorkFigure
        label={t('overview.pets')}
        total={props.mine?.pagination.total}
        isError={props.isError}
        place={{ to: 'dashboard', query: places.list }}
      />
      {(['approved', 'pending', 'rejected'] as const).map((state) => (
        <Count key={state} state={state} {...props} />
      ))}
    </>
  );
}

/** How often what the member offers was looked at. */
function ProfileViews() {
  const { t } = useTranslation('my-pets');
  const { data, isError } = authEndpoints.useGetAuthProfileQuery();
  return <WorkFigure label={t('overview.views')} total={data?.user.profileViews} isError={isError} />;
}

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
  /** What waits in the own store: another feature's. */
  store: ReactNode;
  messages: { figure: ReactNode };
}

/** A greeting, what waits for the member, how my listings stand, and the first of them. */
export function OverviewScreen({ firstName, requests, store, messages }: OverviewProps) {
  const { t } = useTranslation('my-pets');
  const { data, isError, isFetching, refetch } = petsEndpoints.useGetPetsUserMyPetsQuery(askedOverview);
  return (
    <>
      <Greeting firstName={firstName} />
      {requests.newest}
      <WorkFigures>
        <ListingCounts mine={data} isError={isError} />
        {requests.figure}
        {messages.figure}
        <ProfileViews />
      </WorkFigures>
      {store}
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
