import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';

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
export function CallOwner({ pet: { id }, isMember, isShort = false }: CallOwnerProps) {
  const { t } = useTranslation('pets');
  if (isMember) return <Reveal id={id} isShort={isShort} />;
  return (
    <ActionLink to="login" query={{ next: `pet-${id}` }} icon={icon} isBlock>
      <span className={isShort ? 'visually-hidden' : ''}>{t('detail.call.title')}</span>
    </ActionLink>
  );
}
