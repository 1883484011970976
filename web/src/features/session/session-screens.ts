import { i18n } from '#shared/i18n/i18n.ts';
import { currentVisit, navigate } from '#shared/navigation/navigation.ts';
import { locationOf } from '#shared/navigation/page-path.ts';
import { extendStore, store } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { sessionApi } from './api/session-api.ts';
import { entrySaga } from './model/entry-saga.ts';
import type { EntryPorts } from './model/entry-saga.ts';
import { entrySlice } from './model/entry-slice.ts';

export { LoginScreen } from './components/login-screen.tsx';
export { RegisterScreen } from './components/register-screen.tsx';

const restBeforeRedirect = 1500;

const ports: EntryPorts = {
  login: (form) => store.dispatch(sessionApi.endpoints.login.initiate(form, { track: false })).unwrap(),
  register: (form) => store.dispatch(sessionApi.endpoints.register.initiate(form, { track: false })).unwrap(),
  sayWelcomeBack: () => toast.success(i18n.t('session:login.success')),
  sayRegistered: () => toast.success(i18n.t('session:register.success')),
  goOn: (next) => {
    // Whoever followed the link, or went elsewhere, stays there.
    if (!['login', 'register'].includes(currentVisit().key)) return;
    const [path = '', search = ''] = next.split('?');
    const { key, query } = locationOf(path, search);
    navigate(key, { query, replace: true });
  },
  pause: () => new Promise((resolve) => setTimeout(resolve, restBeforeRedirect)),
};

extendStore({
  slices: [entrySlice],
  sagas: [
    function* entry() {
      yield* entrySaga(ports);
    },
  ],
});
