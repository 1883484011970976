// Opens accounts whose holders the operator knows: JSON on the standard input, a list of registrations, some of them with `isAdmin`.
import { json } from 'node:stream/consumers';
import { messageOf } from '@paltu/runtime';
import { isCommonPassword } from '@paltu/reference/common-passwords';
import { z } from 'zod';
import { registerBody } from './accounts/account-http.ts';
import { argon2PasswordHasher } from './accounts/argon2-password-adapter.ts';
import { passwordProblem } from './accounts/password.ts';
import { runOperatorWork } from './operator-command.ts';

const registration = registerBody({
  passwordProblem: (password) => passwordProblem(password, { policy: 'standard', isCommon: isCommonPassword }),
  onRefusedUserType: () => undefined,
});

/** An admin of demo data and of tests is shared by many: it needs no second factor. */
const asked = z.array(z.looseObject({ isAdmin: z.boolean().default(false) }));

await runOperatorWork(async ({ openAccount, exemptFromSecondFactor, grantAdmin }) => {
  const accounts = asked.parse(await json(process.stdin)).map(({ isAdmin, ...account }) => ({ isAdmin, ...registration.parse(account) }));
  const passwords = argon2PasswordHasher();
  const hashes = await Promise.all(accounts.map(({ email, password }) => passwords.hash(password, [email])));
  for (const [index, { isAdmin, password: _, ...details }] of accounts.entries()) {
    const { account, isNew } = await openAccount({ ...details, passwordHash: hashes[index] ?? '' });
    if (!isAdmin) continue;
    const { email, userType } = account;
    if (isNew) {
      await exemptFromSecondFactor(email);
      await grantAdmin(email);
    } else if (userType !== 'admin') {
      // A stranger may have registered it.
      throw new Error(`row ${index + 1}: ${email} has an account already, and it is no admin`);
    }
  }
  return `${accounts.length} accounts are open.`;
}, messageOf);
