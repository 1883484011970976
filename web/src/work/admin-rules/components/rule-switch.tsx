import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ListingRule } from '#shared/api/types.ts';
import { Switch } from '#shared/antd/work.ts';
import styles from './rules-screen.module.css';

/** Whether listings are held against a rule. What was chosen stands until the answer; a refusal takes it back. */
export function RuleSwitch({ rule: { id, off } }: { rule: ListingRule }) {
  const { t } = useTranslation('admin-rules');
  const [change] = moderationEndpoints.usePatchAdminRulesByIdMutation();
  const [chosen, choose] = useState<boolean>();
  const set = async (isOn: boolean) => {
    choose(isOn);
    const { error } = await change({ id, body: { off: !isOn } });
    if (error !== undefined) choose(undefined);
  };
  const [known, setKnown] = useState(off);
  if (known !== off) {
    setKnown(off);
    choose(undefined);
  }
  const isOn = chosen ?? !off;
  return (
    <span className={styles.state}>
      <Switch checked={isOn} onChange={(wanted) => void set(wanted)} aria-label={t(`title.${id}`)} />
      <span aria-hidden>{t(isOn ? 'state.on' : 'state.off')}</span>
    </span>
  );
}
