import { CircleUserRound, ShieldCheck, Stethoscope, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#shared/antd/work.ts';
import type { WorkRole } from '#shared/navigation/kept-role.ts';
import styles from './role-switch.module.css';
import { waitingIn } from './work-areas.ts';

const icons = { member: CircleUserRound, vendor: Store, vet: Stethoscope, admin: ShieldCheck };

interface RoleSwitchProps {
  roles: readonly WorkRole[];
  role: WorkRole;
  choose: (role: WorkRole) => void;
  /** How much waits in each area. */
  waiting: Parameters<typeof waitingIn>[1];
  /** Shows icons alone, one below the other. */
  isNarrow?: boolean;
}

/** Whose areas the menu shows, and how much waits in those that it does not show. */
export function RoleSwitch({ roles, role, choose, waiting, isNarrow = false }: RoleSwitchProps) {
  const { t } = useTranslation(['work', 'shell']);
  return (
    <div role="group" aria-label={t('shell:role.label')} className={`${styles.roles} ${isNarrow ? styles.narrow : ''}`}>
      {roles.map((name) => {
        const Icon = icons[name];
        const count = name === role ? 0 : waitingIn(name, waiting);
        return (
          <button key={name} type="button" className={styles.role} aria-pressed={name === role} onClick={() => choose(name)}>
            <Badge count={count} size="small" aria-hidden>
              <Icon size={20} className={styles.icon} aria-hidden />
            </Badge>
            <span className={isNarrow ? 'visually-hidden' : undefined}>{t(`shell:role.${name}`)}</span>
            {count > 0 && <span className="visually-hidden"> {t('waiting', { count })}</span>}
          </button>
        );
      })}
    </div>
  );
}
