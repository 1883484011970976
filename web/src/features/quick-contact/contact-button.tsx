import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '#shared/navigation/use-page.ts';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { late } from '#shared/ui/late.ts';
import type { ContactedThing } from './contact-form.ts';
import type { ContactDialogProps } from './contact-dialog.tsx';

/** Nobody writes before the page stands. */
const ContactDialog = late<ContactDialogProps>(async () => (await import('./contact-dialog.tsx')).ContactDialog);

const icon = <MessageCircle size={20} aria-hidden />;

interface ContactButtonProps {
  thing: ContactedThing;
  /** Null for a visitor: one logs in to write about a pet, and comes back to the open dialog. */
  memberId: string | null;
  /** Its sign alone, where there is no room for words; it opens the dialog of the other one on the page. */
  isShort?: boolean;
}

/** Whether the dialog is open stands in the address, so that a login comes back to it, and two buttons open the same one. */
function useAsked() {
  const { query, setQuery } = usePage();
  const isOpen = query.write === '1';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const ask = (write: string) => () => setQuery({ write }, { replace: true });
  return { isOpen, wasOpen, open: ask('1'), close: ask('') };
}

/** The way to write to the owner of a pet, a store or a vet, from its page. */
export function ContactButton({ thing, memberId, isShort = false }: ContactButtonProps) {
  const { t } = useTranslation('quick-contact');
  const isVisitorOfPet = thing.kind === 'pet' && memberId === null;
  const { isOpen, wasOpen, open, close } = useAsked();
  const words = <span className={isShort ? 'visually-hidden' : undefined}>{t(`action.${thing.kind}`)}</span>;
  if (isVisitorOfPet) {
    return (
      <ActionLink to="login" query={{ next: `pet-${thing.id}?write=1` }} icon={icon} isBlock>
        {words}
      </ActionLink>
    );
  }
  return (
    <>
      <Button icon={icon} isBlock onClick={open}>
        {words}
      </Button>
      {!isShort && wasOpen && <ContactDialog thing={thing} memberId={memberId} isOpen={isOpen} onClose={close} />}
    </>
  );
}
