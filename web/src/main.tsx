// Sets the order of the layers, so it comes before any rule of antd.
import '#shared/theme/base.css';
import 'virtual:antd/tokens.css';
import { StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { outliveTranslators } from './app/outlive-translators.ts';
import { firstPage } from './app/page-outlet.tsx';
import { reloadStaleBuild } from './app/reload-stale-build.ts';
import { takeAnswers } from './app/take-answers.ts';
import { keepFavourites } from './features/favourites/keep-favourites.ts';
import { startSession } from './features/session/model/session-saga.ts';
import { credentials } from '#shared/transport/transport.ts';
import { startI18n } from '#shared/i18n/i18n.ts';
// Listens from the first page on, though only later pages ask it.
import '#shared/navigation/last-query.ts';
import { watchTheme } from '#shared/theme/theme-choice.ts';

const root = document.getElementById('root');

/** Whether the page that came with the HTML is what the app would show first: a member sees another header, for one. */
function isTakenOver({ dataset }: HTMLElement): boolean {
  return dataset['prerendered'] === document.documentElement.lang && credentials.read() === undefined;
}

function Started({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

async function start(): Promise<void> {
  if (!root) return;
  // Only a page that came with a form can have been written in.
  const early = root.querySelector('form') === null ? undefined : import('./app/early-input.ts');
  watchTheme();
  await startI18n();
  startSession();
  const first = await firstPage();
  takeAnswers();
  const enterEarlyInput = (await early)?.keepEarlyInput(root);
  const takeForms = () => {
    enterEarlyInput?.();
    // From now on the app takes the submit of a form itself: `before-paint.js` holds none back any more.
    window.heldForm = null;
  };
  const app = (
    <StrictMode>
      <Started then={takeForms}>
        <App first={first} />
      </Started>
    </StrictMode>
  );
  if (isTakenOver(root)) hydrateRoot(root, app);
  else createRoot(root).render(app);
  outliveTranslators();
  keepFavourites();
}

/** Nothing of the app is there yet, not even its strings: show it in both languages and offer the reload. */
function showStartFailure(): void {
  if (!root) return;
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = 'Paltu could not be loaded. Try again. · Paltu لوڈ نہیں ہو سکا۔ دوبارہ کوشش کریں۔';
  root.className = 'container';
  root.replaceChildren(link);
}

start().catch(async (error: unknown) => {
  if (await reloadStaleBuild()) return;
  reportError(error);
  showStartFailure();
});
