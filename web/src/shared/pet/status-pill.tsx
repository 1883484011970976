import { useTranslation } from 'react-i18next';
import type { PetStatus } from '../api/types.ts';
import { Pill } from '../content/pill.tsx';

const tones = { Available: 'approved', Pending: 'pending', Adopted: 'adopted' } as const;

export function StatusPill({ status }: { status: PetStatus }) {
  const { t } = useTranslation('pet');
  return <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>;
}
