import { useTranslation } from 'react-i18next';
import { Checkbox } from '#shared/antd/work.ts';
import type { Form } from '#shared/form/use-form.ts';
import { noticeGroups } from './settings-form.ts';
import type { NoticeGroup, SettingsForm } from './settings-form.ts';
import styles from './settings.module.css';

interface GroupTableProps {
  form: Form<SettingsForm>;
  /** Whether the site shows anything in browsers that have no page open. */
  isPushed: boolean;
}

/** One row for each kind: by the bell, by mail, by browsers, or not at all. */
export function GroupTable({ form, isPushed }: GroupTableProps) {
  const { t } = useTranslation('notifications');
  const { groups } = form.values;
  const box = (group: NoticeGroup, way: 'bell' | 'mail' | 'push') => (
    <Checkbox
      checked={groups[group][way]}
      onChange={({ target }) => form.change('groups', { ...groups, [group]: { ...groups[group], [way]: target.checked } })}
    >
      {t(`settings.way.${way}`)}
    </Checkbox>
  );
  return (
    <div className={styles.groups}>
      {noticeGroups.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.name}>{t(`settings.group.${group}`)}</legend>
          <span className={styles.ways}>
            {box(group, 'bell')}
            {box(group, 'mail')}
            {isPushed && box(group, 'push')}
          </span>
        </fieldset>
      ))}
    </div>
  );
}
