import { Component, Fragment } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

interface Crashes {
  hasCrashed: boolean;
  /** How often the page was drawn anew. */
  drawings: number;
}

/** An extension that changes a page again at once would change it for ever. */
const mostDrawings = 20;

/** React holds a part of the page that somebody else has taken out of it: nothing is wrong with the page itself. */
const wasTakenApart = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

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
