// refused by nothing
import { AppError, type Clock } from '@paltu/kernel';
export const copy = (at: Date): [Date, number] => [new Date(at), Math.max(Date.UTC(2026), 1)];
export const refuse = (clock: Clock): AppError => new AppError('invalid', 'thing.late', clock.now().toISOString());
