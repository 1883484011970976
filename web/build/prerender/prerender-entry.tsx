import './browser-globals.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../../src/app/app.tsx';
import { firstPage } from '../../src/app/page-outlet.tsx';
import { routes } from '../../src/app/router.tsx';
import { startSession } from '../../src/features/session/session-feature.ts';
import { startI18n } from '../../src/shared/i18n/i18n.ts';

async function render() {
  await startI18n();
  startSession();
  const first = await firstPage();
  const html = renderToString(
    <StrictMode>
      <App first={first} />
    </StrictMode>,
  );
  return { html, namespaces: first.route.namespaces };
}

/** A program: prints what a visitor sees first at a path, or with `--patterns` the keys of all pages, as JSON. */
const said = process.argv.includes('--patterns') ? routes.map(({ pattern }) => pattern) : await render();
process.stdout.write(JSON.stringify(said), () => process.exit(0));
