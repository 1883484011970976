import { limitersOf } from '@paltu/limits';
import { picturesModule, uploadLimitsOf } from '@paltu/pictures';
import { defineService } from '@paltu/runtime';
import { keySecretsOf } from '@paltu/sealing';
import { objectStoreOf } from '@paltu/storage';
import { accountsModule } from './accounts/accounts-module.ts';
import { authConfig } from './config.ts';
import { figuresModule } from './figures/figures-module.ts';
import { keysModule } from './keys/keys-module.ts';
import { mailQueue, mailsModule } from './mails/mails-module.ts';
import { tooManyCodes } from './second-factors/second-factor.ts';
import { secondFactorsModule } from './second-factors/second-factors-module.ts';
import { sessionEndings, sessionsModule } from './sessions/sessions-module.ts';

export const authService = defineService({
  name: 'auth',
  config: authConfig,
  slices: (parts, { PASSWORD_POLICY: passwordPolicy, PUBLIC_URL: publicUrl, ...config }) => {
    const limiters = limitersOf(config, parts.logger);
    const objects = objectStoreOf(config, parts.logger);
    const pictures = picturesModule({
      ...parts,
      objects,
      uploadDirectory: config.UPLOAD_DIR,
      takesAhead: false,
      limits: uploadLimitsOf(config),
    });
    const keySecrets = keySecretsOf(config);
    const keys = keysModule({ ...parts, keySecrets });
    const outgoing = { sessionsIn: sessionEndings(parts), mailsIn: mailQueue(parts.clock) };
    const accounts = accountsModule({
      ...parts,
      ...outgoing,
      pictures,
      passwordPolicy,
      limiters,
      ratePoints: config.RATE_LIMITS,
      hashEmail: keys.hashEmail,
      tooManyCodes,
    });
    const secondFactors = secondFactorsModule({
      ...parts,
      ...outgoing,
      ...accounts.factorHolders,
      keySecrets,
      isRequired: config.REQUIRE_ADMIN_2FA === 'on',
    });
    const figures = figuresModule(parts.database, accounts.profile);
    return [
      keys,
      pictures,
      accounts,
      secondFactors,
      figures,
      sessionsModule({ ...parts, keys, accounts, secondFactors, figures, limiters }),
      mailsModule({ ...parts, mailer: config, publicUrl, findRecipient: accounts.findRecipient }),
      { prepare: limiters.open },
    ];
  },
});
