import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { late } from '#shared/ui/late.ts';
import type { ContactedThing } from './contact-form.ts';
import type { ContactDialogProps } from './contact-dialog.tsx';

/** Nobody writes before the page stands. */
const ContactDialog = late<ContactDialogProps>(async () => (await import('./contact-dialog.tsx')).ContactDialog);

const icon = <MessageCircle size={20} aria-hidden />;

interface ContactButtonProps {
  thing: ContactedThing;
  /** Null for a visitor: one logs in to write about a pet, and comes back here. */
  memberId: string | null;
}

/** The way to write to the owner of a pet, a store or a vet, from its page. */
export function ContactButton({ thing, memberId }: ContactButtonProps) {
  const { t } = useTranslation('quick-contact');
  const [asked, setAsked] = useState<'open' | 'closed'>();
  const words = t(`action.${thing.kind}`);
  if (thing.kind === 'pet' && memberId === null) {
    return (
      <ActionLink to="login" query={{ next: `pet-${thing.id}` }} icon={icon} isBlock>
        {words}
      </ActionLink>
    );
  }
  return (
    <>
      <Button icon={icon} isBlock onClick={() => setAsked('open')}>
        {words}
      </Button>
      {asked && <ContactDialog thing={thing} memberId={memberId} isOpen={asked === 'open'} onClose={() => setAsked('closed')} />}
    </>
  );
}
