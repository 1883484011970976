import { join } from 'node:path';

/** What auth reads beside what every service does; its mails and pictures lie in `folder`. */
export const authVariables = (folder: string): Record<string, string> => ({
  MAIL_DIR: folder,
  MAIL_FROM: 'Paltu <no-reply@paltu.example>',
  PUBLIC_URL: 'https://paltu.example',
  // Tests register more members from one address than anybody does; what limits promise has tests of its own.
  RATE_LIMITS: 'registrations=1000000,logins=1000000',
  KEY_SECRET: 'a secret of thirty-two characters, at least',
  OBJECT_STORE_DIR: join(folder, 'objects'),
  UPLOAD_DIR: join(folder, 'uploads'),
});
