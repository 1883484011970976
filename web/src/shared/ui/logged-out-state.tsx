import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '../navigation/page-path.ts';
import { usePage } from '../navigation/use-page.ts';
import { ActionLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** In place of an empty list, where whose list it is was logged out: it is not empty, it is not shown. */
export function LoggedOutState() {
  const { t } = useTranslation('shell');
  const { key, query } = usePage();
  return (
    <EmptyState
      title={t('loginPrompt.ended')}
      reason={t('loginPrompt.endedText')}
      action={
        <ActionLink
          to="login"
          query={{ next: pathOf(key, query).slice(1) }}
          kind="primary"
          icon={<LogIn size={20} className="mirrors" aria-hidden />}
        >
          {t('loginPrompt.login')}
        </ActionLink>
      }
    />
  );
}
