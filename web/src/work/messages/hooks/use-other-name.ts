import { useTranslation } from 'react-i18next';
import type { Conversation } from '#shared/api/types.ts';
import { useMemberName } from '#shared/pet/use-member-name.ts';

/** What the other side is called: a member, or a visitor by the name that was typed. */
export function useOtherName() {
  const { t } = useTranslation('shell');
  const nameOf = useMemberName();
  return ({ other, visitor }: Pick<Conversation, 'other' | 'visitor'>): string =>
    other ? nameOf(other.fullName) : (visitor?.name ?? t('formerMember'));
}
