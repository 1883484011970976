import { createHash, randomBytes } from 'node:crypto';

export type Language = 'en' | 'ur';

/** The words of a letter, in one language. `{name}` and the like stand for what is put in. */
export interface LetterText {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The words of the button, where a letter has a link. */
  readonly button?: string;
  /** What to do when one has not asked for it. */
  readonly notYou: string;
}

/** What every letter in a language has. */
export interface LetterFrame {
  readonly direction: 'ltr' | 'rtl';
  readonly fonts: string;
  /** For a reader whose button does nothing. */
  readonly copyLink: string;
  readonly footer: string;
}

export const letterFrames: Readonly<Record<Language, LetterFrame>> = {
  en: {
    direction: 'ltr',
    fonts: "'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    copyLink: 'If the button does nothing, copy this address into your browser:',
    footer: 'Paltu, pets looking for a home in Pakistan. Nobody reads answers to this mail.',
  },
  ur: {
    direction: 'rtl',
    fonts: "'Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI', Tahoma, sans-serif",
    copyLink: 'اگر بٹن کام نہ کرے تو یہ پتا اپنے براؤزر میں لکھیں:',
    footer: 'Paltu: پاکستان میں گھر ڈھونڈتے پالتو جانور۔ اس ای میل کا جواب کوئی نہیں پڑھتا۔',
  },
};

/** A line of a list, and where it leads. */
export interface LetterEntry {
  readonly text: string;
  readonly link: string;
}

export interface LetterParts {
  readonly language: Language;
  readonly frame: LetterFrame;
  readonly subject: string;
  readonly hello: string;
  readonly paragraphs: readonly string[];
  readonly entries: readonly LetterEntry[];
  readonly button?: string | undefined;
  readonly link?: string | undefined;
  readonly notYou: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .ground { background: #0f1a17 !important; }
  .card { background: #16241f !important; }
  .text { color: #e6f0eb !important; }
  .soft { color: #a9bbb3 !important; }
  .link { color: #7fd6a0 !important; }
  .button { background: #4fd1a5 !important; color: #06231b !important; }
}`;

const action = ({ frame, button, link }: LetterParts): string =>
  button === undefined || link === undefined
    ? ''
    : `<p style="margin:24px 0"><a class="button" href="${escaped(link)}" style="display:inline-block;background:#00664f;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:8px">${escaped(button)}</a></p>
<p class="soft" style="margin:0 0 4px;color:#465750;font-size:14px">${escaped(frame.copyLink)}</p>
<p dir="ltr" style="margin:0 0 16px;font-size:14px;word-break:break-all"><a class="link" href="${escaped(link)}" style="color:#00664f">${escaped(link)}</a></p>`;

/** The letter as HTML: one column, no picture, no script, nothing fetched; inline styles, for many readers drop the style sheet. */
export const letterHtml = (parts: LetterParts): string => {
  const { language, frame, subject, hello, paragraphs, entries, notYou } = parts;
  const line = (text: string): string => `<p class="text" style="margin:0 0 16px;color:#14231f">${escaped(text)}</p>`;
  const entry = ({ text, link }: LetterEntry): string =>
    `<p style="margin:0 0 12px"><a class="link" href="${escaped(link)}" style="color:#00664f">${escaped(text)}</a></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${frame.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${styleSheet}</style>
</head>
<body style="margin:0;background:#f1f7f4">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f1f7f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" dir="${frame.direction}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;font-family:${frame.fonts};font-size:16px;line-height:1.7;text-align:start;overflow-wrap:anywhere;word-break:break-word"><tr><td style="padding:24px">
<h1 class="text" style="margin:0 0 16px;color:#14231f;font-size:20px">${escaped(subject)}</h1>
${[...[hello, ...paragraphs].map(line), ...entries.map(entry)].join('\n')}
${action(parts)}
<p class="soft" style="margin:0 0 16px;color:#465750;font-size:14px">${escaped(notYou)}</p>
<p class="soft" style="margin:0;color:#465750;font-size:13px">${escaped(frame.footer)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
};

export interface Letter {
  readonly language: Language;
  readonly words: LetterText;
  /** What stands for `{name}` and the like in greeting and paragraphs. */
  readonly values?: Readonly<Record<string, string>>;
  /** What stands below its paragraphs, each with an address of its own. */
  readonly entries?: readonly LetterEntry[];
  /** Where its button leads. */
  readonly link?: string | undefined;
}

/** A letter as it is read: the same in plain text and in HTML. */
export const composeLetter = ({
  language,
  words,
  values = {},
  entries = [],
  link,
}: Letter): { subject: string; text: string; html: string } => {
  const { subject, greeting, paragraphs, button, notYou } = words;
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (sign, name: string) => values[name] ?? sign);
  const frame = letterFrames[language];
  const hello = filled(greeting);
  const lines = paragraphs.map(filled);
  const listed = entries.map((entry) => `${entry.text}\n${entry.link}`);
  const linked = link === undefined || button === undefined ? [] : [`${button}:\n${link}`];
  return {
    subject,
    text: `${[hello, ...lines, ...listed, ...linked, notYou, `-- \n${frame.footer}`].join('\n\n')}\n`,
    html: letterHtml({ language, frame, subject, hello, paragraphs: lines, entries, button, link, notYou }),
  };
};

/** Tokens for the links of mails: the token is in the mail alone, its hash is what is kept. */
export const linkTokens = {
  create: (): string => randomBytes(32).toString('base64url'),
  hash: (token: string): string => createHash('sha256').update(token).digest('base64url'),
};
