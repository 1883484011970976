import { House, RotateCw } from 'lucide-react';
import { Component, Fragment } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Art } from '#shared/content/art.tsx';
import { Brand } from '#shared/content/brand/brand.tsx';
import { ActionLink, Button } from '#shared/ui/button.tsx';
import { MessagePanel } from '#shared/content/message-panel.tsx';
import styles from '../page-outlet.module.css';

interface Crashes {
  hasCrashed: boolean;
  /** How often the page was drawn anew. */
  drawings: number;
}

/** An extension that changes a page again at once would change it for ever. */
const mostDrawings = 20;

/** React holds a part of the page that somebody else has taken out of it: nothing is wrong with the page itself. */
const wasTakenApart = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/** What had the focus is gone with the page. One function for all renderings, so that a button that was focused since keeps it. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** Real links and reloads only: nothing of the app may be trusted to work any more. */
function CrashPage() {
  const { t } = useTranslation('shell');
  return (
    <main className={`container ${styles.crash}`}>
      <Brand />
      <MessagePanel
        heading={
          <h1 ref={takeFocus} tabIndex={-1}>
            {t('crash.title')}
          </h1>
        }
        text={t('crash.text')}
        picture={<Art name="window-rabbit" />}
        actions={
          <>
            <Button kind="primary" onClick={() => location.reload()} icon={<RotateCw size={20} aria-hidden />}>
              {t('crash.reload')}
            </Button>
            <ActionLink href="/" icon={<House size={20} aria-hidden />}>
              {t('crash.home')}
            </ActionLink>
          </>
        }
      />
    </main>
  );
}

/**
 * Catches what no page handled, and code that would not load (a new version was published, the connection broke). A page that an extension
 * has taken apart is drawn anew.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, Crashes> {
  override state: Crashes = { hasCrashed: false, drawings: 0 };

  static getDerivedStateFromError(): Partial<Crashes> {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (wasTakenApart(error) && this.state.drawings < mostDrawings)
      return this.setState(({ drawings }) => ({ hasCrashed: false, drawings: drawings + 1 }));
    reportError(new Error(`A page crashed: ${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    const { hasCrashed, drawings } = this.state;
    return hasCrashed ? <CrashPage /> : <Fragment key={drawings}>{this.props.children}</Fragment>;
  }
}
