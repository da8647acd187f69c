const MINUTE_MS = 60_000
/** Until then the clocks of Bucharest were 1 hour, 44 minutes and 24 seconds before Greenwich: midnight is no whole minute there. */
const FIRST_WHOLE_MINUTE = '1931-07-25'

/**
 * The hour that belongs beside the day of a registration; '' where only the day is known. A reserved number bears the day
 * of its reservation, and its paper came on a later one. A paper of another system comes without an hour, kept as the very
 * instant of midnight; one that is registered in the minute after it has an hour.
 */
export const hourOfRegistration = (
  registeredOn: string,
  at: { day: string; time: string; instant: string },
): string => {
  const isExact = at.day < FIRST_WHOLE_MINUTE || Date.parse(at.instant) % MINUTE_MS === 0
  const isMidnight = at.time === '00:00' && isExact
  return at.day === registeredOn && !isMidnight ? at.time : ''
}
