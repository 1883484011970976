import { FileText, Handshake, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Pet, PetStatus } from '#shared/api/types.ts';
import { ActionLink } from '#shared/work/button.tsx';
import { Pill } from '#shared/content/pill.tsx';
import { Select } from '#shared/antd/work.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { usePetChoices } from '#shared/pet/use-pet-choices.ts';
import { NamedText } from '#shared/pet/named-text.tsx';
import { ConfirmDialog } from '#shared/work/dialogs.tsx';
import { useLast } from '#shared/content/use-last.ts';
import { isApiError } from '#shared/api/api-error.ts';
import { formPage } from '#shared/form/form.tsx';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { BackLink } from '#shared/content/back-link.tsx';
import { EmptyState, ErrorState } from '#shared/content/states.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { places } from './dashboard-place.ts';
import styles from './my-pets.module.css';

/** The adoption request that a pet waits for until it is handed over. */
export function reservationOf({ reservation }: Pet) {
  return reservation?.isHandedOver === false ? reservation : undefined;
}

/** The owner has approved an adoption request for the pet. */
export function ReservedPill({ isOnTint }: { isOnTint?: boolean }) {
  const { t } = useTranslation('my-pets');
  return (
    <Pill tone="pending" isOnTint={isOnTint} icon={<Handshake size={16} aria-hidden />}>
      {t('reserved.pill')}
    </Pill>
  );
}

/** What the owner can do while the pet waits for who was chosen: the request decides what comes of it, not the listing. */
export function ReservedNote({ requestId }: { requestId: string }) {
  const { t } = useTranslation('my-pets');
  return (
    <div className={styles.note}>
      <p>{t('reserved.text')}</p>
      <ActionLink to="dashboard" query={places.request(requestId)} kind="outlined" icon={<FileText size={20} aria-hidden />}>
        {t('reserved.way')}
      </ActionLink>
    </div>
  );
}

interface StatusSelectProps {
  pet: Pick<Pet, 'id' | 'name' | 'status'>;
  /** The control's in a field with a label; without it the label is only read out. */
  id?: string;
}

/** Whether the pet can still be had: set by the owner, without a new review. The choice is shown before the answer is there. */
export function StatusSelect({ pet, id }: StatusSelectProps) {
  const { t } = useTranslation(['my-pets', 'pet']);
  const choices = usePetChoices()('status');
  const [change, { isLoading, originalArgs }] = petsEndpoints.usePatchPetsByIdStatusMutation();
  const choose = (wanted: PetStatus) => {
    if (wanted !== pet.status && !isLoading) void change({ id: pet.id, body: { status: wanted } });
  };
  return (
    <Select<PetStatus>
      id={id}
      aria-label={id === undefined ? t('status.of', { name: pet.name }) : undefined}
      aria-busy={isLoading || undefined}
      className={styles.select}
      // antd's own has an English name.
      suffixIcon={<ChevronDown size={18} aria-hidden />}
      value={(isLoading ? originalArgs?.body.status : undefined) ?? pet.status}
      options={choices.map(({ value, text }) => ({ value, label: text }))}
      onChange={choose}
    />
  );
}

interface DeleteDialogProps {
  /** The listing that is asked about; without one the dialog is closed. */
  pet: Pet | undefined;
  onClose: () => void;
}

/** Asks before a listing is deleted; stays open when that fails. */
export function DeleteDialog({ pet, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('my-pets');
  const shown = useLast(pet);
  const [deletePet, { isLoading }] = petsEndpoints.useDeletePetsByIdMutation();
  const remove = async ({ id }: Pet) => {
    const { error } = await deletePet({ id });
    if (error === undefined) onClose();
  };
  return (
    <ConfirmDialog
      isOpen={pet !== undefined}
      title={<NamedText sentence={(name) => t('delete.question', { name })} name={shown?.name ?? ''} />}
      words={{ keep: t('delete.keep'), confirm: t('delete.pet') }}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() => pet && void remove(pet)}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}

/** No id, one that is not there, or somebody else's listing. */
function NoPet({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation('my-pets');
  return (
    <>
      <PageHeading takesFocus="moved" className="visually-hidden">
        {t('list.title')}
      </PageHeading>
      <EmptyState
        title={t(isUnknown ? 'none.unknown' : 'none.title')}
        reason={t(isUnknown ? 'none.unknownText' : 'none.text')}
        action={
          <ActionLink to="dashboard" query={places.list} kind="primary">
            {t('back.list')}
          </ActionLink>
        }
      />
    </>
  );
}

function Loading() {
  const { t } = useTranslation('my-pets');
  return (
    <Skeleton label={t('view.loading')} className={formPage}>
      <SkeletonStack gap={4} shapes={['heading', 'picture', 'line', 'short']} />
    </Skeleton>
  );
}

const isGone = (error: unknown) => isApiError(error) && [400, 403, 404].includes(Number(error.status));

interface OwnPetProps {
  id: string;
  children: (pet: Pet) => ReactNode;
}

/** One of my listings with its content version, or why it cannot be shown. */
export function OwnPet({ id, children }: OwnPetProps) {
  const { t } = useTranslation('my-pets');
  const errorText = useErrorText();
  const options = { skip: id === '', refetchOnMountOrArgChange: true };
  const { currentData, error, isFetching, refetch } = petsEndpoints.useGetPetsByIdAsMemberQuery({ id }, options);
  const pet: Pet | undefined = currentData?.pet;
  if (id === '') return <NoPet isUnknown={false} />;
  // An admin reads every version; only the owner may change one.
  if (isGone(error)) return <NoPet isUnknown />;
  if (pet && (pet.contentVersion !== undefined || !isFetching))
    return pet.contentVersion === undefined ? <NoPet isUnknown /> : children(pet);
  const heading = (
    <PageHeading takesFocus="moved" className="visually-hidden">
      {t('list.title')}
    </PageHeading>
  );
  if (!error)
    return (
      <>
        {heading}
        <Loading />
      </>
    );
  return (
    <>
      {heading}
      <BackLink to="dashboard" query={places.list}>
        {t('back.list')}
      </BackLink>
      <ErrorState title={t('list.error')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
    </>
  );
}
