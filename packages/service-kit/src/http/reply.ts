import type { Readable } from 'node:stream';

/** An answer as a value: handlers return it, one place writes it. */
export interface Reply {
  readonly status: number;
  readonly body?: object | undefined;
  readonly stream?: Readable | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ReplyOptions {
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const success = (status: number, data: object | undefined, options: ReplyOptions): Reply => ({
  status,
  body: {
    status: 'success',
    ...(options.message === undefined ? {} : { message: options.message }),
    ...(data === undefined ? {} : { data }),
  },
  headers: options.headers ?? {},
});

/** 200 with `data`. */
export const ok = (data?: object, options: ReplyOptions = {}): Reply => success(200, data, options);

/** 201 with `data`. */
export const created = (data: object, options: ReplyOptions = {}): Reply => success(201, data, options);

/** 204, no body. */
export const noContent = (): Reply => ({ status: 204, headers: {} });

/** 200 with a body of bytes; `contentType` and, where known, `size` in bytes. */
export const bytes = (stream: Readable, options: { contentType: string; size?: number; headers?: Record<string, string> }): Reply => ({
  status: 200,
  stream,
  headers: {
    'content-type': options.contentType,
    ...(options.size === undefined ? {} : { 'content-length': String(options.size) }),
    ...options.headers,
  },
});

/** 200 with a JSON body that has no envelope (JWKS, health). */
export const raw = (body: object, status = 200, headers: Record<string, string> = {}): Reply => ({ status, body, headers });
