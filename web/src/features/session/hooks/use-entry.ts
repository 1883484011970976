import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/store/store.ts';
import { entryOpened, loginRequested, registrationRequested, selectEntry } from '../model/entry-slice.ts';
import type { LoginRequest } from '../model/entry-slice.ts';
import type { RegistrationPayload } from '../model/registration.ts';

/** The login or registration on the screen; starts afresh with every visit. */
export function useEntry() {
  const state = useAppSelector(selectEntry);
  const dispatch = useAppDispatch();
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
