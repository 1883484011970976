import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedText } from '#shared/pet/named-text.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import type { ContactedThing } from '../model/contact-form.ts';
import type { ContactEnd } from '../model/use-contact.ts';
import { ContactFields } from './contact-fields.tsx';
import { SentPart } from './sent-part.tsx';

export interface ContactDialogProps {
  thing: ContactedThing;
  memberId: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Where one writes to the owner of a thing; once it is sent, where the answer will be. */
export function ContactDialog({ thing, memberId, isOpen, onClose }: ContactDialogProps) {
  const { t } = useTranslation('quick-contact');
  const form = useRef<HTMLFormElement>(null);
  const [end, setEnd] = useState<ContactEnd>();
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    if (isBusy) return;
    onClose();
    setEnd(undefined);
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={<NamedText sentence={(name) => t(`title.${thing.kind}`, { name })} name={thing.name} />}
      closeLabel={t('close')}
      onClose={close}
      onOpened={() => form.current?.querySelector<HTMLElement>('input:not([tabindex]), textarea')?.focus()}
    >
      {end ? (
        <SentPart end={end} onClose={close} />
      ) : (
        <ContactFields form={form} thing={thing} memberId={memberId} onBusy={setBusy} onCancel={close} onEnd={setEnd} />
      )}
    </Dialog>
  );
}
