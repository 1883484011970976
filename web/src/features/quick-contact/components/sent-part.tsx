import { MessagesSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { Stack } from '#shared/content/stack.tsx';
import type { ContactEnd } from '../model/use-contact.ts';

/** It is sent: where the answer will be. */
export function SentPart({ end, onClose }: { end: ContactEnd; onClose: () => void }) {
  const { t } = useTranslation('quick-contact');
  const words = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <Stack gap={4}>
      <p ref={words} tabIndex={-1} role="status">
        <strong>{t('sent.title')}</strong>
      </p>
      {'email' in end ? (
        <p>
          {t('sent.visitor')} <bdi dir="ltr">{end.email}</bdi>
        </p>
      ) : (
        <p>{t('sent.member')}</p>
      )}
      {'conversationId' in end && (
        <ActionLink to="messages" query={{ id: end.conversationId }} kind="primary" icon={<MessagesSquare size={20} aria-hidden />}>
          {t('sent.open')}
        </ActionLink>
      )}
      <Button onClick={onClose}>{t('close')}</Button>
    </Stack>
  );
}
