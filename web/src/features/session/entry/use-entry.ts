import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/store/store.ts';
import { entryOpened, loginRequested, reactivationRequested, registrationRequested, selectEntry } from './entry-slice.ts';
import type { LoginRequest, RegistrationRequest } from './entry-slice.ts';

interface Awaited {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** The login or registration on the screen, which starts afresh with every visit; what is asked for answers when its flow has. */
export function useEntry() {
  const { status, error } = useAppSelector(selectEntry);
  const dispatch = useAppDispatch();
  const awaited = useRef<Awaited>(undefined);
  useEffect(() => {
    dispatch(entryOpened());
    return () => void dispatch(entryOpened());
  }, [dispatch]);
  useEffect(() => {
    if (status === 'failed') awaited.current?.reject(error);
    if (status === 'done' || status === 'unverified' || status === 'deactivated') awaited.current?.resolve();
  }, [status, error]);
  type Requested = ReturnType<typeof loginRequested | typeof reactivationRequested | typeof registrationRequested>;
  const ask = (action: Requested) =>
    new Promise<void>((resolve, reject) => {
      awaited.current = { resolve, reject };
      dispatch(action);
    });
  return {
    status,
    startOver: () => void dispatch(entryOpened()),
    logIn: (request: LoginRequest) => ask(loginRequested(request)),
    reactivate: (request: LoginRequest) => ask(reactivationRequested(request)),
    register: (request: RegistrationRequest) => ask(registrationRequested(request)),
  };
}
