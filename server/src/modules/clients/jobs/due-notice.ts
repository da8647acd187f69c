import { endNoticeDays } from '@hdoc/contract/institution-values.ts'

/**
 * Which notices a number of days before the end calls for: the nearest is sent, those whose day went by unused are
 * passed over, so that a job that runs late tells once and says what is true.
 */
export function dueNotices(daysLeft: number): { send: number | undefined; passed: number[] } {
  const due = endNoticeDays.filter((days) => daysLeft >= 0 && daysLeft <= days).sort((a, b) => a - b)
  const [send, ...passed] = due
  return { send, passed }
}
