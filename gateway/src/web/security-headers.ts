import type { Request, Response } from 'express';
import helmet from 'helmet';

const oneYear = 365 * 24 * 60 * 60;

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // A wallet has its page opened by a form: the sandbox of JazzCash, and its live site.
    'form-action': ["'self'", 'https://sandbox.jazzcash.com.pk', 'https://payments.jazzcash.com.pk'],
  },
};

/** Lets the inline scripts of a page run, which our own build wrote, and no others. */
export const allowScripts = (response: Response, hashes: readonly string[]): void => {
  const policy = response.get('content-security-policy');
  if (policy === undefined || hashes.length === 0) return;
  const named = hashes.map((hash) => `'${hash}'`).join(' ');
  response.set('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${named}`));
};

type Headers = readonly (readonly [name: string, value: string])[];

/** The headers that a middleware of helmet sets; ours are the same for everybody. */
const headersSetBy = (...handlers: readonly ReturnType<typeof helmet.strictTransportSecurity>[]): Headers => {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  } as unknown as Response;
  for (const handler of handlers)
    handler({} as Request, response, (error?: unknown) => {
      if (error !== undefined) throw error as Error;
    });
  return [...headers];
};

const always = helmet({
  contentSecurityPolicy,
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
  xDownloadOptions: false,
});
/** Devices and sensors that no page asks for: what runs in one all the same gets none of them. Lists of what is near the reader ask where that is. */
const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'idle-detection', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];
const permissions = ['permissions-policy', [...unused.map((name) => `${name}=()`), 'geolocation=(self)'].join(', ')] as const;

const plain = [...headersSetBy(always), permissions].flat();
const overTls = [...headersSetBy(always, helmet.strictTransportSecurity({ maxAge: oneYear })), permissions].flat();

/** Headers that keep a browser from doing what our pages never ask for, names and values in turns. HSTS only where the caller came over TLS. */
export const browserHeaders = (isSecure: boolean): readonly string[] => (isSecure ? overTls : plain);
