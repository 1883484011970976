import { apiErrorOf, networkError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { apiBase, credentials, refreshSession } from './api.ts';

export interface Upload<Data> {
  /** The answer's `data`; rejects with an ApiError, also after `abort` (code `upload.aborted`). */
  done: Promise<Data>;
  abort: () => void;
}

interface UploadOptions {
  /** Path below the API, such as `/pets/images`. */
  path: string;
  /** Name of the multipart field. */
  field: string;
  file: Blob;
  fileName: string;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
}

const aborted: ApiError = { ...networkError, code: 'upload.aborted' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sendOnce(options: UploadOptions, request: XMLHttpRequest, token: string | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.open('POST', `${apiBase}${options.path}`);
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total === 0 ? 0 : loaded / total);
    request.onerror = () => reject(networkError);
    request.onabort = () => reject(aborted);
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve((body as { data?: unknown } | undefined)?.data);
      else reject(apiErrorOf(request.status, body, request.getResponseHeader('retry-after')));
    };
    const form = new FormData();
    form.append(options.field, options.file, options.fileName);
    request.send(form);
  });
}

/** Sends one file with its progress (fetch has none for uploads). An expired token is refreshed once; retry by calling again. */
export function uploadFile<Data>(options: UploadOptions): Upload<Data> {
  let request = new XMLHttpRequest();
  let isAborted = false;
  const run = async (): Promise<unknown> => {
    const token = credentials.read()?.token;
    try {
      return await sendOnce(options, request, token);
    } catch (error) {
      const isExpired = (error as ApiError).status === 401 && token !== undefined;
      if (!isExpired || (await refreshSession(token)) !== 'refreshed' || isAborted) throw error;
      request = new XMLHttpRequest();
      return sendOnce(options, request, credentials.read()?.token);
    }
  };
  const abort = () => {
    isAborted = true;
    request.abort();
  };
  return { done: run() as Promise<Data>, abort };
}
