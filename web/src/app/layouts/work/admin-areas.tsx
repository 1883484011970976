import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#shared/antd/work.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { HeaderPlace } from '#shared/content/header-extras.tsx';
import styles from './admin-areas.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { areaOf } from './work-areas.ts';
import type { WorkArea, WorkGroup } from './work-areas.ts';

interface AdminAreasProps {
  groups: readonly WorkGroup[];
  /** How much waits in an area. */
  waiting: Partial<Record<WorkArea['name'], number | undefined>>;
  /** Lists the keys. */
  onKeys: () => void;
}

/** The work areas of admins, side by side in the green head; where they have no room the row is moved to the current one. */
export function AdminAreas({ groups, waiting, onKeys }: AdminAreasProps) {
  const { t } = useTranslation('work');
  const { key, query } = usePage();
  const current = areaOf(key, query)?.name;
  const row = useCurrentInSight(current);
  return (
    <HeaderPlace place="header-areas">
      <nav ref={row} aria-label={t('menu')} className={`${styles.row} on-green`} data-no-print>
        {groups
          .flatMap(({ areas }) => areas)
          .map(({ name, short = name, to, query: place, icon: Icon }) => {
            const count = waiting[name] ?? 0;
            return (
              <span key={name} className={styles.area}>
                <PageLink
                  to={to}
                  query={place}
                  className={styles.link}
                  aria-label={t(name)}
                  aria-describedby={count > 0 ? `waiting-${name}` : undefined}
                  aria-current={name === current ? 'page' : undefined}
                >
                  <Icon size={18} aria-hidden />
                  {t(short)}
                </PageLink>
                {count > 0 && (
                  <>
                    <Badge count={count} size="small" className={styles.count} aria-hidden />
                    <span id={`waiting-${name}`} className="visually-hidden">
                      {t('waiting', { count })}
                    </span>
                  </>
                )}
              </span>
            );
          })}
        <button type="button" className={`${styles.link} ${styles.keys}`} aria-label={t('keys.title')} onClick={onKeys}>
          <Keyboard size={18} aria-hidden />
        </button>
      </nav>
    </HeaderPlace>
  );
}
