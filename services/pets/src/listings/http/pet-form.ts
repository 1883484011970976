import type { Request, RequestHandler } from 'express';
import type { PictureFile } from '../use-cases/ports.ts';

/** Reads a body that is JSON, or a form with pictures in the field `images`. The slice of images provides it. */
export interface PetForm {
  readonly reader: RequestHandler;
  readonly cleanUp: (request: Request) => Promise<void>;
  filesOf(request: Request): PictureFile[];
}
