import { useTranslation } from 'react-i18next';
import type { ListingRule } from '#shared/api/types.ts';
import { Pill } from '#shared/content/pill.tsx';
import type { PillTone } from '#shared/content/pill.tsx';
import { formatDate, formatNumber } from '#shared/format/format.ts';
import { existingKey, withNamespace } from '#shared/i18n/text-key.ts';
import { MemberName } from '#shared/pet/member-name.tsx';
import { numbers } from './rule-form.ts';

/** A province in the language of the page. */
export function useProvinceName() {
  const { t } = useTranslation('admin-rules');
  const translate = withNamespace(t);
  return (name: string): string => {
    const key = existingKey(`admin-rules:province.${name}`);
    return key ? translate(key) : name;
  };
}

const tones: Record<ListingRule['action'], PillTone> = { warn: 'pending', hold: 'urgent', refuse: 'rejected' };

/** What becomes of a listing that breaks it. */
export function ActionPill({ action }: Pick<ListingRule, 'action'>) {
  const { t } = useTranslation('admin-rules');
  return <Pill tone={tones[action]}>{t(`action.${action}.name`)}</Pill>;
}

/** What a rule asks of a listing, each in a few words. */
export function useAsked() {
  const { t } = useTranslation(['admin-rules', 'pet', 'shell']);
  const comma = t('shell:comma');
  const provinceName = useProvinceName();
  return ({ condition }: Pick<ListingRule, 'condition'>): string[] => {
    const { species, provinces, adoptionTypes, words } = condition;
    return [
      species.map((one) => t(`pet:speciesMany.${one}`)).join(comma),
      provinces.map(provinceName).join(comma),
      adoptionTypes.map((one) => t(`pet:adoptionType.${one}`)).join(comma),
      words.length > 0 ? t('asked.words', { count: words.length }) : '',
      ...numbers.map((field) => {
        const limit = condition[field];
        return limit === null ? '' : t(`asked.${field}`, { limit: formatNumber(limit) });
      }),
    ].filter((part) => part !== '');
  };
}

/** Who changed it, and when. */
export function ChangedBy({ rule: { changed } }: { rule: ListingRule }) {
  const { t, i18n } = useTranslation('admin-rules');
  if (changed.by === null) return t('changed.program');
  return (
    <>
      <MemberName>{changed.by.name}</MemberName> · {formatDate(i18n.language, changed.at)}
    </>
  );
}
