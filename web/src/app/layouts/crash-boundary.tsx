import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

/** Catches what no page handled, and code that would not load (a new version was published, the connection broke). */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(new Error(`A page crashed: ${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
