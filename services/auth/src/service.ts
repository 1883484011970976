import { limitersOf } from '@paltu/limits';
import { defineService } from '@paltu/runtime';
import { accountsModule } from './accounts/accounts-module.ts';
import { authConfig } from './config.ts';
import { keysModule } from './keys/keys-module.ts';
import { sessionEndings, sessionsModule } from './sessions/sessions-module.ts';

export const authService = defineService({
  name: 'auth',
  config: authConfig,
  slices: (parts, { PASSWORD_POLICY: passwordPolicy, ...config }) => {
    const limiters = limitersOf(config, parts.logger);
    const keys = keysModule(parts);
    const accounts = accountsModule({ ...parts, passwordPolicy, limiters, sessionsIn: sessionEndings(parts) });
    return [keys, accounts, sessionsModule({ ...parts, keys, accounts, limiters }), { prepare: limiters.open }];
  },
});
