import { throttledWarnOfEach, type Logger } from '@paltu/kernel';
import { ruleNamed, type RateLimiters, type RatePoints } from '@paltu/limits';
import { countWork } from '@paltu/service-kit';
import type { CountFromAddress } from '../use-cases/ports.ts';

export interface AddressLimitNeeds {
  readonly limiters: RateLimiters;
  readonly points: RatePoints;
  readonly logger: Logger;
}

export interface AddressLimits {
  /** Accounts that are made. */
  readonly countRegistration: CountFromAddress;
  /** Passwords that are judged, and mails that are ordered by visitors. */
  readonly countLogin: CountFromAddress;
}

/** What the holders of an address, who may be many, have done together; one that is refused is a line of the security log. */
export const limiterAddresses = ({ limiters, points, logger }: AddressLimitNeeds): AddressLimits => {
  const warn = throttledWarnOfEach(logger);
  const counted = (name: 'registrations' | 'logins'): CountFromAddress => {
    const limiter = limiters.of(ruleNamed(name, points));
    const take = async (address: string) => {
      const verdict = await limiter.take(address);
      if (!verdict.isAllowed) warn(`${name} ${address}`, { event: 'security.rate-limited', limit: name }, 'an address asks too often');
      return verdict;
    };
    return countWork({ take, giveBack: limiter.giveBack });
  };
  return { countRegistration: counted('registrations'), countLogin: counted('logins') };
};
