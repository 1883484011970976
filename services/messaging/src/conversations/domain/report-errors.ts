import { refusal } from '@paltu/kernel';

export const reportNotFound = refusal('not-found', 'report.not-found', 'There is no such report');

export const reportAlreadyDecided = refusal('conflict', 'report.already-decided', 'Another admin has decided this report meanwhile');

export const reportAboutVisitor = refusal('conflict', 'report.about-visitor', 'A visitor has no account that could be warned or stopped');

export const reportNotStopped = refusal('conflict', 'report.not-stopped', 'Nobody is stopped from writing by this report');

export const writingStopped = refusal('forbidden', 'conversation.writing-stopped', 'An admin has stopped you from writing messages');
