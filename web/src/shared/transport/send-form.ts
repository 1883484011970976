import { apiErrorOf, networkError } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import type { Answer } from './authorised.ts';

export interface FormToSend {
  method: string;
  address: string;
  headers: Readonly<Record<string, string>>;
  form: FormData;
  /** Breaks it off: it answers `upload.aborted`. */
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
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
  const body = parsed(request.responseText) as { data?: unknown; message?: string } | undefined;
  if (request.status >= 200 && request.status < 300) return { data: body?.data, meta: { message: body?.message } };
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

/** Sends a form with its progress, which fetch cannot report. It waits as long as something goes on. */
export function sendForm({ method, address, headers, form, signal, onProgress }: FormToSend): Promise<Answer> {
  if (signal.aborted) return Promise.resolve({ error: { ...aborted } });
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  return new Promise<Answer>((resolve) => {
    const standstill = watch(() => {
      resolve({ error: { ...networkError } });
      abort();
    });
    const end = (answer: Answer) => {
      standstill.stop();
      signal.removeEventListener('abort', abort);
      resolve(answer);
    };
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      standstill.wait(patience.sending);
      onProgress?.(total === 0 ? 0 : loaded / total);
    };
    request.upload.onload = () => standstill.wait(patience.answer);
    request.onerror = () => end({ error: { ...networkError } });
    request.onabort = () => end({ error: { ...aborted } });
    request.onload = () => end(answerOf(request));
    signal.addEventListener('abort', abort);
    standstill.wait(patience.sending);
    request.send(form);
  });
}
