import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#shared/api/api-error.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import { isSettled } from '#shared/api/is-settled.ts';
import { outcome } from '#shared/flow/outcome.ts';
import type { ToastText } from '#shared/flow/show-toast.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { shrunkFile } from '#shared/photos/shrunk-file.ts';
import type { OwnVet } from '#shared/api/types.ts';
import { formPage } from '#shared/form/form.tsx';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { PictureField } from '#shared/photos/picture-field.tsx';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { Avatar } from '#shared/content/avatar.tsx';
import { Button } from '#shared/work/button.tsx';
import { ProgressBar } from '#shared/work/progress-bar.tsx';
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
import { slotsPlace, hasNoProfile } from '../own-vet.ts';
import { VerificationScreen } from './verification.tsx';
import type { VetForm } from './vet-form.ts';
import { GalleryField, VetSections } from './vet-fields.tsx';
import { bodyOfForm, bringsFiles, fieldOf, formOfVet, vetRules } from './vet-form.ts';
import styles from './profile.module.css';

const { postVets, putVets, patchVetsStatus, postVetsSlots, deleteVetsSlots, postVetsUserVerification } = vetsEndpoints.endpoints;

const failed = (otherwise: ToastText) => (error: ApiError) => (isSettled(error) ? refusalText(error, otherwise) : otherwise);

// What is wrong with a profile stands in its form.
outcome(postVets, { done: 'vet-profile:done.listed', then: { key: 'vet-profile-page', query: slotsPlace } });
outcome(putVets, { done: 'vet-profile:done.updated' });
outcome(patchVetsStatus, { done: 'vet-profile:done.updated', failed: failed('vet-profile:failed.status') });
outcome(postVetsUserVerification, { done: 'papers:mark.done' });
outcome(postVetsSlots, { done: 'vet-profile:done.opened', failed: failed('vet-profile:failed.slots') });
outcome(deleteVetsSlots, { done: 'vet-profile:done.removed', failed: failed('vet-profile:failed.slots') });

/** The form with its new pictures made smaller for the line: when it is sent, as they may come and go until then. */
async function withShrunkPictures(values: VetForm): Promise<VetForm> {
  const images = values.images.map(async (picture) => (picture.file ? { ...picture, file: await shrunkFile(picture.file) } : picture));
  return { ...values, image: values.image && (await shrunkFile(values.image)), images: await Promise.all(images) };
}

interface ProfileFormProps {
  vet: OwnVet | undefined;
  memberId: string;
}

/** Makes a vet profile, or edits the one that is there. */
function ProfileForm({ vet, memberId }: ProfileFormProps) {
  const { t } = useTranslation(['vet-profile', 'fields']);
  const [create] = vetsEndpoints.usePostVetsMutation();
  const [edit] = vetsEndpoints.usePutVetsMutation();
  const [sent, setSent] = useState<number>();
  const form = useForm({
    initial: formOfVet(vet),
    rules: vetRules,
    fieldOf,
    // A file cannot be written down: pictures are chosen again.
    draft: { key: `vet-profile.${memberId}`, place: 'device', without: ['image', 'images'] },
    isGuarded: true,
    words: { failed: 'vet-profile:failed.save' },
    submit: async (values) => {
      const body = bodyOfForm(await withShrunkPictures(values), vet !== undefined);
      const asked = { body, ...(bringsFiles(values) && { onProgress: setSent }) };
      await (vet === undefined ? create(asked) : edit(asked)).unwrap().finally(() => setSent(undefined));
    },
  });
  return (
    <div className={formPage}>
      <GuardedForm form={form} heading={t(vet === undefined ? 'create' : 'title')} lead={t('lead')}>
        <PictureField
          {...form.about('image')}
          label={t('field.image')}
          known={vet?.image?.urls['320']}
          isBusy={form.isBusy}
          onFile={(file) => form.change('image', file)}
        >
          {(picture) => <Avatar name={form.values.name} picture={picture} size={96} />}
        </PictureField>
        <VetSections form={form} />
        <GalleryField form={form} />
        {sent !== undefined && <ProgressBar share={sent} label={t('fields:picture.progress')} />}
        <ActionBar>
          <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
            {t(vet === undefined ? 'createSubmit' : 'save')}
          </Button>
        </ActionBar>
      </GuardedForm>
    </div>
  );
}

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
