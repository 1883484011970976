import { AppError } from '@paltu/kernel';
import { errorHandler, errorReply, requestIdOf, sendReply } from '@paltu/service-kit';
import type { Logger } from '@paltu/kernel';
import type { ErrorRequestHandler } from 'express';

/** A refusal whose HTTP status no error kind stands for: 405, 414, 416, 431, 504. */
export class DoorRefusal extends Error {
  override readonly name = 'DoorRefusal';
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

const asAppError = (refusal: DoorRefusal): AppError => new AppError('invalid', refusal.code, refusal.message);

/** The JSON body of a refusal, for answers that are written without Express too. */
export const refusalBody = (refusal: DoorRefusal, requestId: string): object => errorReply(asAppError(refusal), requestId).body ?? {};

/** Ends a request that was refused or failed with the error body that every service answers. */
export const answerErrors = (logger: Logger): ErrorRequestHandler => {
  const answerOthers = errorHandler(logger, (error) => error);
  return (error: unknown, request, response, next) => {
    if (!(error instanceof DoorRefusal) || response.headersSent) return answerOthers(error, request, response, next);
    const reply = errorReply(asAppError(error), requestIdOf(response));
    void sendReply(response, { ...reply, status: error.status, headers: { ...reply.headers, ...error.headers } });
  };
};
