import { apiErrorOf, networkError } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import type { Answer } from './authorised.ts';
import { callHeaders } from './call-headers.ts';
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

/** In ms: without a byte on its way, and, once all is sent, without an answer (the gateway gives up at 90 s). */
const patience = { sending: 30_000, answer: 95_000 };

const aborted: ApiError = { ...networkError, code: 'upload.aborted' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answerOf(request: XMLHttpRequest): Answer {
  const body = parsed(request.responseText);
  if (request.status >= 200 && request.status < 300) return { data: (body as { data?: unknown } | undefined)?.data };
  return { error: apiErrorOf(request.status, body, request.getResponseHeader('retry-after')) };
}

/** Breaks a request off that has stood still for too long; `wait` starts the time anew. */
function watch(giveUp: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = (ms: number) => {
    stop();
    timer = setTimeout(giveUp, ms);
  };
  return { wait, stop };
}

function sendOnce(options: UploadOptions, request: XMLHttpRequest, token: string | undefined): Promise<Answer> {
  return new Promise((resolve) => {
    const standstill = watch(() => {
      resolve({ error: { ...networkError } });
      request.abort();
    });
    const end = (answer: Answer) => {
      standstill.stop();
      resolve(answer);
    };
    request.open(options.method ?? 'POST', `${apiBase}${options.path}`);
    for (const [name, value] of Object.entries(callHeaders(token))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      standstill.wait(patience.sending);
      options.onProgress?.(total === 0 ? 0 : loaded / total);
    };
    request.upload.onload = () => standstill.wait(patience.answer);
    request.onerror = () => end({ error: { ...networkError } });
    request.onabort = () => end({ error: { ...aborted } });
    request.onload = () => end(answerOf(request));
    const form = new FormData();
    form.append(options.field, options.file, options.fileName);
    standstill.wait(patience.sending);
    request.send(form);
  });
}

/** Sends one file with its progress, which fetch cannot tell. Retry by calling again. */
export function uploadFile<Data>(options: UploadOptions): Upload<Data> {
  let request: XMLHttpRequest | undefined;
  let isAborted = false;
  const send = (token: string | undefined): Promise<Answer> => {
    if (isAborted) return Promise.resolve({ error: { ...aborted } });
    request = new XMLHttpRequest();
    return sendOnce(options, request, token);
  };
  const run = async (): Promise<Data> => {
    const { data, error } = await authorised(send);
    if (error) throw error;
    return data as Data;
  };
  const abort = () => {
    isAborted = true;
    request?.abort();
  };
  return { done: run(), abort };
}
