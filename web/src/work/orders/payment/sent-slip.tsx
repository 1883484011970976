import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/api/types.ts';
import { PaperLink } from '#shared/pet/paper-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Stack } from '#shared/content/stack.tsx';

/** The slip that an admin looks at. */
export function SentSlip({ order: { id, payment } }: { order: Order }) {
  const { t } = useTranslation('orders');
  if (payment.slip === null) return null;
  return (
    <Stack gap={2}>
      <p>
        {t('field.reference')}: <UserText>{payment.slip.reference}</UserText>
      </p>
      <PaperLink path={`/orders/${id}/slip`} paper={payment.slip} />
    </Stack>
  );
}
