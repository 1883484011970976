import { callHeaders } from '../transport/call-headers.ts';
import { apiBase, authorised } from '../transport/transport.ts';
import { apiErrorOf, networkError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { offerFile } from './offer-file.ts';

/** In ms; a paper has at most 5 MB. */
const limitMs = 60_000;

/** Fetches a file that only some may read, and offers it for keeping; answers why that failed. */
export async function downloadFile(path: string, name: string): Promise<ApiError | undefined> {
  const { data, error } = await authorised(async (token) => {
    try {
      const headers = { ...callHeaders(token), accept: '*/*' };
      const response = await fetch(`${apiBase}${path}`, { headers, signal: AbortSignal.timeout(limitMs) });
      if (response.ok) return { data: await response.blob() };
      return { error: apiErrorOf(response.status, await response.json().catch(() => undefined), response.headers.get('retry-after')) };
    } catch {
      return { error: { ...networkError } };
    }
  });
  if (data instanceof Blob) offerFile(data, name);
  return error;
}
