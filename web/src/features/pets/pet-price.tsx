import { Clock, Phone, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { outcome } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { PersonLine } from '#shared/pet/person-line.tsx';
import { StatusPill } from '#shared/pet/status-pill.tsx';
import { usePetWords } from '#shared/pet/use-pet-words.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { DetailBar, DetailCard, DetailCardPart, DetailNotes } from '#shared/content/detail-page.tsx';
import { Stack } from '#shared/content/stack.tsx';
import { OthersLink, SharePet } from './has-home.tsx';

/** What another feature knows of a pet's way to a new home. */
export interface AdoptionOfPet {
  /** The next step of who looks, in the card or in the phone's bar; `otherwise` where there is none. */
  action: (pet: Pet, place: 'card' | 'bar', otherwise: ReactNode) => ReactNode;
  /** How soon the owner answers; `otherwise` before that is known. */
  answers: (pet: Pet, otherwise: ReactNode) => ReactNode;
}

function OwnerLine({ owner: { firstName, fullName, profileImage, verified, rating } }: Pick<Pet, 'owner'>) {
  const { t } = useTranslation('pets');
  return (
    <PersonLine
      {...{ firstName, fullName, profileImage }}
      size={56}
      role={t('detail.owner.title')}
      verified={verified && t('detail.owner.verified')}
    >
      {rating === null ? undefined : (
        <>
          <Star size={16} aria-hidden /> {t('detail.owner.rating', { rating })}
        </>
      )}
    </PersonLine>
  );
}

interface BuyProps {
  pet: Pet;
  adoption: AdoptionOfPet;
}

/** Writes to the owner: another feature's. `bar`: its sign alone. */
export type ContactOf = (pet: Pet, place: 'card' | 'bar') => ReactNode;

interface CardProps extends BuyProps {
  contact: ContactOf;
  isOwner: boolean;
  isMember: boolean;
}

/** What holds for every owner of whom no figures are known. */
function AnswerPromise() {
  const { t } = useTranslation('pets');
  return (
    <DetailNotes>
      <li>
        <Clock size={16} aria-hidden />
        {t('detail.buy.promise')}
      </li>
    </DetailNotes>
  );
}

/** Whether there is a way to the owner by phone. */
const canBeCalled = (pet: Pet, isOwner: boolean): boolean => pet.approvalStatus === 'approved' && pet.status !== 'Adopted' && !isOwner;

outcome(petsEndpoints.endpoints.postPetsByIdOwnerPhone, { failed: (error) => refusalText(error, 'pets:detail.call.failed') });

const icon = <Phone size={20} aria-hidden />;

/** The button that had the focus is gone. */
const focusLink = (place: HTMLElement | null) => place?.querySelector('a')?.focus();

interface CallLook {
  /** Its sign alone, where there is no room for words. */
  isShort: boolean;
}

function Reveal({ id, isShort }: CallLook & { id: string }) {
  const { t } = useTranslation('pets');
  const [ask, { data, isLoading }] = petsEndpoints.usePostPetsByIdOwnerPhoneMutation();
  if (data) {
    return (
      <span ref={focusLink}>
        <ActionLink href={`tel:${data.phone}`} icon={icon} isBlock>
          <bdi dir="ltr" className={isShort ? 'visually-hidden' : ''}>
            {formatPhone(data.phone)}
          </bdi>
        </ActionLink>
      </span>
    );
  }
  return (
    <Button icon={icon} isBlock isBusy={isLoading} onClick={() => void ask({ id })}>
      <span className={isShort ? 'visually-hidden' : ''}>{t('detail.call.title')}</span>
    </Button>
  );
}

interface CallOwnerProps extends Partial<CallLook> {
  pet: Pick<Pet, 'id'>;
  isMember: boolean;
}

/** The way to the owner's number: shown to members when they ask for it; a visitor logs in first and comes back here. */
function CallOwner({ pet: { id }, isMember, isShort = false }: CallOwnerProps) {
  const { t } = useTranslation('pets');
  if (isMember) return <Reveal id={id} isShort={isShort} />;
  return (
    <ActionLink to="login" query={{ next: `pet-${id}` }} icon={icon} isBlock>
      <span className={isShort ? 'visually-hidden' : ''}>{t('detail.call.title')}</span>
    </ActionLink>
  );
}

/** Price, status, the ways to the owner, and who that is; stays in view on a desk. */
export function PriceCard({ pet, isOwner, isMember, adoption, contact }: CardProps) {
  const { t } = useTranslation('pets');
  const { price } = usePetWords(pet, 'freeAdoption');
  const isPublished = pet.approvalStatus === 'approved';
  const isReachable = canBeCalled(pet, isOwner);
  return (
    <DetailCard title={price} sign={<StatusPill status={pet.status} />} note={pet.adoptionType === 'Trial' && t('detail.buy.trial')}>
      {isPublished && (
        <Stack gap={3}>
          {adoption.action(pet, 'card', null)}
          {isReachable && contact(pet, 'card')}
          {isReachable && <CallOwner pet={pet} isMember={isMember} />}
        </Stack>
      )}
      <DetailCardPart>
        <OwnerLine owner={pet.owner} />
      </DetailCardPart>
      {adoption.answers(pet, isReachable && <AnswerPromise />)}
    </DetailCard>
  );
}

/** The phone's bar: what the pet costs, whose it is, a message, a call, and the next step, always in view. */
export function PriceBar({ pet, isOwner, isMember, adoption, contact }: CardProps) {
  const { price } = usePetWords(pet);
  const isReachable = canBeCalled(pet, isOwner);
  return (
    <DetailBar
      words={
        <>
          <strong>{price}</strong>
          {isReachable ? <UserText>{pet.owner.firstName}</UserText> : <StatusPill status={pet.status} />}
        </>
      }
      aside={
        isReachable && (
          <>
            {contact(pet, 'bar')}
            <CallOwner pet={pet} isMember={isMember} isShort />
          </>
        )
      }
      action={adoption.action(pet, 'bar', pet.status === 'Adopted' ? <OthersLink pet={pet} /> : <SharePet pet={pet} />)}
    />
  );
}
