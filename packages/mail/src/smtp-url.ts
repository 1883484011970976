/** An SMTP server, and how to speak with it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `required` and `when-offered` are STARTTLS. The server's certificate is checked in every case. */
  readonly tls: 'from-the-start' | 'required' | 'when-offered';
  readonly login: { readonly user: string; readonly password: string } | undefined;
}

export const smtpUrlShape = 'smtp://user:password@host:587 or smtps://user:password@host:465';

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The login of a URL: undefined when there is none, false when it is half or malformed. */
const loginOf = ({ username, password }: URL): SmtpServer['login'] | false => {
  if (username === '' && password === '') return undefined;
  const login = { user: decoded(username) ?? '', password: decoded(password) ?? '' };
  return login.user !== '' && login.password !== '' && login;
};

/** A password is not sent in the clear unless the URL asks for `requireTLS=false`. */
const tlsOf = ({ protocol, searchParams }: URL, login: SmtpServer['login']): SmtpServer['tls'] => {
  if (protocol === 'smtps:') return 'from-the-start';
  const asked = searchParams.get('requireTLS') ?? String(login !== undefined);
  return asked === 'true' ? 'required' : 'when-offered';
};

const isWhole = ({ protocol, hostname, pathname, search, hash }: URL): boolean =>
  /^smtps?:$/.test(protocol) &&
  hostname !== '' &&
  ['', '/'].includes(pathname) &&
  hash === '' &&
  (search === '' || (protocol === 'smtp:' && /^\?requireTLS=(true|false)$/.test(search)));

/** Reads `smtp://user:password@host:port` (`?requireTLS=true|false`) or `smtps://…`; undefined when it is neither. */
export const readSmtpUrl = (text: string): SmtpServer | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const login = url === undefined ? undefined : loginOf(url);
  if (url === undefined || login === false || !isWhole(url)) return undefined;
  const tls = tlsOf(url, login);
  const port = url.port === '' ? (tls === 'from-the-start' ? 465 : 587) : Number(url.port);
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, tls, login };
};
