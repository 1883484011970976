import { useTranslation } from 'react-i18next';
import type { PetStatus } from '#shared/api/types.ts';
import { Pill } from '#shared/ui/pill.tsx';

const tones = { Available: 'approved', Pending: 'pending', Adopted: 'adopted' } as const;

export function StatusPill({ status }: { status: PetStatus }) {
  const { t } = useTranslation('pets');
  return <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>;
}
