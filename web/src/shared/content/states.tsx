import { CloudOff, LogIn, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../i18n/use-error-text.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { pathOf } from '../navigation/page-path.ts';
import { usePage } from '../navigation/use-page.ts';
import { useSessionEnded } from '../transport/use-session-ended.ts';
import type { ButtonKind } from '../ui/button.tsx';
import { Art } from './art.tsx';
import { ActionLink, Button } from './kit.tsx';
import { MessagePanel } from './message-panel.tsx';
import { PageHeading } from './page-heading.tsx';
import { Stack } from './stack.tsx';
import styles from './states.module.css';

interface EmptyStateProps {
  title: string;
  reason?: ReactNode;
  /** One action. */
  action?: ReactNode;
  picture?: ReactNode;
  place?: 'page' | 'panel';
}

/** Nothing here: why, and the one thing to do about it. */
export function EmptyState({ title, reason, action, picture = <Art name="nest" />, place = 'panel' }: EmptyStateProps) {
  return <MessagePanel place={place} picture={picture} heading={<h2>{title}</h2>} text={reason} actions={action} />;
}

interface NothingFoundProps {
  title: string;
  reason?: string;
  /** Takes all filters away; left out where none is chosen, for then there is simply nothing. */
  onClear: (() => void) | undefined;
  /** Of the button, where "Clear Filters" would not be right. */
  clear?: string;
  kind?: ButtonKind;
}

/** A list without an entry: nothing fits what was chosen, and the way to choose nothing. */
export function NothingFound({ title, reason, onClear, clear, kind = 'primary' }: NothingFoundProps) {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      title={title}
      reason={reason}
      action={
        onClear && (
          <Button kind={kind} onClick={onClear}>
            {clear ?? t('filters.clear')}
          </Button>
        )
      }
    />
  );
}

interface ErrorStateProps {
  title: string;
  text?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** What could not be loaded, with Retry; the rest of the page stays. */
export function ErrorState({ title, text, onRetry, isRetrying = false }: ErrorStateProps) {
  const { t } = useTranslation('shell');
  return (
    <div role="alert">
      <MessagePanel
        place="panel"
        picture={
          <span className={styles.sign}>
            <CloudOff size={32} aria-hidden />
          </span>
        }
        heading={<h2 className={styles.title}>{title}</h2>}
        text={text}
        actions={
          onRetry && (
            <Button onClick={onRetry} isBusy={isRetrying} icon={<RotateCw size={20} aria-hidden />}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  );
}

interface MissingThingProps {
  title: string;
  text: string;
  /** The list that it would be an entry of. */
  list: { to: string; text: string };
}

/** In place of the page of one thing: there is none at its address, or not any more. */
export function MissingThing({ title, text, list }: MissingThingProps) {
  return (
    <MessagePanel
      picture={<Art name="window-other" />}
      heading={<PageHeading>{title}</PageHeading>}
      text={text}
      actions={
        <ActionLink to={list.to} kind="primary">
          {list.text}
        </ActionLink>
      }
    />
  );
}

interface FailedThingProps {
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** The list that it is an entry of. */
  list: { to: string; text: string };
}

/** In place of the page of one thing that could not be loaded. */
export function FailedThing({ title, error, isRetrying, onRetry, list }: FailedThingProps) {
  const errorText = useErrorText();
  return (
    <Stack>
      <PageHeading className="visually-hidden">{title}</PageHeading>
      <ErrorState title={title} text={errorText(error)} onRetry={onRetry} isRetrying={isRetrying} />
      <p>
        <PageLink to={list.to}>{list.text}</PageLink>
      </p>
    </Stack>
  );
}

interface DonePanelProps {
  title: string;
  text: ReactNode;
  actions: ReactNode;
}

/** What became of it, in place of the form. */
export function DonePanel({ title, text, actions }: DonePanelProps) {
  return (
    <div className="container" role="status">
      <MessagePanel
        picture={<Art name="hero-dog" />}
        heading={<PageHeading takesFocus>{title}</PageHeading>}
        text={text}
        actions={actions}
      />
    </div>
  );
}

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

/** The 403 page: shown in place of a page's content when the signed-in member may not see it. */
export function ForbiddenPanel() {
  const { t } = useTranslation('shell');
  return (
    <div className="container">
      <MessagePanel
        picture={<Art name="window-other" />}
        heading={<PageHeading>{t('forbidden.title')}</PageHeading>}
        text={t('forbidden.text')}
        actions={
          <ActionLink to="home" kind="primary">
            {t('notFound.home')}
          </ActionLink>
        }
      />
    </div>
  );
}
