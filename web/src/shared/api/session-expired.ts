import { createAction } from '@reduxjs/toolkit';

/** The server refused to refresh: the session feature clears credentials and asks to log in again. */
export const sessionExpired = createAction('session/expired');
