import i18next from 'i18next';
import { fakeBrowser } from './fake-browser.ts';
import { fakeServer } from './fake-server.ts';

/**
 * The app's store and flows in a browser's tab in memory, with a server in memory, for the tests of flows. Called once per
 * file, before the code under test is imported; toasts are noted as `type: namespace:key`.
 */
export async function anApp(path: string) {
  const browser = fakeBrowser(path);
  browser.install();
  const server = fakeServer();
  Object.defineProperty(globalThis, 'fetch', { value: server.fetchFn, configurable: true });
  await i18next.init({ lng: 'cimode', appendNamespaceToCIMode: true });
  const { store, startFlow } = await import('#shared/store/store.ts');
  const { currentVisit, navigate } = await import('#shared/navigation/navigation.ts');
  const { credentials } = await import('#shared/transport/transport.ts');
  const { currentToasts, onToasts } = await import('#shared/toasts/toasts.ts');
  const toasts: string[] = [];
  onToasts(() =>
    currentToasts()
      .slice(-1)
      .forEach(({ type, text }) => toasts.push(`${type}: ${text}`)),
  );
  return { browser, server, store, startFlow, currentVisit, navigate, credentials, toasts };
}
