import { callHeaders } from './call-headers.ts';
import { sendForm } from './send-form.ts';
import { apiBase, authorised } from './transport.ts';

export interface Upload<Data> {
  /** The answer's `data`; rejects with an ApiError, also after `abort` (code `upload.aborted`). */
  done: Promise<Data>;
  abort: () => void;
}

interface UploadOptions {
  /** Path below the API, such as `/pets/images`. */
  path: string;
  /** POST when it is left out. */
  method?: 'POST' | 'PUT';
  /** Name of the multipart field. */
  field: string;
  file: Blob;
  fileName: string;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Sends one file with its progress. Retry by calling again. */
export function uploadFile<Data>({ path, method = 'POST', field, file, fileName, onProgress }: UploadOptions): Upload<Data> {
  const stopping = new AbortController();
  const run = async (): Promise<Data> => {
    const { data, error } = await authorised((token) => {
      const form = new FormData();
      form.append(field, file, fileName);
      const { signal } = stopping;
      return sendForm({ method, address: `${apiBase}${path}`, headers: callHeaders(token), form, signal, onProgress });
    });
    if (error) throw error;
    return data as Data;
  };
  return { done: run(), abort: () => stopping.abort() };
}
