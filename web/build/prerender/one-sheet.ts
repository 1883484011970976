import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * One style sheet in place of all that a page links to, for nothing is painted before the last of them. The links stay, disabled: a
 * browser does not fetch them, and Vite's loader, which looks for them, takes their rules for there.
 * @param outDir folder of the build, to which the sheet is written
 */
export const withOneSheet = async (html: string, outDir: string): Promise<string> => {
  const files = [...html.matchAll(link)].flatMap(([, file]) => (file === undefined ? [] : [file]));
  const rules = (await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')))).join('\n');
  const sheet = `assets/page-${createHash('sha256').update(rules).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(outDir, sheet), rules);
  let isFirst = true;
  return html.replace(link, (tag) => {
    const disabled = tag.replace('<link ', '<link disabled ');
    if (!isFirst) return disabled;
    isFirst = false;
    return `<link rel="stylesheet" crossorigin href="/${sheet}">${disabled}`;
  });
};
