import { AppError } from '@paltu/kernel';

export const wrongCredentials = (): AppError =>
  new AppError('unauthenticated', 'credentials.wrong', 'Login failed. Please check your credentials and try again.');

const refused = (code: string, message: string): AppError => new AppError('unauthenticated', code, message);

export const refreshTokenInvalid = (): AppError => refused('refresh-token.invalid', 'The session has ended. Please log in again.');

export const refreshTokenExpired = (): AppError => refused('refresh-token.expired', 'The session has expired. Please log in again.');

export const refreshTokenReused = (): AppError =>
  refused('refresh-token.reused', 'The session was ended because its token was used twice. Please log in again.');

/** Logging out with nothing that names a session. */
export const sessionUnnamed = (): AppError => refused('token.missing', 'Please log in to continue');
