import { ChevronRight, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ActionLink } from '#shared/ui/button.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { useMyPetsQuery } from '../../api/my-pets-api.ts';
import { places } from '../../model/dashboard-place.ts';
import { MyPetsGrid, MyPetsSkeleton } from '../list/my-pets-grid.tsx';
import { NoPetsYet } from '../list/my-pets-screen.tsx';
import { MovedHeading } from '../moved-heading.tsx';
import { ListingCounts } from './listing-counts.tsx';
import styles from './overview-screen.module.css';

const newest = 3;

function Greeting({ firstName }: { firstName: string }) {
  const { t } = useTranslation('my-pets');
  return (
    <header className={`${styles.greeting} on-green`}>
      <div>
        <MovedHeading className={styles.salam}>
          <NamedText say={(name) => t('overview.greeting', { name })} name={firstName} />
        </MovedHeading>
        <p className={styles.text}>{t('overview.text')}</p>
      </div>
      <ActionLink to="dashboard" query={places.add} kind="genda" icon={<Plus size={20} aria-hidden />}>
        {t('list.add')}
      </ActionLink>
    </header>
  );
}

function NewestListings() {
  const { t } = useTranslation('my-pets');
  const { data, isError, isFetching, refetch } = useMyPetsQuery({ page: 1, limit: newest });
  if (isError && !data) {
    return <ErrorState title={t('list.error')} text={t('list.errorText')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <MyPetsSkeleton count={newest} />;
  return data.pets.length === 0 ? <NoPetsYet /> : <MyPetsGrid pets={data.pets} />;
}

/** A greeting, how my listings stand, and the newest of them. */
export function OverviewScreen({ firstName }: { firstName: string }) {
  const { t } = useTranslation('my-pets');
  return (
    <>
      <Greeting firstName={firstName} />
      <ListingCounts />
      <section>
        <div className={styles.head}>
          <h2>{t('list.title')}</h2>
          <PageLink to="dashboard" query={places.list} className={styles.all}>
            {t('overview.all')}
            <ChevronRight size={18} className="mirrors" aria-hidden />
          </PageLink>
        </div>
        <NewestListings />
      </section>
    </>
  );
}
