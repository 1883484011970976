import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/api/types.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { Button } from '#shared/ui/button.tsx';
import { FactList } from '#shared/ui/fact-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Split } from '#shared/ui/split.tsx';
import { Stack } from '#shared/ui/stack.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-screen.module.css';

function Facts({ user }: { user: User }) {
  const { t } = useTranslation('session');
  const cityName = useCityName();
  const facts = [
    { name: 'email', label: t('field.email'), value: user.email },
    { name: 'phone', label: t('field.phone'), value: user.phone },
    { name: 'city', label: t('field.city'), value: cityName(user.city) },
    { name: 'address', label: t('field.address'), value: user.address },
    { name: 'bio', label: t('profile.bio'), value: user.bio },
  ].filter(({ value }) => value !== '');
  return (
    <Panel title={t('profile.info')}>
      <FactList look="rows" facts={facts.map((fact) => ({ ...fact, value: <bdi>{fact.value}</bdi> }))} />
    </Panel>
  );
}

/** The member's profile: read, or edited in its place. */
export function ProfileScreen({ user }: { user: User }) {
  const { t } = useTranslation('session');
  const [isEditing, setEditing] = useState(false);
  const [isUnserved, setUnserved] = useState(false);
  if (isEditing) {
    return (
      <div className={`container ${styles.page}`}>
        <ProfileForm user={user} isUnserved={isUnserved} onUnserved={() => setUnserved(true)} onDone={() => setEditing(false)} />
      </div>
    );
  }
  return (
    <div className={`container ${styles.page}`}>
      <Stack>
        <Split look="ends">
          <PageHeading>
            <bdi>{user.fullName}</bdi>
          </PageHeading>
          <Button icon={<Pencil size={20} aria-hidden />} onClick={() => setEditing(true)}>
            {t('profile.edit')}
          </Button>
        </Split>
        <Facts user={user} />
      </Stack>
    </div>
  );
}
