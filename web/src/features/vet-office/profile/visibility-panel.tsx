import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { OwnVet } from '#shared/api/types.ts';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import styles from './profile.module.css';

/** Whether others see the profile, and the way to change it; one that an admin has hidden shows that, and why. */
export function VisibilityPanel({ vet: { isActive, hidden, hiddenReason } }: { vet: OwnVet }) {
  const { t } = useTranslation('vet-profile');
  const [change, { isLoading }] = vetsEndpoints.usePatchVetsStatusMutation();
  if (hidden) {
    return (
      <Panel tone="genda" className={styles.visibility}>
        <div>
          <p role="status">{t('visibility.hidden')}</p>
          {hiddenReason !== '' && <UserProse>{hiddenReason}</UserProse>}
        </div>
      </Panel>
    );
  }
  const Icon = isActive ? EyeOff : Eye;
  return (
    <Panel tone={isActive ? 'leaf' : 'genda'} className={styles.visibility}>
      <p role="status">{t(isActive ? 'visibility.shown' : 'visibility.off')}</p>
      <Button
        size="small"
        isBusy={isLoading}
        icon={<Icon size={18} aria-hidden />}
        onClick={() => void change({ body: { isActive: !isActive } })}
      >
        {t(isActive ? 'visibility.hide' : 'visibility.show')}
      </Button>
    </Panel>
  );
}
