import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { OwnVet } from '#shared/api/types.ts';
import { lazyScreen } from '#shared/navigation/lazy-screen.tsx';
import type { Query } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { VisibilityPanel } from '#shared/work/visibility-panel.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { hasNoProfile } from '../model/own-vet.ts';
import { VerificationScreen } from '../verification/verification-screen.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile.module.css';
import './vet-outcomes.ts';

const SlotsScreen = lazyScreen(async () => (await import('../slots/slots-screen.tsx')).SlotsScreen);

/** Fetches the code of the part that a query leads to; undefined when it is there. */
export function prepareVetProfile({ tab }: Query): Promise<unknown> | undefined {
  return tab === 'slots' ? SlotsScreen.load() : undefined;
}

const parts = ['profile', 'slots', 'verification'] as const;

function Visibility({ vet }: { vet: OwnVet }) {
  const { t } = useTranslation('vet-profile');
  const [change, { isLoading }] = vetsEndpoints.usePatchVetsStatusMutation();
  const words = {
    ...{ shown: t('visibility.shown'), off: t('visibility.off'), hidden: t('visibility.hidden') },
    ...{ hide: t('visibility.hide'), show: t('visibility.show') },
  };
  return <VisibilityPanel thing={vet} words={words} isBusy={isLoading} onSwitch={(isActive) => void change({ body: { isActive } })} />;
}

function Parts({ vet, memberId }: { vet: OwnVet; memberId: string }) {
  const { t } = useTranslation('vet-profile');
  const { tab } = usePage().query;
  const part = parts.find((one) => one === tab) ?? 'profile';
  return (
    <Stack>
      <Visibility vet={vet} />
      {part === 'slots' && (
        <div>
          <PageHeading takesFocus="moved" className={styles.heading}>
            {t('slots.title')}
          </PageHeading>
          <SlotsScreen vetId={vet.id} />
        </div>
      )}
      {part === 'verification' && <VerificationScreen vetId={vet.id} memberId={memberId} />}
      {/* Pictures that have been sent are not to be sent again. */}
      {part === 'profile' && (
        <ProfileForm key={[vet.image, ...vet.images].map((picture) => picture?.id).join()} vet={vet} memberId={memberId} />
      )}
    </Stack>
  );
}

function Unknown({ error, isFetching, onRetry }: { error: unknown; isFetching: boolean; onRetry: () => void }) {
  const { t } = useTranslation('vet-profile');
  return (
    <>
      <PageHeading className="visually-hidden">{t('title')}</PageHeading>
      {Boolean(error) && <ErrorState title={t('error')} text={t('errorText')} onRetry={onRetry} isRetrying={isFetching} />}
      {!error && (
        <Skeleton label={t('loading')}>
          <SkeletonStack gap={4} shapes={['heading', 'control', 'control', 'control']} />
        </Skeleton>
      )}
    </>
  );
}

/** One's own vet profile: made here, edited here, with the times that one offers. */
export function VetProfileScreen({ memberId }: { memberId: string }) {
  const { data, error, isFetching, refetch } = vetsEndpoints.useGetVetsUserMyProfileQuery();
  return (
    <div className={workPage}>
      {data && <Parts vet={data.vet} memberId={memberId} />}
      {!data && hasNoProfile(error) && <ProfileForm vet={undefined} memberId={memberId} />}
      {!data && !hasNoProfile(error) && <Unknown error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
    </div>
  );
}
