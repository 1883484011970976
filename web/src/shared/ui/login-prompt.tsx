import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../navigation/use-page.ts';
import { pathOf } from '../navigation/page-path.ts';
import { useSessionEnded } from '../transport/use-session-ended.ts';
import { Art } from '../content/art.tsx';
import { ActionLink } from './button.tsx';
import { MessagePanel } from '../content/message-panel.tsx';
import { PageHeading } from '../content/page-heading.tsx';

interface LoginPromptProps {
  title?: string;
  text?: string;
  /** Where to go instead of logging in. */
  otherWay?: ReactNode;
}

/** A page for members, seen by a visitor, or by who was logged out: explains that, and comes back here after login or sign-up. */
export function LoginPrompt({ title, text, otherWay }: LoginPromptProps) {
  const { t } = useTranslation('shell');
  const { key, query } = usePage();
  const hasEnded = useSessionEnded();
  const back = { next: pathOf(key, query).slice(1) };
  return (
    <div className="container">
      <MessagePanel
        picture={<Art name="window-dog" />}
        heading={<PageHeading>{hasEnded ? t('loginPrompt.ended') : (title ?? t('loginPrompt.title'))}</PageHeading>}
        text={hasEnded ? t('loginPrompt.endedText') : (text ?? t('loginPrompt.text'))}
        actions={
          <>
            <ActionLink to="login" query={back} kind="primary" icon={<LogIn size={20} className="mirrors" aria-hidden />}>
              {t('loginPrompt.login')}
            </ActionLink>
            <ActionLink to="register" query={back}>
              {t('loginPrompt.signUp')}
            </ActionLink>
            {otherWay}
          </>
        }
      />
    </div>
  );
}
