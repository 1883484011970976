import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { entryOpened, loginRequested, registrationRequested } from '../model/entry-slice.ts';
import type { EntryState, LoginRequest } from '../model/entry-slice.ts';
import type { RegistrationPayload } from '../model/registration.ts';

const idle: EntryState = { status: 'idle', error: null, attempt: 0 };

/** The login or registration on the screen; starts afresh with every visit. */
export function useEntry() {
  const state = useSelector((root: { entry?: EntryState }) => root.entry ?? idle);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(entryOpened());
    return () => void dispatch(entryOpened());
  }, [dispatch]);
  return {
    ...state,
    logIn: (request: LoginRequest) => dispatch(loginRequested(request)),
    register: (form: RegistrationPayload) => dispatch(registrationRequested(form)),
  };
}
