import { join } from 'node:path';

/** What auth reads beside what every service does; its mails and pictures lie in `folder`. */
export const authVariables = (folder: string): Record<string, string> => ({
  MAIL_DIR: folder,
  MAIL_FROM: 'Paltu <no-reply@paltu.example>',
  PUBLIC_URL: 'https://paltu.example',
  KEY_SECRET: 'a secret of thirty-two characters, at least',
  OBJECT_STORE_DIR: join(folder, 'objects'),
  UPLOAD_DIR: join(folder, 'uploads'),
});
