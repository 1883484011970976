import { Keyboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { HeaderPlace } from '#shared/content/header-extras.tsx';
import styles from './admin-areas.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { areaOf } from './work-areas.ts';
import type { WorkGroup } from './work-areas.ts';

interface AdminAreasProps {
  groups: readonly WorkGroup[];
  /** Lists the keys. */
  onKeys: () => void;
}

/** The work areas of admins, side by side in the green head; where they have no room the row is moved to the current one. */
export function AdminAreas({ groups, onKeys }: AdminAreasProps) {
  const { t } = useTranslation('work');
  const { key, query } = usePage();
  const current = areaOf(key, query)?.name;
  const row = useCurrentInSight(current);
  return (
    <HeaderPlace place="header-areas">
      <nav ref={row} aria-label={t('menu')} className={`${styles.row} on-green`} data-no-print>
        {groups
          .flatMap(({ areas }) => areas)
          .map(({ name, short = name, to, query: place, icon: Icon }) => (
            <PageLink
              key={name}
              to={to}
              query={place}
              className={styles.link}
              aria-label={t(name)}
              aria-current={name === current ? 'page' : undefined}
            >
              <Icon size={18} aria-hidden />
              {t(short)}
            </PageLink>
          ))}
        <button type="button" className={`${styles.link} ${styles.keys}`} aria-label={t('keys.title')} onClick={onKeys}>
          <Keyboard size={18} aria-hidden />
        </button>
      </nav>
    </HeaderPlace>
  );
}
