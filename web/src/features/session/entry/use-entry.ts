import { useEffect, useEffectEvent, useRef } from 'react';
import { navigate } from '#shared/navigation/navigation.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { startFlow, useAppDispatch, useAppSelector } from '#shared/store/store.ts';
import { selectUser } from '../model/session-slice.ts';
import { entrySaga } from './entry-saga.ts';
import {
  codeGiven,
  entryOpened,
  locationOfNext,
  loginRequested,
  nextPage,
  reactivationRequested,
  registrationRequested,
  selectEntry,
} from './entry-slice.ts';
import type { CodeRequest, LoginRequest, RegistrationRequest } from './entry-slice.ts';

startFlow(entrySaga);

/** Where login and registration lead. Who is signed in already when they open has nothing to do there, and goes there at once. */
function useNextPage(): string {
  const next = nextPage(usePage().query.next);
  const user = useAppSelector(selectUser);
  const pass = useEffectEvent(() => {
    if (!user) return;
    const { key, query } = locationOfNext(next, user);
    navigate(key, { query, replace: true });
  });
  // At the opening only: a login that succeeds here shows its success first.
  useEffect(() => pass(), []);
  return next;
}

interface Awaited {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** The login or registration on the screen, which starts afresh with every visit; what is asked for answers when its flow has. */
export function useEntry() {
  const next = useNextPage();
  const { status, error, challenge } = useAppSelector(selectEntry);
  const dispatch = useAppDispatch();
  const awaited = useRef<Awaited>(undefined);
  useEffect(() => {
    dispatch(entryOpened());
    return () => void dispatch(entryOpened());
  }, [dispatch]);
  useEffect(() => {
    if (status === 'failed') awaited.current?.reject(error);
    if (status === 'done' || status === 'unverified' || status === 'deactivated' || status === 'code') awaited.current?.resolve();
  }, [status, error]);
  type Requested = ReturnType<typeof codeGiven | typeof loginRequested | typeof reactivationRequested | typeof registrationRequested>;
  const ask = (action: Requested) =>
    new Promise<void>((resolve, reject) => {
      awaited.current = { resolve, reject };
      dispatch(action);
    });
  return {
    ...{ status, next, challenge },
    startOver: () => void dispatch(entryOpened()),
    logIn: (request: Omit<LoginRequest, 'next'>) => ask(loginRequested({ ...request, next })),
    reactivate: (request: Omit<LoginRequest, 'next'>) => ask(reactivationRequested({ ...request, next })),
    giveCode: (request: Omit<CodeRequest, 'next'>) => ask(codeGiven({ ...request, next })),
    register: (request: Omit<RegistrationRequest, 'next'>) => ask(registrationRequested({ ...request, next })),
  };
}
