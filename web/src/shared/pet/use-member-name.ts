import { formerMember } from '@paltu/reference';
import { useTranslation } from 'react-i18next';

/** The name of a member, as an answer gives it, for a screen: who has no account any more is one that was, in the reader's language. */
export function useMemberName() {
  const { t } = useTranslation('shell');
  return (fullName: string): string => (fullName === formerMember ? t('formerMember') : fullName);
}
