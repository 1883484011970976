import { useTranslation } from 'react-i18next';
import { Badge, Menu } from '#shared/antd/work.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { usePage } from '#shared/navigation/use-page.ts';
import { areaOf } from './work-areas.ts';
import type { WorkArea, WorkGroup } from './work-areas.ts';
import styles from './work-frame.module.css';

interface WorkMenuProps {
  groups: readonly WorkGroup[];
  /** How much waits in an area. */
  waiting: Partial<Record<WorkArea['name'], number | undefined>>;
  /** Shows icons alone. */
  isNarrow?: boolean;
  /** Called as a link is followed. */
  onFollow?: () => void;
}

/** The work areas of one side, each a link. */
export function WorkMenu({ groups, waiting, isNarrow = false, onFollow }: WorkMenuProps) {
  const { t } = useTranslation('work');
  const { key, query } = usePage();
  const current = areaOf(key, query)?.name;
  const linkTo = ({ name, label = name, to, query: place, icon: Icon }: WorkArea) => {
    const count = waiting[name] ?? 0;
    return (
      <PageLink to={to} query={place} className={styles.link} aria-current={name === current ? 'page' : undefined} onClick={onFollow}>
        <Badge count={isNarrow ? count : 0} size="small" aria-hidden>
          <Icon size={20} className={styles.icon} aria-hidden />
        </Badge>
        <span className={isNarrow ? 'visually-hidden' : styles.linkText}>{t(label)}</span>
        {count > 0 && (
          <>
            {!isNarrow && <Badge count={count} aria-hidden />}
            <span className="visually-hidden">{t('waiting', { count })}</span>
          </>
        )}
      </PageLink>
    );
  };
  return (
    <Menu
      mode="inline"
      className={styles.menu}
      selectedKeys={current === undefined ? [] : [current]}
      items={groups.map((group) => ({
        type: 'group',
        key: group.name,
        label: isNarrow ? <span className="visually-hidden">{t(group.name)}</span> : t(group.name),
        children: group.areas.map((area) => ({
          key: area.name,
          // Within the link, so that it can be seen and pressed when the menu is narrow.
          icon: isNarrow ? linkTo(area) : undefined,
          label: isNarrow ? t(area.label ?? area.name) : linkTo(area),
          title: t(area.label ?? area.name),
        })),
      }))}
    />
  );
}
