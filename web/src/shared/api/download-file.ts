import { apiBase, authorised } from '../transport/transport.ts';
import { apiErrorOf, networkError } from './api-error.ts';
import type { ApiError } from './api-error.ts';

/** In ms; a paper has at most 5 MB. */
const limitMs = 60_000;

function offer(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Fetches a file that only some may read, and offers it for keeping; answers why that failed. */
export async function downloadFile(path: string, name: string): Promise<ApiError | undefined> {
  const { data, error } = await authorised(async (token) => {
    try {
      const headers = new Headers(token ? { authorization: `Bearer ${token}` } : undefined);
      const response = await fetch(`${apiBase}${path}`, { headers, signal: AbortSignal.timeout(limitMs) });
      if (response.ok) return { data: await response.blob() };
      return { error: apiErrorOf(response.status, await response.json().catch(() => undefined)) };
    } catch {
      return { error: { ...networkError } };
    }
  });
  if (data instanceof Blob) offer(data, name);
  return error;
}
