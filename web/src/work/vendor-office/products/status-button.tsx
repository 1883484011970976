import { Archive, ArchiveRestore, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { OwnAccessory } from '#shared/api/types.ts';
import { Button } from '#shared/work/button.tsx';

/** What can be done with a product in each status, and what it has then. */
const steps = {
  active: { name: 'archive', to: 'archived', icon: Archive },
  draft: { name: 'offer', to: 'active', icon: Tag },
  archived: { name: 'restore', to: 'active', icon: ArchiveRestore },
} as const;

/** Takes a product off the shelf, or puts it there. */
export function StatusButton({ product: { id, name, status } }: { product: OwnAccessory }) {
  const { t } = useTranslation('vendor-office');
  const [change, { isLoading }] = commerceEndpoints.usePatchAccessoriesByIdStatusMutation();
  const { name: step, to, icon: Icon } = steps[status];
  return (
    <Button
      size="small"
      isBusy={isLoading}
      icon={<Icon size={18} aria-hidden />}
      label={t(`step.${step}Of`, { name: `\u2068${name}\u2069` })}
      onClick={() => void change({ id, body: { status: to } })}
    >
      {t(`step.${step}`)}
    </Button>
  );
}
