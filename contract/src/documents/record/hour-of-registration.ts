/**
 * The hour that belongs beside the day of a registration; '' where only the day is known. A reserved number bears the day
 * of its reservation, and its paper came on a later one. A paper of another system comes without an hour, kept as midnight.
 */
export const hourOfRegistration = (registeredOn: string, at: { day: string; time: string }): string =>
  at.day === registeredOn && at.time !== '00:00' ? at.time : ''
